import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Trouble } from '../tool';

/** What the project's own package.json says of what it ships. */
type Project = {
  readonly name: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
};

const LINE = '\n\n----------------------------------------------------------------------\n\n';

/**
 * The licences of everything in the packed extension, as one text: the project's own, then those of the packages that go into it,
 * which are the `dependencies` of package.json (what only builds or tests is among its `devDependencies`).
 * @throws Trouble when a package brings none
 */
export async function licencesOf(root: string): Promise<string> {
  // The file is ours and stands beside this code.
  const project = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Project;
  const own = `Face Up (${project.license})\n\n${await licenceIn(root, project.name)}`;
  const others = Object.entries(project.dependencies).map(
    async ([name, version]) => `${name} ${version}\n\n${await licenceIn(join(root, 'node_modules', name), name)}`,
  );
  return [own, ...(await Promise.all(others))].join(LINE);
}

async function licenceIn(folder: string, name: string): Promise<string> {
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(\.(md|txt))?$/iu.test(each));
  if (file === undefined) throw new Trouble(`${name} brings no licence.`);
  return (await readFile(join(folder, file), 'utf8')).trim();
}
