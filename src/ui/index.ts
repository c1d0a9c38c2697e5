export type { Account, Finding, LoadAccount } from './account';
export type { PanelSlot } from './context';
export { type Ask, SurfaceProvider, WordsProvider } from './context';
export type { Offer, Offers } from './offer';
export {
  dress,
  dressPage,
  type Link,
  type Look,
  type Speech,
  showTable,
  type TabActs,
  tabInAddress,
} from './page';
export { allParts } from './parts';
export { Say } from './say';
export { TableSurface, type TableSurfaceProps } from './surface';
