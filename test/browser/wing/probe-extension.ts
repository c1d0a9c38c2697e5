import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const MATCHES = ['https://www.bridgebase.com/v3/*'];

const manifest = (firefox: boolean) => ({
  manifest_version: 3,
  name: 'probe',
  version: '1',
  browser_specific_settings: { gecko: { id: 'probe@bridge.example' } },
  background: firefox ? { scripts: ['background.js'] } : { service_worker: 'background.js' },
  action: { default_title: 'probe' },
  content_scripts: [{ matches: MATCHES, js: ['content.js'], all_frames: true }],
  permissions: ['storage', 'scripting'],
  host_permissions: MATCHES,
});

const html = (script: string) =>
  `<!doctype html><title>${script}</title><body><script src="${script}.js"></script></body>`;

/**
 * Builds an extension of the real background and the real ways between the parts, with a stand-in for tables and surfaces.
 * @returns its folder
 */
export const buildProbe = async (browser: 'chromium' | 'firefox'): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `probe-${browser}-`));
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      background: 'src/background/main.ts',
      content: 'test/browser/wing/content.ts',
      page: 'test/browser/wing/page.ts',
      popup: 'test/browser/wing/surface.ts',
    },
    outdir: folder,
    bundle: true,
    format: 'iife',
    logLevel: 'warning',
  });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest(browser === 'firefox')));
  await writeFile(join(folder, 'popup.html'), html('popup'));
  await writeFile(join(folder, 'page.html'), html('page'));
  return folder;
};
