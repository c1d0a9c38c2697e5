import { bbo } from '../../../src/sites/bbo';
import { bboHandviewer } from '../../../src/sites/bbo-handviewer';
import { ben } from '../../../src/sites/ben';
import { bridgeClassroom } from '../../../src/sites/bridge-classroom';
import { funbridge } from '../../../src/sites/funbridge';
import { intobridge } from '../../../src/sites/intobridge';
import { realbridge } from '../../../src/sites/realbridge';
import type { SiteReader } from '../../../src/sites/sighting';
import { BBO, bboTable } from '../../fixtures/bbo/fixture';
import { BBO_HANDVIEWER, bboHandviewerTable } from '../../fixtures/bbo-handviewer/fixture';
import { BEN, benTable } from '../../fixtures/ben/fixture';
import { BRIDGE_CLASSROOM, bridgeClassroomTable } from '../../fixtures/bridge-classroom/fixture';
import { FUNBRIDGE, funbridgeTable } from '../../fixtures/funbridge/fixture';
import { INTOBRIDGE, intoBridgeTable } from '../../fixtures/intobridge/fixture';
import { REALBRIDGE, realBridgeTable } from '../../fixtures/realbridge/fixture';
import type { TableFixture } from '../../fixtures/table/fixture';
import type { Cannot, Happening } from '../../fixtures/table/site';
import type { Habits } from '../../fixtures/table/truth/options';
import type { LanguageCode } from '../../fixtures/table/words/languages';
import { WAYS } from './ways';

/** A site to be proved: its reader, and the fixture that was made without a look at it. */
export type Proved = {
  readonly reader: SiteReader;
  readonly table: (page: Document) => TableFixture;
  /** The page tells its contract only by the calls: they must have been seen. */
  readonly fromCalls?: true;
  readonly about: { readonly table: string; readonly cannot: readonly Cannot[] };
  /** Languages in which the site's pages are known to be. */
  readonly languages: readonly LanguageCode[];
  /** Where facts are unknown: the page one way and the other. */
  readonly ways: readonly Partial<Habits>[];
};

const ENGLISH: readonly LanguageCode[] = ['en'];

/** The sites at which people play. */
export const PROVED: readonly Proved[] = [
  {
    reader: bridgeClassroom,
    table: bridgeClassroomTable,
    about: BRIDGE_CLASSROOM,
    languages: ENGLISH,
    ways: WAYS.plain,
  },
  {
    reader: bbo,
    table: bboTable,
    about: BBO,
    languages: ['en', 'nl', 'fr', 'de', 'tr', 'sv'],
    ways: WAYS.bbo,
  },
  { reader: ben, table: benTable, about: BEN, languages: ENGLISH, ways: WAYS.ben },
  { reader: realbridge, table: realBridgeTable, about: REALBRIDGE, languages: ENGLISH, ways: WAYS.realbridge },
  {
    reader: intobridge,
    table: intoBridgeTable,
    about: INTOBRIDGE,
    fromCalls: true,
    languages: ENGLISH,
    ways: WAYS.intobridge,
  },
  { reader: funbridge, table: funbridgeTable, about: FUNBRIDGE, languages: ENGLISH, ways: WAYS.funbridge },
];

/** The viewer of recorded boards, where one goes through a board and nobody plays. */
export const HANDVIEWER: Proved = {
  reader: bboHandviewer,
  table: bboHandviewerTable,
  about: BBO_HANDVIEWER,
  languages: ENGLISH,
  ways: WAYS.handviewer,
};

/** Whether a site's page can show all of these. */
export const can = ({ about }: Pick<Proved, 'about'>, ...kinds: readonly Happening[]): boolean =>
  kinds.every((kind) => !about.cannot.some(({ what }) => what === kind));
