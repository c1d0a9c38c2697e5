/*
 * options.html: all that can be set.
 *
 * For those who drive the page from outside, by its DOM alone:
 *
 *   [name="laws|undoPreset|undo|undoName|playing|overlay|badge|language|deck|contrast|theme"]   the settings
 *   [data-saved]                                 how many changes have been kept, or refused, since the page was opened
 *   [data-site="realbridge"][data-granted]       a site; in it [data-action="allow|take-away"], and whether its cards are marked
 *   [data-profile="https://play.example.org/*"]  a page that was taught; [data-form="profile"], [data-action="drop-profile"]
 *   [data-action="export"], input[name="import"] all settings as a file; [data-faults] why one was refused
 */
import { render } from 'preact';
import { DEFAULT_SETTINGS, loadSettings, onSettings } from '../browser/settings';
import { dressPage } from '../ui';
import { Options } from './app';

const first = await loadSettings().catch(() => DEFAULT_SETTINGS);
await dressPage(document.documentElement, first, onSettings, (words, settings) => {
  document.title = words.plain({ key: 'options_pageTitle' });
  render(<Options words={words} settings={settings} />, document.body);
});
