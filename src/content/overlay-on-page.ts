import { fetchOverlay } from '../browser/overlay';
import { loadSpot, saveSpot } from '../browser/overlay-spot';
import { type Settings, saveSettings } from '../browser/settings';
import { atDoor, type Overlay, type Spot, type TableOnPage } from '../overlay/door';
import type { View } from '../table/view';
import type { Dictionary, Language } from '../words';
import type { Life } from './life';

/** Ms between two looks whether the extension is still there: when it is taken away, nothing else may happen on the page. */
const PULSE = 2000;

/** Ms after which an overlay that could not be had is asked for again. */
const ASK_AGAIN = 5000;

type Parts = Life & {
  readonly settings: () => Settings;
  readonly view: () => View;
  readonly table: TableOnPage;
};

export type OverlayOnPage = {
  /** View or settings have changed. */
  changed(): void;
  /** Something may have moved on the page. */
  moved(): void;
};

/** Lays the overlay over this page while there is something to show and the user wants it here. */
export const overlayOnPage = ({ signal, isOn, settings, view, table }: Parts): OverlayOnPage => {
  const site = location.host;
  let overlay: Overlay | null = null;
  let isComing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The setting by which the language of the overlay was picked. */
  let language = '';
  /** Undefined until storage has told. */
  let spot: Spot | null | undefined;

  const isWanted = (): boolean => {
    const { overlay: on, overlayOff } = settings();
    const { state } = view();
    // A port that can be any, as at home, is left out where sites are listed.
    const isOffHere = overlayOff.includes(site) || overlayOff.includes(location.hostname);
    return on && !isOffHere && (state === 'live' || state === 'unreadable') && isOn();
  };

  const away = (): void => {
    clearTimeout(timer);
    overlay?.remove();
    overlay = null;
  };

  const hide = (): void => {
    away();
    if (isOn()) void saveSettings({ overlayOff: [...new Set([...settings().overlayOff, site])] }).catch(() => {});
  };

  const keepSpot = (next: Spot): void => {
    spot = next;
    if (isOn()) void saveSpot(site, next);
  };

  const pulse = (): void => {
    timer = setTimeout(() => isOn() && pulse(), PULSE);
  };

  const bring = async (): Promise<void> => {
    isComing = true;
    language = settings().language;
    const [spoken, kept] = await Promise.all([fetchOverlay(), spot === undefined ? loadSpot(site) : spot]);
    isComing = false;
    spot = kept;
    const make = atDoor();
    if (!isWanted()) return;
    if (!spoken || !make) {
      timer = setTimeout(changed, ASK_AGAIN);
      return;
    }
    // The background picks the language among our own, and reads the texts from our own files.
    const [spokenIn, texts] = [spoken.language as Language, spoken.texts as Dictionary];
    overlay = make({ page: document, table, language: spokenIn, texts, spot, onSpot: keepSpot, onHide: hide });
    pulse();
    show();
  };

  const show = (): void => overlay?.show(view(), settings());

  const changed = (): void => {
    if (!isWanted() || (overlay && language !== settings().language)) away();
    if (!isWanted()) return;
    if (overlay) show();
    else if (!isComing) void bring();
  };

  signal.addEventListener('abort', away);
  return { changed, moved: () => overlay?.moved() };
};
