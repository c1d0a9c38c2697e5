import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Preferences } from '../../../src/tools/browsers/firefox';
import type { Site } from './site';

/** A proxy that all of a browser's traffic goes through: it writes down every host, and lets through to one site alone. */
export type Listener = {
  readonly port: number;
  /** Every host that something was asked of, once. */
  readonly hosts: ReadonlySet<string>;
  readonly close: () => void;
};

/** @param site the only host that answers; its traffic goes to the local server that plays it */
export async function listenIn(site: Site): Promise<Listener> {
  const hosts = new Set<string>();
  const server = createServer((request, response) => {
    hosts.add(new URL(request.url ?? '/', 'http://unknown').hostname);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    const host = (request.url ?? '').replace(/:\d+$/, '');
    hosts.add(host);
    socket.on('error', () => socket.destroy());
    if (host !== site.host) {
      socket.end('HTTP/1.1 502 no way\r\n\r\n');
      return;
    }
    const through = connect(site.port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 open\r\n\r\n');
      through.pipe(socket).pipe(through);
    });
    through.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port answers an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return { port, hosts, close: () => void server.close().closeAllConnections() };
}

/** Flags by which Chromium sends everything through it. */
export const proxyFlags = ({ port }: Listener): readonly string[] => [
  `--proxy-server=http://127.0.0.1:${port}`,
  '--proxy-bypass-list=<-loopback>',
];

/** Preferences by which Firefox does. */
export const proxyPreferences = ({ port }: Listener): Preferences => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': port,
  'network.proxy.no_proxies_on': '',
  'network.proxy.allow_hijacking_localhost': true,
});
