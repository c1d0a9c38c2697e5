import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { filesBelow } from '../files';
import { IMPORT_RULES, ROOMS } from './rooms';

/** What the check of the import rules found: files read, and each fault in words. */
export type ArchitectureReport = { readonly read: number; readonly faults: readonly string[] };

/**
 * Checks the import rules of every source file in ROOT/src. A checker that cannot read a file finds no fault in it, so each file
 * that was not read is a fault itself, and so is a house without files.
 */
export async function checkArchitecture(root: string): Promise<ArchitectureReport> {
  const files = (await filesBelow(`${root}/src`))
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => `src/${file}`);
  if (files.length === 0) return { read: 0, faults: ['src/ holds no file to read'] };
  const { modules, summary } = await cruiseSources(root);
  const read = files.filter((file) => modules.some((module) => module.source === file));
  const unread = files.filter((file) => !read.includes(file)).map((file) => `${file} was not read`);
  const homeless = files.flatMap((file) => (ROOMS.includes(file.split('/')[1] ?? '') ? [] : [`${file} is in no room`]));
  const broken = summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}`,
  );
  return { read: read.length, faults: [...unread, ...homeless, ...broken] };
}

async function cruiseSources(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(['src'], {
    baseDir: root,
    ruleSet: { forbidden: IMPORT_RULES },
    validate: true,
    // Imports of types are part of who knows whom.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
    },
  });
  // Without a reporter's name the result is the object itself and no text.
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output.slice(0, 80)}`);
  return output;
}
