const PARTS = /^(\*|https?):\/\/([^/]+)(\/.*)$/u;

const literal = (text: string): string => text.replace(/[\\^$.|?+()[\]{}]/gu, '\\$&');

const glob = (pattern: string): RegExp => new RegExp(`^${pattern.split('*').map(literal).join('.*')}$`, 'u');

const schemeFits = (pattern: string, protocol: string): boolean =>
  pattern === '*' ? protocol === 'https:' || protocol === 'http:' : protocol === `${pattern}:`;

const hostFits = (pattern: string, host: string): boolean => {
  if (!pattern.startsWith('*.')) return pattern === '*' || pattern === host;
  return host === pattern.slice(2) || host.endsWith(pattern.slice(1));
};

/**
 * Whether an address fits a match pattern of a manifest (`https://www.example.org/app/*`): scheme, host without its port, and
 * path with its query. Anything that is no such pattern, or no address, does not fit.
 */
export const matchesPattern = (pattern: string, url: string): boolean => {
  const [, scheme, host, path] = PARTS.exec(pattern) ?? [];
  if (scheme === undefined || host === undefined || path === undefined || !URL.canParse(url)) return false;
  const { protocol, hostname, pathname, search } = new URL(url);
  return schemeFits(scheme, protocol) && hostFits(host, hostname) && glob(path).test(pathname + search);
};
