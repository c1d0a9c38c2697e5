import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './certificate';

/** A site of others, played by a local server: the browser believes that it is at the site's own address. */
export type Site = {
  readonly host: string;
  /** The port on 127.0.0.1 where the server listens. */
  readonly port: number;
  /** The address of a page as the browser shall see it. */
  readonly address: (path: string) => string;
  /** Puts a page or file at a path (without its query), at once. */
  readonly put: (path: string, content: string) => void;
  readonly close: () => Promise<void>;
};

/**
 * Serves a host over https from memory.
 *
 * @param files contents by path, such as `/v3/app/lv`; other paths answer 404
 */
export async function serveSite(host: string, files: Readonly<Record<string, string>>): Promise<Site> {
  const contents = new Map(Object.entries(files));
  const server = createServer(selfSigned(host), (request, response) => {
    const path = new URL(request.url ?? '/', 'https://site').pathname;
    const content = contents.get(path);
    if (content === undefined) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
    return response.writeHead(200, { 'content-type': mediaType(path), 'cache-control': 'no-store' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port answers an AddressInfo; the other forms are of pipes and of servers not yet listening.
  const { port } = server.address() as AddressInfo;
  return {
    host,
    port,
    address: (path) => new URL(path, `https://${host}`).href,
    put: (path, content) => void contents.set(path, content),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
};

const mediaType = (path: string): string => `${MEDIA_TYPES[path.split('.').pop() ?? ''] ?? 'text/html'}; charset=utf-8`;
