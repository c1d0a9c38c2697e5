/** What came of one run. */
type Result = {
  readonly site: string;
  readonly kind: string;
  /** Events that ought to be noted, beside the cards played as they should be. */
  readonly expected: number;
  /** Cards that ought to be noted as played. */
  readonly cards: number;
  readonly missed: readonly string[];
  /** Noted, read or marked, and not so. */
  readonly wrong: readonly string[];
  /** Where it was, for whoever has to mend what is found. */
  readonly where: string;
};

type Row = { runs: number; cards: number; expected: number; missed: number; wrong: number };

const COLUMNS = ['runs', 'cards', 'expected', 'missed', 'wrong'] as const;
const HEADS = ['runs', 'cards', 'expected', 'missed', 'false'] as const;

const empty = (): Row => ({ runs: 0, cards: 0, expected: 0, missed: 0, wrong: 0 });

const sum = (rows: Iterable<Row>): Row => {
  const all = empty();
  for (const row of rows) for (const column of COLUMNS) all[column] += row[column];
  return all;
};

/** Adds up, by site and kind, what was expected, missed and false. */
export class Report {
  readonly faults: string[] = [];
  readonly #rows = new Map<string, Map<string, Row>>();

  add({ site, kind, expected, cards, missed, wrong, where }: Result): void {
    const kinds = this.#rows.get(site) ?? new Map<string, Row>();
    this.#rows.set(site, kinds);
    const row = kinds.get(kind) ?? empty();
    kinds.set(kind, row);
    row.runs += 1;
    row.cards += cards;
    row.expected += expected;
    row.missed += missed.length;
    row.wrong += wrong.length;
    for (const one of missed) this.faults.push(`${site}, ${kind}: missed ${one} [${where}]`);
    for (const one of wrong) this.faults.push(`${site}, ${kind}: false ${one} [${where}]`);
  }

  /** The table as text: a line for each kind at each site, and one for each site. */
  get text(): string {
    const lines = [...this.#rows].flatMap(([site, kinds]) => [
      ...[...kinds].map(([kind, row]) => this.#line(`${site}: ${kind}`, row)),
      this.#line(`${site}, in all`, sum(kinds.values())),
      '',
    ]);
    return ['', `${'site and kind'.padEnd(72)}${HEADS.map((head) => head.padStart(9)).join('')}`, ...lines].join('\n');
  }

  #line(name: string, row: Row): string {
    return name.padEnd(72) + COLUMNS.map((column) => String(row[column]).padStart(9)).join('');
  }
}
