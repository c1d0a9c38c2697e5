/** Ms between two signs of life. The style sheet takes an overlay that has given none for some time out of sight. */
const BEAT = 2000;

/**
 * Gives signs of life until the signal. When the extension is switched off or taken away, Firefox ends its scripts in the midst of
 * whatever they do, and nobody is left to take the overlay away: marks that nobody keeps would stay on the table. So the style
 * sheet itself hides them, unless it is put off again and again.
 */
export const keepAlive = (element: HTMLElement, page: Document, signal: AbortSignal): void => {
  let beat = 0;
  const give = (): void => {
    beat = 1 - beat;
    element.dataset.beat = `${beat}`;
  };
  give();
  const timer = setInterval(give, BEAT);
  // In a hidden tab timers are held back, perhaps for too long: whoever comes back to it should see the overlay at once.
  page.addEventListener('visibilitychange', give, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
};
