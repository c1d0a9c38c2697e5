import { describe, expect, it } from 'vitest';
import { bbo } from '../../src/sites/bbo';
import { reportOf } from '../../src/sites/report';
import type { Reading } from '../../src/sites/sighting';
import { bboPage, DEAL, PEOPLE, type Scene } from './bbo-page';
import { DOMS } from './doms';
import { pageOfReport } from './report-page';

const CHAT = 'Thanks partner, sorry for the ruff! wim1: 10 hearts was silly, mail me at wim@example.org';
const CHAT_BOX = `<div class="chatDiv"><p>${CHAT}</p></div>`;
const TALKATIVE = `<div class="lobby"><span title="ewald_k is here">ewald_k (Advanced)</span><b>Good luck all</b></div>
  <div id="player-sontje" data-username="sontje" data-table-id="1234567" class="row-nadia77 felt">x</div>
  <a href="https://www.bridgebase.com/v3/?user=nadia77&amp;t=99887766">nadia77</a><img src="https://x.example/u/wim1.png" alt="wim1">`;

const SCENES: readonly Scene[] = (['pictures', 'diagrams'] as const).map((mode) => ({
  mode,
  hands: DEAL,
  trick: [],
  turn: 'W',
  inside: TALKATIVE,
  outside: CHAT_BOX,
}));

const head = { origin: 'https://www.bridgebase.com', site: 'bbo', fault: null };

/** All words of three letters and more that a person could have written there. */
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d_]*\p{L}{3}[\p{L}\d_]*/gu) ?? [];
const WRITTEN = [
  ...words(CHAT.replace('hearts', '')),
  ...Object.values(PEOPLE),
  'advanced',
  'luck',
  'sontje',
  '1234567',
  '99887766',
];

describe.each(DOMS)('a report in %s', (_, make) => {
  it.each(SCENES)('holds no name and no chat, in $mode', (scene) => {
    const page = make(bboPage(scene));
    for (const table of [null, page.querySelector('#navDiv bridge-screen')]) {
      const report = reportOf(page, table, head).toLowerCase();
      const said = report.replace(/<meta[^>]*>/gu, '');
      expect(WRITTEN.filter((word) => said.includes(word))).toEqual([]);
    }
  });

  it.each(SCENES)('holds all cards and where they lie in the page, in $mode', (scene) => {
    const page = make(bboPage(scene));
    const { page: copy } = pageOfReport(reportOf(page, bbo.root(page), head));
    const pictures = (of: Document) =>
      [...of.querySelectorAll('.cardClass, .handDiagramCardClass, .suitSymbolClass')].map((card) => card.textContent);
    expect(pictures(copy)).toEqual(pictures(page));
    expect(pictures(copy).length).toBeGreaterThan(52);
  });
});

describe('a report as a page', () => {
  const [, make] = DOMS[0] ?? [];
  const pageOf = (scene: Scene): Document => make?.(bboPage(scene)) ?? document;
  const again = (page: Document): Reading => bbo.read(pageOfReport(reportOf(page, bbo.root(page), head)).page);

  it('is read as the page was', () => {
    const page = pageOf({ mode: 'diagrams', hands: DEAL, trick: [], turn: 'W' });
    const read = bbo.read(page);
    expect(read.kind).toBe('table');
    expect(again(page)).toEqual(read);
  });

  it('fails as the page failed', () => {
    const page = pageOf({ mode: 'diagrams', hands: { ...DEAL, E: DEAL.W }, trick: [], turn: 'W' });
    const read = bbo.read(page);
    expect(read).toMatchObject({ kind: 'fault', fault: { key: 'doubled' } });
    expect(again(page)).toEqual(read);
  });

  it('tells what was wrong, and is told from any other text', () => {
    const page = pageOf({ mode: 'diagrams', hands: DEAL });
    const fault = { site: 'bbo', key: 'doubled', selector: '.x > "y"', snippet: 'S4' } as const;
    expect(pageOfReport(reportOf(page, null, { ...head, fault })).head).toEqual({ ...head, fault });
    expect(() => pageOfReport('<p>hello')).toThrow('no report');
  });
});
