/* welcome.html: opened once, when the extension has been installed. */
import { render } from 'preact';
import { isGranted } from '../browser/grants';
import { knownSites } from '../browser/known-sites';
import { DEFAULT_SETTINGS, loadSettings, onSettings } from '../browser/settings';
import { dressPage } from '../ui';
import { type ReadSite, Welcome } from './app';

const first = await loadSettings().catch(() => DEFAULT_SETTINGS);
const sites = await Promise.all(
  (await knownSites()).map(
    async ({ name, matches }): Promise<ReadSite> => ({ name, isGranted: await isGranted(matches) }),
  ),
);
await dressPage(document.documentElement, first, onSettings, (words, { laws }) => {
  document.title = words.plain({ key: 'welcome_title' });
  render(<Welcome words={words} sites={sites} laws={laws} />, document.body);
});
