export { type Ask, WordsProvider } from './context';
export { dress, type Link, type Look, showTable, tabInAddress, wordsFor } from './page';
export { Say } from './say';
export { TableSurface, type TableSurfaceProps } from './surface';
