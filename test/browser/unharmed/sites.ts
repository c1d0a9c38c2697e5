import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bboFixture } from '../../fixtures/bbo/serve';
import { bboHandviewerFixture } from '../../fixtures/bbo-handviewer/serve';
import { benFixture } from '../../fixtures/ben/serve';
import { bridgeClassroomFixture } from '../../fixtures/bridge-classroom/serve';
import { funbridgeFixture } from '../../fixtures/funbridge/serve';
import { intoBridgeFixture } from '../../fixtures/intobridge/serve';
import { realBridgeFixture } from '../../fixtures/realbridge/serve';
import type { Served } from '../../fixtures/table/serve';
import { type Site, serveSite } from '../harness/site';

/** A site's fixture, where the site is. */
type Known = {
  readonly host: string;
  readonly path: string;
  readonly fixture: () => Promise<Readonly<Record<string, Served>>>;
};

/** Every site that is read, by its id. */
export const KNOWN = {
  bbo: { host: 'www.bridgebase.com', path: '/v3/app/lv', fixture: bboFixture },
  'bbo-handviewer': { host: 'www.bridgebase.com', path: '/tools/handviewer.html', fixture: bboHandviewerFixture },
  realbridge: { host: 'play.realbridge.online', path: '/', fixture: realBridgeFixture },
  'bridge-classroom': { host: 'bridge-classroom.com', path: '/', fixture: bridgeClassroomFixture },
  intobridge: { host: 'play.intobridge.com', path: '/table', fixture: intoBridgeFixture },
  funbridge: { host: 'play.funbridge.com', path: '/game', fixture: funbridgeFixture },
  ben: { host: 'localhost', path: '/app/bridge.html', fixture: benFixture },
} as const satisfies Record<string, Known>;

export type SiteId = keyof typeof KNOWN;

/** What a test build is granted, so that it enters each of them. */
export const HOSTS = [...new Set(Object.values(KNOWN).map(({ host }) => host))].map((host) =>
  host === 'localhost' ? `http://${host}/*` : `https://${host}/*`,
);

/** The same page twice: at the site's own address, and at one that nobody reads. */
export type Twins = {
  readonly site?: Site;
  readonly read: string;
  readonly plain: string;
  readonly close: () => Promise<void>;
};

/** A host that is none of any site's. */
const ELSEWHERE = 'elsewhere.example';

/** On the machine itself there is no other host, but there is an address of it that is not granted. */
const serveHere = async (files: Readonly<Record<string, Served>>, path: string): Promise<Twins> => {
  const server = createServer((request, response) => {
    const file = files[new URL(request.url ?? '/', 'http://site').pathname];
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': file.type }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Of a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    read: `http://localhost:${port}${path}`,
    plain: `http://127.0.0.1:${port}${path}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** Serves a site's fixture. */
export const serveTwins = async (id: SiteId): Promise<Twins> => {
  const { host, path, fixture } = KNOWN[id];
  const files = await fixture();
  if (host === 'localhost') return serveHere(files, path);
  const bodies = Object.fromEntries(Object.entries(files).map(([at, { body }]) => [at, body]));
  const site = await serveSite(host, bodies);
  return {
    // Every host leads to this server.
    site: { ...site, host: '*' },
    read: site.address(path),
    plain: new URL(path, `https://${ELSEWHERE}`).href,
    close: site.close,
  };
};
