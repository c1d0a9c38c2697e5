import { useEffect, useState } from 'preact/hooks';
import { askFor, onGrants } from '../browser/grants';
import { onProfiles } from '../browser/profiles';
import { takeAway } from '../browser/take-away';
import type { Message } from '../table/view';
import { Say } from '../ui';
import { useWords } from '../ui/context';
import { Failure } from '../ui/send';
import { message } from '../words';
import { useSetting } from './context';
import { Tick } from './fields';
import { Section } from './section';
import { hostsOf, type ListedSite, listSites } from './site-list';

type SiteProps = { readonly site: ListedSite; readonly onChange: () => void };

/** Asks for a site, or takes it away. Nothing is waited for before the browser is asked, or it would refuse. */
const Permission = ({ site, onChange }: SiteProps) => {
  const words = useWords();
  const [failure, fail] = useState<Message | null>(null);
  const { isGranted, origins, name } = site;
  const run = async () => {
    const isDone = await (isGranted ? takeAway(origins) : askFor(origins)).catch(() => false);
    fail(isDone ? null : message(isGranted ? 'options_siteKept' : 'offerDeclined'));
    onChange();
  };
  return (
    <>
      <button
        class="btn"
        type="button"
        data-action={isGranted ? 'take-away' : 'allow'}
        aria-label={words.plain(message(isGranted ? 'options_siteTakeName' : 'options_siteAllowName', { name }))}
        onClick={() => void run()}
      >
        <Say what={message(isGranted ? 'options_siteTake' : 'options_siteAllow')} />
      </button>
      <Failure why={failure} />
    </>
  );
};

/** Whether the cards are marked on the table there; told only where the site is read. */
const Marks = ({ site }: { readonly site: ListedSite }) => {
  const { settings, save } = useSetting();
  const hosts = hostsOf(site.origins);
  // A host stands there with its port where the page had one.
  const isHere = (off: string): boolean => hosts.includes(off) || hosts.includes(off.replace(/:\d+$/u, ''));
  const others = settings.overlayOff.filter((off) => !isHere(off));
  return (
    <Tick
      name={`marks ${site.id}`}
      label={message('options_siteMarks', { name: site.name })}
      checked={others.length === settings.overlayOff.length}
      onTick={(checked) => save({ overlayOff: checked ? others : [...others, ...hosts] })}
    />
  );
};

const SiteRow = ({ site, onChange }: SiteProps) => {
  const { name, origins, isGranted, isAtInstall } = site;
  const state = !isGranted ? 'options_siteOff' : isAtInstall ? 'options_siteInstalled' : 'options_siteOn';
  return (
    <li data-site={site.id} data-granted={isGranted}>
      <h3>{name}</h3>
      <p class="small quiet pattern">{origins.join(' ')}</p>
      <p class="state">
        {isGranted && <i class="mark ok" aria-hidden="true" />}
        <span>
          <Say what={message(state)} />
        </span>
      </p>
      {!(isGranted && isAtInstall) && <Permission site={site} onChange={onChange} />}
      {isGranted && <Marks site={site} />}
    </li>
  );
};

/** Every site that can be read, and whether it may be. */
export const Sites = () => {
  const [sites, setSites] = useState<readonly ListedSite[]>([]);
  const load = () => void listSites().then(setSites, () => {});
  useEffect(() => {
    load();
    const stops = [onGrants(load, load), onProfiles(load)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <Section id="sites" head={message('options_sites')}>
      <p class="small quiet">
        <Say what={message('options_sitesText')} />
      </p>
      <ul class="sites">
        {sites.map((site) => (
          <SiteRow key={site.id} site={site} onChange={load} />
        ))}
      </ul>
    </Section>
  );
};
