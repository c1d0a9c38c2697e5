import type { View } from '../table/view';
import { browser } from './api';
import type { Badge } from './messages';
import { sendNotice } from './notices';

/** The amber of penalty cards and its ink, as in the look; ink on paper for what cannot be read. */
const COUNT_COLOURS = { background: '#ffc43d', text: '#2b1b00' };
const UNREADABLE_COLOURS = { background: '#525c67', text: '#ffffff' };

/** Ms before a badge that could not be set is tried again, the worker having died in the middle of it. */
const TRY_AGAIN = [200, 1000, 5000];

/** What the badge says of a view. */
export const badgeOf = ({ state, table }: View): Badge => ({
  penaltyCards: table?.ruling.penaltyCards.length ?? 0,
  unreadable: state === 'unreadable',
});

/** Tells the background what the badge of this page's tab should say. */
export type BadgeTeller = {
  /** @param view null where the user wants no badge */
  tell(view: View | null): void;
  /** Says it again: a page that came back out of the history cache has lost its badge. */
  repeat(): void;
  stop(): void;
};

export const createBadgeTeller = (): BadgeTeller => {
  const empty: Badge = { penaltyCards: 0, unreadable: false };
  let latest = empty;
  let version = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (attempt: number): Promise<void> => {
    const mine = version;
    const done = await sendNotice({ type: 'badge', badge: latest });
    const delay = TRY_AGAIN[attempt];
    if (done || mine !== version || delay === undefined) return;
    timer = setTimeout(() => void send(attempt + 1), delay);
  };

  const repeat = (): void => {
    version += 1;
    clearTimeout(timer);
    void send(0);
  };

  return {
    tell(view) {
      const badge = view ? badgeOf(view) : empty;
      if (badge.penaltyCards === latest.penaltyCards && badge.unreadable === latest.unreadable) return;
      latest = badge;
      repeat();
    },
    repeat() {
      if (latest !== empty) repeat();
    },
    stop() {
      version += 1;
      clearTimeout(timer);
    },
  };
};

/**
 * Sets the badge of a tab. The browser itself takes it away when the tab goes to another page.
 * @throws never: a tab that has just been closed needs no badge
 */
export const paintBadge = async (tabId: number, { penaltyCards, unreadable }: Badge): Promise<void> => {
  const colours = unreadable ? UNREADABLE_COLOURS : COUNT_COLOURS;
  const text = unreadable ? '?' : penaltyCards > 0 ? String(penaltyCards) : '';
  try {
    await Promise.all([
      browser.action.setBadgeBackgroundColor({ tabId, color: colours.background }),
      browser.action.setBadgeTextColor({ tabId, color: colours.text }),
      browser.action.setBadgeText({ tabId, text }),
    ]);
  } catch {
    // The tab is gone.
  }
};
