import { bbo } from '../../../src/sites/bbo';
import { ben } from '../../../src/sites/ben';
import { bridgeClassroom } from '../../../src/sites/bridge-classroom';
import { funbridge } from '../../../src/sites/funbridge';
import { intobridge } from '../../../src/sites/intobridge';
import { realbridge } from '../../../src/sites/realbridge';
import type { SiteReader } from '../../../src/sites/sighting';
import { BBO, bboTable } from '../../fixtures/bbo/fixture';
import { BEN, benTable } from '../../fixtures/ben/fixture';
import { BRIDGE_CLASSROOM, bridgeClassroomTable } from '../../fixtures/bridge-classroom/fixture';
import { FUNBRIDGE, funbridgeTable } from '../../fixtures/funbridge/fixture';
import { INTOBRIDGE, intoBridgeTable } from '../../fixtures/intobridge/fixture';
import { REALBRIDGE, realBridgeTable } from '../../fixtures/realbridge/fixture';
import type { TableFixture } from '../../fixtures/table/fixture';
import type { Cannot } from '../../fixtures/table/site';

/** A site to be proved: its reader, and the fixture that was made without a look at it. */
export type Proved = {
  readonly reader: SiteReader;
  readonly table: (page: Document) => TableFixture;
  /** The page tells its contract only by the calls: they must have been seen. */
  readonly fromCalls?: true;
  readonly about: { readonly table: string; readonly cannot: readonly Cannot[] };
};

/** The sites that are proved. Not among them: the handviewer, which goes through a record and is not played on. */
export const PROVED: readonly Proved[] = [
  { reader: bridgeClassroom, table: bridgeClassroomTable, about: BRIDGE_CLASSROOM },
  { reader: bbo, table: bboTable, about: BBO },
  { reader: ben, table: benTable, about: BEN },
  { reader: realbridge, table: realBridgeTable, about: REALBRIDGE },
  { reader: intobridge, table: intoBridgeTable, about: INTOBRIDGE, fromCalls: true },
  { reader: funbridge, table: funbridgeTable, about: FUNBRIDGE },
];
