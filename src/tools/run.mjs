// The one door to every tool: `node src/tools/run.mjs NAME [args]`. It is plain JavaScript and imports nothing outside Node,
// for it runs before anything is installed. It installs the packages when they are missing or older than the lock file,
// bundles src/tools/NAME.ts and calls its `main`. Whatever it has to say goes to standard error: standard output is the tool's.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cache = join(root, 'node_modules', '.cache', 'face-up');

/** When a file was last written, in milliseconds since the epoch; 0 when it is not there. */
const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function install() {
  const wanted = writtenAt(join(root, 'package-lock.json'));
  if (writtenAt(join(root, 'node_modules', '.package-lock.json')) >= wanted) return;
  process.stderr.write('Installing packages (npm ci) …\n');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(`npm ci failed (${npm.error?.message ?? `exit code ${npm.status}`}).`);
}

/** Whether a bundle made earlier is newer than every file that went into it: then a start costs no bundling. */
function isFresh(bundle) {
  const made = writtenAt(bundle);
  if (made === 0 || !existsSync(`${bundle}.inputs`)) return false;
  const inputs = readFileSync(`${bundle}.inputs`, 'utf8').split('\n');
  return inputs.every((input) => {
    const written = writtenAt(join(root, input));
    return written !== 0 && written < made;
  });
}

/** Writes a file in one step, so that a tool started at the same moment never reads half of it, and dates it. */
function replace(file, contents, date) {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, contents);
  utimesSync(half, date, date);
  renameSync(half, file);
}

async function bundled(name) {
  const bundle = join(cache, `${name}.mjs`);
  if (isFresh(bundle)) return bundle;
  // Dated from before the reading, so that a source changed meanwhile counts as newer.
  const begun = new Date();
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`src/tools/${name}.ts`],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  mkdirSync(cache, { recursive: true });
  replace(`${bundle}.inputs`, [...Object.keys(metafile.inputs), 'package-lock.json'].join('\n'), begun);
  replace(bundle, outputFiles[0].contents, begun);
  return bundle;
}

/** The folder that file arguments are meant from: npm runs its scripts in the project's and tells where it was called. */
function callersFolder() {
  const byNpm = process.env.npm_lifecycle_script?.includes('src/tools/run.mjs');
  return (byNpm && process.env.INIT_CWD) || process.cwd();
}

async function run(name, args) {
  if (!/^[a-z-]+$/.test(name) || !existsSync(join(root, 'src', 'tools', `${name}.ts`))) {
    process.stderr.write(`There is no tool "${name}": see "scripts" in package.json.\n`);
    return 2;
  }
  try {
    install();
    const tool = await import(pathToFileURL(await bundled(name)).href);
    return await tool.main({ args, root, cwd: callersFolder() });
  } catch (error) {
    // What a tool foresaw (a `Trouble`) needs only its words; anything else is a fault of ours and shows where.
    process.stderr.write(`${error.name === 'Trouble' ? error.message : error.stack}\n`);
    return 1;
  }
}

const [name = '', ...args] = process.argv.slice(2);
const exitCode = await run(name, args);
if (exitCode !== 0) process.exitCode = exitCode;
