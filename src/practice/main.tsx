/*
 * practice.html: a table without a site and without a network.
 *
 * For those who drive the page from outside, by its DOM alone:
 *
 *   [name="situation"], [data-action="open-situation"]   a situation, LIN or PBN as text, and what opens it (Ctrl+Enter too)
 *   input[name="file"]                                   files of boards; dropping them on the page does the same
 *   [data-action="open-example"]                         the bundled board; `practice.html?example` opens with it
 *   select[name="board"]                                 which board of a record, when there are several
 *   [data-notice]                                        why something was `refused`, what `cannot` be done, `faults` of a record
 *   [data-mode="play|drop|takeBack|show"]                what a click on a card does
 *   [data-hand="N"] [data-face="SA"]                     a card of a hand, in the hand or face up before it
 *   [data-hand="E"] [data-back]                          a closed card; a click asks which it is: [data-pick="HJ"]
 *   [data-trick] [data-played="HA"][data-by="N"]         a card in the middle
 *   [data-action="first|back|next|last"]                 steps (arrows left and right, Home, End); done in the same task
 *   [data-action="branch"], [data-line="record|1|…"]   begins a "what if" here; goes between it and the record (Shift and arrows)
 *   [name="branch-name"], [data-action="copy-branch|drop-branch"]   of the "what if" on the table
 *   [data-show="claim|review"]                           a claim laid open, the last trick again; once more takes it away
 *   [data-hide="none|EW|NS|ESW|NSW|NEW|NES"]             which hands are hidden: none, a side, all but one player's
 *   [data-practice-table]                                the table, as the watcher reads it (`sites/practice.ts`)
 *
 * Whatever is clicked is done, read and ruled upon before the click returns; the panel is drawn in the same task. Beside the
 * table are the elements of every surface (contract section 5).
 */
import { render } from 'preact';
import { accountLoader } from '../account/load';
import type { Card, Seat } from '../bridge';
import { createBadgeTeller } from '../browser/badge';
import { knownSites } from '../browser/known-sites';
import { serveSurfaces } from '../browser/serve';
import { DEFAULT_SETTINGS, loadSettings, onSettings } from '../browser/settings';
import type { Answer, Request } from '../table/view';
import { allParts, dressPage, type LoadAccount } from '../ui';
import type { Words } from '../words';
import { App } from './app';
import { createDesk } from './desk';
import { openDropped } from './drop-files';
import { keepingFocus } from './focus';
import { stepByKeys, turnByKeys } from './keys';
import { beside, turnedTo } from './lines';
import { marksOf } from './marks';
import { forgetPlace, savedPlace, savePlace } from './saving';
import { createSession } from './session';
import type { Scene } from './stage';
import { drawTable } from './table';
import type { Sign } from './tabletop';
import { watchPage } from './watching';

const first = await loadSettings().catch(() => DEFAULT_SETTINGS);
await allParts();
let settings = first;
let words: Words | null = null;
let cloth: Element | null = null;

const onCard = (seat: Seat, card: Card): void => keepingFocus(document, () => desk.clickCard(seat, card));

const draw = ({ table, hiding, view }: Scene): void => {
  const { clickBack: onBack } = desk;
  const onShow = (sign: Sign): void => desk.moveOn(() => session.show(sign));
  if (cloth && words) drawTable(cloth, { words, marks: marksOf(view), onCard, onBack, onShow, table, hiding });
};

const session = createSession({
  draw,
  watch: (...how) => watchPage(document, ...how),
  rules: { laws: first.laws, undo: first.undo },
});

const onPlace = (place: Element | null): void => {
  cloth = place;
};
const ask = async (request: Request): Promise<Answer> => session.ask(request);
let loadAccount: LoadAccount | null = null;
const show = (): void => {
  if (!words || !loadAccount) return;
  render(<App {...{ words, undoRule: settings, session, desk, ask, loadAccount, onPlace }} />, document.body);
};
const desk = createDesk(session, show);
session.onChange(show);

const badge = createBadgeTeller();
const tellBadge = (): void => badge.tell(settings.badge ? session.view() : null);
session.onChange(tellBadge);

await dressPage(document.documentElement, first, onSettings, (spoken, now) => {
  const before = settings;
  if (spoken !== words) loadAccount = accountLoader(spoken, knownSites);
  words = spoken;
  settings = now;
  document.title = words.plain({ key: 'practiceTable' });
  session.rulesChanged(before, now);
  const scene = session.scene();
  if (scene) draw(scene);
  show();
  tellBadge();
});
serveSurfaces({ view: session.view, onChange: session.onChange, ask: session.ask });
stepByKeys(document, (step) => desk.moveOn(session[step]));
turnByKeys(document, (step) => desk.moveOn(() => session.change((lines) => turnedTo(lines, beside(lines, step)))));
openDropped(document, desk.openText);

/** A reload goes on where the page was; what cannot be gone on with is forgotten. */
const goOn = (): void => {
  const place = savedPlace(sessionStorage);
  if (!place) return;
  try {
    session.resume(place);
    desk.resume(place.boards, place.chosen);
  } catch {
    forgetPlace(sessionStorage);
  }
};

if (new URLSearchParams(location.search).has('example')) desk.openExample();
else goOn();
session.onChange(() => {
  const saved = session.saved();
  const { boards, chosen } = desk.state();
  if (saved) savePlace(sessionStorage, { ...saved, boards, chosen });
});
