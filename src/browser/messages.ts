import type { Answer, Request, View } from '../table/view';

/*
 * Everything that crosses between the parts of the extension. Two ways:
 *
 *  - a port, opened by a surface (popup, panel) to the page that has the table: ToTable one way, FromTable the other;
 *  - notices, sent to whoever listens, and never answered with data: Notice.
 *
 * What arrives is checked before anybody reads it: by parse-to-table, parse-from-table and parse-notice, each by itself, so that a
 * script need not carry the checks of what it never receives.
 */

/** From a surface to a page. `to` is the speaker that is meant: one port can reach several frames. */
export type ToTable = { readonly type: 'ask'; readonly id: number; readonly to: string; readonly request: Request };

/** From a page to a surface. `from` names the speaker: one frame's script, or the practice page. */
export type FromTable =
  | { readonly type: 'view'; readonly from: string; readonly view: View }
  | { readonly type: 'answer'; readonly from: string; readonly id: number; readonly answer: Answer };

/** What the toolbar badge of a tab says: a number of penalty cards, or that its table cannot be read. */
export type Badge = { readonly penaltyCards: number; readonly unreadable: boolean };

export type Notice =
  /** A page has begun to serve surfaces: those that wait for its tab may call now. */
  { readonly type: 'serving'; readonly from: string } | { readonly type: 'badge'; readonly badge: Badge };

/** Name of the port between a surface and the content scripts of a tab. */
export const TABLE_PORT = 'table';

/** Name of the port between a surface and an extension page in a tab, which content scripts' ports do not reach. */
export const tablePortOf = (tabId: number): string => `${TABLE_PORT}:${tabId}`;
