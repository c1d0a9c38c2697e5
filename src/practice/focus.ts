/**
 * Does something that may take away the card in focus, for those who go by keyboard: the focus then stays in its hand, at the
 * card that has come to its place.
 */
export const keepingFocus = (page: Document, run: () => void): void => {
  const focused = page.activeElement;
  const hand = focused?.matches(':focus-visible') ? focused.closest('[data-hand]') : null;
  if (!focused || !hand) {
    run();
    return;
  }
  const name = hand.getAttribute('data-hand');
  const at = [...hand.querySelectorAll('button')].findIndex((card) => card.isSameNode(focused));
  run();
  if (focused.isConnected) return;
  const cards = [...page.querySelectorAll<HTMLElement>(`[data-hand="${name}"] button`)];
  cards[Math.min(at, cards.length - 1)]?.focus({ preventScroll: true });
};
