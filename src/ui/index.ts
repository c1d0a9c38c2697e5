export { CardFace, type CardFaceProps, CardRow, endsSuit, Pip, type Verdict } from './cardFace';
export { type Ask, WordsProvider } from './context';
export { Say } from './say';
export { TableSurface, type TableSurfaceProps } from './surface';
