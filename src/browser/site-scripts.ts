import { browser, type Scripting } from './api';
import { enterTabs } from './enter-tabs';
import { grantedOrigins, isGranted } from './grants';
import { knownSites } from './known-sites';
import { ANY_PAGE, filesOf } from './page-files';
import { profileOrigins } from './profiles';

type Script = { readonly id: string; readonly matches: string[]; readonly js: string[] };

const filter = async (patterns: readonly string[], keep: (pattern: string) => Promise<boolean>): Promise<string[]> => {
  const kept = await Promise.all(patterns.map(keep));
  return patterns.filter((_, i) => kept[i]);
};

/** Patterns of the manifest's own content scripts: what is granted at install is entered without being registered. */
const atInstall = (): readonly string[] =>
  (browser.runtime.getManifest().content_scripts ?? []).flatMap(({ matches }) => matches);

const siteScripts = async (): Promise<Script[]> => {
  const entered = atInstall();
  const scripts = (await knownSites()).map(async ({ id, matches }): Promise<Script> => {
    const optional = matches.filter((pattern) => !entered.includes(pattern));
    return { id: `site-${id}`, matches: await filter(optional, (pattern) => isGranted([pattern])), js: filesOf(id) };
  });
  return (await Promise.all(scripts)).filter(({ matches }) => matches.length > 0);
};

/** Pages of which the user has a profile are entered by themselves only where he has granted just that origin. */
const profileScripts = async (): Promise<Script[]> => {
  const granted = await grantedOrigins();
  const matches = (await profileOrigins()).filter((origin) => granted.includes(origin));
  return matches.length > 0 ? [{ id: 'any', matches, js: [...ANY_PAGE] }] : [];
};

const wantedScripts = async (): Promise<readonly Script[]> => [...(await siteScripts()), ...(await profileScripts())];

const sameList = (a: readonly string[] | undefined, b: readonly string[]): boolean => a?.join() === b.join();

const isRegistered = (script: Script, registered: readonly Scripting.RegisteredContentScript[]): boolean =>
  registered.some(
    ({ id, matches, js }) => id === script.id && sameList(matches, script.matches) && sameList(js, script.js),
  );

const register = async (script: Script): Promise<void> => {
  await browser.scripting.registerContentScripts([
    { ...script, runAt: 'document_idle', allFrames: true, persistAcrossSessions: true },
  ]);
};

/** Makes the registered content scripts those that are wanted. @returns those that are new */
const reconcile = async (wanted: readonly Script[]): Promise<readonly Script[]> => {
  const registered = await browser.scripting.getRegisteredContentScripts();
  const fresh = wanted.filter((script) => !isRegistered(script, registered));
  const stale = registered
    .map(({ id }) => id)
    .filter((id) => fresh.some((s) => s.id === id) || !wanted.some((s) => s.id === id));
  if (stale.length > 0) await browser.scripting.unregisterContentScripts({ ids: stale });
  for (const script of fresh) await register(script);
  return fresh;
};

const enter = async (scripts: readonly Script[]): Promise<void> => {
  for (const { matches, js } of scripts) await enterTabs(matches, js, true);
};

let last: Promise<unknown> = Promise.resolve();

/** One after the other: two at a time would register a script twice. */
const inTurn = (task: () => Promise<void>): Promise<void> => {
  const done = last.then(task);
  last = done.catch(() => {});
  return done;
};

/**
 * Registers content scripts for the sites that the user has granted, and enters their open tabs at once; drops those for sites
 * that are granted no more. Nothing is remembered but by the browser, so it may be called at any time.
 */
export const keepSiteScripts = (): Promise<void> => inTurn(async () => enter(await reconcile(await wantedScripts())));

/** Enters all open tabs of granted sites again: where a script was ended for an origin that another grant still covers. */
export const reenterSites = (): Promise<void> => inTurn(async () => enter(await wantedScripts()));
