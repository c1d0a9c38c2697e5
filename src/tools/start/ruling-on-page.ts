/** The ruling as a page of the extension shows it, by the data attributes that the contract promises. */
export type RulingOnPage = {
  readonly state: string;
  readonly laws: string | null;
  readonly turn: string | null;
  readonly decision: string | null;
  readonly choices: readonly { readonly choice: string; readonly suits: readonly string[] }[];
  readonly penaltyCards: readonly { readonly card: string; readonly seat: string; readonly status: string }[];
  readonly exposed: readonly { readonly card: string; readonly seat: string; readonly why: string }[];
  readonly obligations: readonly { readonly law: string; readonly kind: string }[];
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
  readonly depends: readonly string[];
};

/** Reads the ruling from the page's one surface. Runs in the page, so it may use nothing from outside itself. */
export function rulingOnPage(): RulingOnPage | null {
  const surface = document.querySelector<HTMLElement>('[data-state]');
  if (surface === null) return null;
  const marked = (selector: string) =>
    [...surface.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset);
  const first = (name: string) => marked(`[data-${name}]`)[0]?.[name] ?? null;
  const cards = (verdict: string) => marked(`[data-card][data-verdict="${verdict}"]`).map(({ card = '' }) => card);
  return {
    state: surface.dataset.state ?? '',
    laws: first('laws'),
    turn: first('turn'),
    decision: first('decision'),
    choices: marked('[data-choice]').map(({ choice = '', suits = '' }) => ({
      choice,
      suits: suits.split(' ').filter(Boolean),
    })),
    penaltyCards: marked('[data-penalty-card]').map(({ penaltyCard: card = '', seat = '', status = '' }) => ({
      card,
      seat,
      status,
    })),
    exposed: marked('[data-exposed-card]').map(({ exposedCard: card = '', seat = '', why = '' }) => ({
      card,
      seat,
      why,
    })),
    obligations: marked('[data-obligation]').map(({ law = '', obligation: kind = '' }) => ({ law, kind })),
    legal: cards('legal'),
    illegal: cards('illegal'),
    depends: cards('depends'),
  };
}

/**
 * The ruling in the words of the page, as a screen reader has them: what is drawn for the eye alone is taken away first, so this
 * is the last thing to ask of a page. Runs in the page.
 */
export function wordsOnPage(): string {
  const surface = document.querySelector<HTMLElement>('[data-state]');
  for (const drawn of surface?.querySelectorAll('[aria-hidden="true"], form, select, details:not([open])') ?? [])
    drawn.remove();
  // biome-ignore lint/performance/useDomNodeTextContent: lines must break where the page breaks them.
  return (surface?.innerText ?? '').replace(/\s*\n\s*/g, '\n').trim();
}
