/*
 * drill.html: questions on positions with penalty cards, answered by the rules core.
 *
 * For those who drive the page from outside, by its DOM alone:
 *
 *   drill.html?seed=7&topic=50C&laws=2017     a round that is made again by its number, on one Law, by one edition
 *   select[name="topic"], select[name="laws"] what is asked; [data-action="new-round"]
 *   [data-question="cards|choices|kinds|speaker"]   the question; [data-again] when it was missed before
 *   [data-option="H5"][aria-pressed]          what can be answered; [data-mark] once it was: right, missed, wrong, avoided
 *   [data-action="answer|next"]               answers; the next question
 *   [data-result="right|wrong"], [data-over]  what came of it; the end of the round
 */
import { render } from 'preact';
import { DEFAULT_SETTINGS, loadSettings, onSettings } from '../browser/settings';
import { createRound, TOPICS } from '../drill';
import { EDITIONS } from '../laws';
import { dressPage } from '../ui';
import { DrillApp } from './app';

const settings = await loadSettings().catch(() => DEFAULT_SETTINGS);
const asked = new URLSearchParams(location.search);
const first = {
  seed: Number(asked.get('seed') ?? Date.now()),
  topic: TOPICS.find((topic) => topic === asked.get('topic')) ?? null,
  laws: EDITIONS.find((edition) => edition === asked.get('laws')) ?? settings.laws,
};

const round = createRound(first);
await dressPage(document.documentElement, settings, onSettings, (words) => {
  document.title = words.plain({ key: 'drill_title' });
  render(<DrillApp words={words} first={round} />, document.body);
});
