import { type Judgement, VERDICTS, type Verdict } from './judge';
import type { Kind } from './mutation';

type Row = Record<Verdict, number>;

const empty = (): Row => ({ right: 0, partial: 0, 'no table': 0, unreadable: 0, wrong: 0 });

const tried = (row: Row): number => VERDICTS.reduce((sum, verdict) => sum + row[verdict], 0);

const line = (name: string, row: Row): string =>
  name.padEnd(52) +
  [tried(row), ...VERDICTS.map((verdict) => row[verdict])].map((n) => String(n).padStart(12)).join('');

/** Counts, by site and kind of change, what came of the readings. */
export class MutationReport {
  readonly faults: string[] = [];
  readonly #rows = new Map<string, Map<Kind, Row>>();

  add(site: string, kind: Kind, { verdict, why }: Judgement, where: string): void {
    const kinds = this.#rows.get(site) ?? new Map<Kind, Row>();
    this.#rows.set(site, kinds);
    const row = kinds.get(kind) ?? empty();
    kinds.set(kind, row);
    row[verdict] += 1;
    if (verdict === 'wrong') this.faults.push(`${site}, ${kind}: ${why} [${where}]`);
  }

  /** The table as text: a line for each kind at each site, and one for each site. */
  get text(): string {
    const heads = ['tried', ...VERDICTS].map((head) => head.padStart(12)).join('');
    const lines = [...this.#rows].flatMap(([site, kinds]) => {
      const all = empty();
      for (const row of kinds.values()) for (const verdict of VERDICTS) all[verdict] += row[verdict];
      return [...[...kinds].map(([kind, row]) => line(`${site}: ${kind}`, row)), line(`${site}, in all`, all), ''];
    });
    return ['', `${'site and change'.padEnd(52)}${heads}`, ...lines].join('\n');
  }
}
