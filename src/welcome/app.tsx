import type { ComponentChildren } from 'preact';
import type { Edition } from '../laws';
import type { Message } from '../table/view';
import { Say, WordsProvider } from '../ui';
import { CardFace } from '../ui/card-face';
import { LawChip } from '../ui/law-chip';
import { StatusTab } from '../ui/status-tab';
import { message, type Words } from '../words';

/** A site that has a reader, and whether it may be read already. */
export type ReadSite = { readonly name: string; readonly isGranted: boolean };

type PartProps = { readonly head: Message; readonly children: ComponentChildren };

const Part = ({ head, children }: PartProps) => (
  <section class="block">
    <h2>
      <Say what={head} />
    </h2>
    {children}
  </section>
);

const Line = ({ what }: { readonly what: Message }) => (
  <p>
    <Say what={what} />
  </p>
);

/** One penalty card of each kind, as every surface draws them. */
const Examples = () => (
  <div class="examples">
    <span class="pc" data-status="minor">
      <CardFace card="H5" size="big" />
      <StatusTab status="minor" />
    </span>
    <span class="pc" data-status="major">
      <CardFace card="SQ" size="big" />
      <StatusTab status="major" />
    </span>
  </div>
);

const TryIt = () => (
  <Part head={message('welcome_try')}>
    <ul class="ways">
      <li>
        <a class="btn main" href="practice.html?example">
          <Say what={message('practiceTable')} />
        </a>
        <Line what={message('welcome_tryPractice')} />
      </li>
      <li>
        <a class="btn main" href="drill.html">
          <Say what={message('drill_title')} />
        </a>
        <Line what={message('welcome_tryDrill')} />
      </li>
    </ul>
  </Part>
);

const Where = ({ sites }: { readonly sites: readonly ReadSite[] }) => (
  <Part head={message('welcome_sites')}>
    <ul class="names">
      {sites.map(({ name, isGranted }) => (
        <li key={name}>
          {isGranted && <i class="mark ok" aria-hidden="true" />}
          {name}
          {isGranted && (
            <span class="small quiet">
              <Say what={message('welcome_siteReady')} />
            </span>
          )}
        </li>
      ))}
    </ul>
    <Line what={message('welcome_sitesText')} />
    <a class="btn" href="options.html#sites">
      <Say what={message('options_title')} />
    </a>
  </Part>
);

type WelcomeProps = { readonly words: Words; readonly sites: readonly ReadSite[]; readonly laws: Edition };

/** The first page: what Face Up does, what it reads, where, and what a player should know before he uses it. */
export const Welcome = ({ words, sites, laws }: WelcomeProps) => (
  <WordsProvider value={words}>
    <header class="top">
      <img class="logo" src="icons/icon.svg" alt="" width="18" height="20" />
      <h1>
        <Say what={message('welcome_title')} />
      </h1>
    </header>
    <main class="sheet">
      <section class="block lead">
        <Examples />
        <Line what={message('welcome_does')} />
        <Line what={message('welcome_button')} />
      </section>
      <TryIt />
      <Part head={message('welcome_reads')}>
        <Line what={message('welcome_readsText')} />
      </Part>
      <Part head={message('welcome_fair')}>
        <Line what={message('welcome_fairText')} />
        <LawChip start law="40C3(a)" laws={laws} />
      </Part>
      <Where sites={sites} />
      <Part head={message('welcome_permissions')}>
        <Line what={message('welcome_permissionsText')} />
      </Part>
    </main>
  </WordsProvider>
);
