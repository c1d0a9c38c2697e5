/*
 * records.html: all records that are kept, to be looked at, copied, saved and deleted.
 *
 * For those who drive the page from outside, by its DOM alone:
 *
 *   [data-action="open-board"]          a kept board, in a `li[data-board="7"]`; it is shown in [data-board-record]
 *   input[name="pick"], input[name="day"]   picks a board, or all of a day
 *   [data-action="copy-all|save-pbn|delete"]   does that with what is picked, or with all; [data-action="delete-yes"] when asked back
 *   [data-empty]                        nothing is kept
 */
import { render } from 'preact';
import { createAccount } from '../account/account';
import { knownSites } from '../browser/known-sites';
import { DEFAULT_SETTINGS, loadSettings, onSettings } from '../browser/settings';
import { dressPage } from '../ui';
import { saveFile } from '../ui/save-file';
import { RecordsApp } from './app';
import { recordShelf } from './shelf';

const settings = await loadSettings().catch(() => DEFAULT_SETTINGS);
const sites = await knownSites().catch(() => []);
const siteName = (id: string): string => sites.find((site) => site.id === id)?.name ?? id;
const shelf = recordShelf();

await dressPage(document.documentElement, settings, onSettings, (words) => {
  document.title = words.plain({ key: 'records_title' });
  render(
    <RecordsApp
      {...{ words, siteName, shelf }}
      account={createAccount(words, siteName)}
      copy={(text) => navigator.clipboard.writeText(text)}
      save={(name, bytes) => saveFile(document, name, new Blob([bytes], { type: 'application/x-pbn' }))}
    />,
    document.body,
  );
});
