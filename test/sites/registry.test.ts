import { describe, expect, it } from 'vitest';
import { matchesPattern } from '../../src/sites/address';
import { addSite, readerAt } from '../../src/sites/meeting';
import { SITES } from '../../src/sites/registry';

describe('the registry', () => {
  // As if a page had them all.
  SITES.forEach(addSite);

  const examples = SITES.flatMap((site) => site.examples.map((url) => [url, site.id] as const));

  it.each(SITES.map((site) => [site.id, site] as const))('finds %s in a file of that name', async (id, site) => {
    expect(Object.values(await import(`../../src/sites/${id}.ts`))).toEqual([site]);
  });

  it('has an example of every site', () => expect(new Set(examples.map(([, id]) => id)).size).toBe(SITES.length));

  it.each(examples)('%s is read by %s and no other', (url, id) => {
    expect(readerAt(url)?.id).toBe(id);
    const claimed = SITES.filter((site) => site.matches.some((pattern) => matchesPattern(pattern, url)));
    expect(claimed.map((site) => site.id)).toEqual([id]);
  });

  it.each([
    'https://www.bridgebase.com/',
    'https://www.bridgebase.com/tools/other.html',
    'https://play.realbridge.online.example.org/',
    'http://localhost:8080/home',
    'http://www.bridgebase.com/v3/app',
    'https://www.bridgebase.com.example.org/v3/app',
    'https://example.org/?https://www.bridgebase.com/v3/app',
    'about:blank',
    '',
  ])('nobody reads %j', (url) => expect(readerAt(url)).toBeNull());
});

describe('matchesPattern', () => {
  it.each([
    ['http://localhost/*', 'http://localhost:8080/app/bridge.html'],
    ['*://*.example.org/a*/b', 'https://x.example.org/abc/b'],
    ['https://*.example.org/*', 'https://example.org/'],
    ['https://example.org/?q=*', 'https://example.org/?q=1'],
  ])('%s takes %s', (pattern, url) => expect(matchesPattern(pattern, url)).toBe(true));

  it.each([
    ['https://*.example.org/*', 'https://badexample.org/'],
    ['*://example.org/*', 'ftp://example.org/'],
    ['https://example.org/a.c', 'https://example.org/abc'],
    ['example.org', 'https://example.org/'],
  ])('%s does not take %s', (pattern, url) => expect(matchesPattern(pattern, url)).toBe(false));
});
