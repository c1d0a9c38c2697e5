/** What came of one run: what ought to be noticed and what was. */
export type Result = {
  /** Notices that the contract promises. */
  readonly promised: readonly string[];
  /** Notices that the surface gave at any moment. */
  readonly given: readonly string[];
  /** Comparisons with the core's answer. */
  readonly compared: number;
  /** What was not as it ought to be, in words for who mends it. */
  readonly faults: readonly string[];
};

type Row = {
  runs: number;
  right: number;
  promised: number;
  noticed: number;
  missed: number;
  wrong: number;
  compared: number;
};

const COLUMNS = ['runs', 'right', 'promised', 'noticed', 'missed', 'wrong', 'compared'] as const;

/** Adds results up by kind, and prints them as a table. */
export class Tally {
  readonly #rows = new Map<string, Row>();
  readonly faults: string[] = [];

  add(kind: string, { promised, given, compared, faults }: Result): void {
    const row = this.#row(kind);
    const missed = promised.filter((notice) => !given.includes(notice));
    const wrong = given.filter((notice) => !promised.includes(notice));
    const all = [
      ...faults,
      ...missed.map((notice) => `missed: ${notice}`),
      ...wrong.map((notice) => `false: ${notice}`),
    ];
    row.runs += 1;
    row.right += all.length === 0 ? 1 : 0;
    row.promised += promised.length;
    row.noticed += promised.length - missed.length;
    row.missed += missed.length;
    row.wrong += wrong.length;
    row.compared += compared;
    this.faults.push(...all.map((fault) => `${kind}: ${fault}`));
  }

  /** The table as text. */
  text(title: string): string {
    const width = Math.max(title.length, ...[...this.#rows.keys()].map((kind) => kind.length)) + 2;
    const line = (name: string, cells: readonly (string | number)[]): string =>
      name.padEnd(width) + cells.map((cell) => String(cell).padStart(10)).join('');
    const heads = COLUMNS.map((column) => (column === 'wrong' ? 'false' : column));
    const rows = [...this.#rows].map(([kind, row]) =>
      line(
        kind,
        COLUMNS.map((column) => row[column]),
      ),
    );
    return ['', line(title, heads), ...rows, ''].join('\n');
  }

  #row(kind: string): Row {
    const row = this.#rows.get(kind) ?? {
      runs: 0,
      right: 0,
      promised: 0,
      noticed: 0,
      missed: 0,
      wrong: 0,
      compared: 0,
    };
    this.#rows.set(kind, row);
    return row;
  }
}
