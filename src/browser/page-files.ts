/** The script that watches a page. A reader comes before it, that of the page's site or that of any page, and it finds it there. */
const SCRIPT = 'content.js';

/** The script that brings a site's reader into a page. */
export const readerFile = (siteId: string): string => `sites/${siteId}.js`;

/** Files by which a page of a known site is entered. */
export const filesOf = (siteId: string): string[] => [readerFile(siteId), SCRIPT];

/** Files by which a page is entered that no site's reader fits. */
export const ANY_PAGE = ['any.js', SCRIPT] as const;
