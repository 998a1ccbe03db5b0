import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, root } from '../../src/repository.js';
import { type CommandResult, runCommand } from '../../src/run-command.js';
import type { PlantedFailure, PlantedRun } from './planted-failures.js';

/** A copy of the repository, as it is in the working tree, built; what is installed is shared. */
export interface PlantedCopy {
  /** Makes the edits, builds what they need, runs the program, and undoes it all. */
  run(planted: Planted): Promise<CommandResult>;
  remove(): Promise<void>;
}

interface Planted extends Omit<PlantedRun, 'failures'> {
  readonly failures: readonly Pick<PlantedFailure, 'edits'>[];
}

const LEFT_OUT = new Set(['node_modules', '.git', '.turbo']);
/** Of a service that was started here. */
const database = inRoot('data');

export async function makePlantedCopy(): Promise<PlantedCopy> {
  const directory = await mkdtemp(path.join(tmpdir(), 'partner-api-planted-'));
  await cp(root, directory, {
    recursive: true,
    filter: (source) => source === root || (source !== database && !LEFT_OUT.has(path.basename(source))),
  });
  // What the tree announces for its next release would announce what is planted as well.
  for (const file of await readdir(path.join(directory, '.changeset')))
    if (file.endsWith('.md') && file !== 'README.md') await rm(path.join(directory, '.changeset', file));
  // Links of one package to another are relative, and so lead to the copies; the rest leads to what is installed.
  await symlink(inRoot('node_modules'), path.join(directory, 'node_modules'));
  for (const member of await members()) await linkInstalled(member, directory);

  return {
    run: async ({ failures, build = [], command: [program, ...args] }) => {
      const edits = failures.flatMap((failure) => failure.edits);
      try {
        for (const [file, ...edit] of edits) await plant(path.join(directory, file), ...edit);
        for (const built of build) await buildAnew(path.join(directory, built));
        return await runCommand(program, args, { directory });
      } finally {
        for (const [file] of edits) await restore(directory, file);
        for (const built of build) await restore(directory, path.join(built, 'dist'));
      }
    },
    remove: () => rm(directory, { recursive: true }),
  };
}

/** Directories of the workspace that have an installation of their own. */
async function members(): Promise<readonly string[]> {
  const members = await Promise.all(
    ['packages', 'apps'].map(async (parent) =>
      (await readdir(inRoot(parent))).map((name) => path.join(parent, name)),
    ),
  );
  return [...members.flat(), 'e2e', 'gates', 'examples'].filter((member) =>
    existsSync(inRoot(member, 'node_modules')),
  );
}

async function linkInstalled(member: string, directory: string): Promise<void> {
  const target = path.join(directory, member, 'node_modules');
  await mkdir(target);
  const entries = await readdir(inRoot(member, 'node_modules'), { withFileTypes: true });
  for (const { name } of entries.filter(
    (entry) => entry.name.startsWith('@') || entry.isSymbolicLink() || entry.name === '.bin',
  )) {
    await cp(inRoot(member, 'node_modules', name), path.join(target, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/** An empty `find` makes a file, or adds to its end. */
async function plant(file: string, find: string, replacement: string): Promise<void> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (find !== '' && !text.includes(find)) throw new Error(`${file} must hold: ${find}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, find === '' ? text + replacement : text.replace(find, () => replacement));
}

async function buildAnew(directory: string): Promise<void> {
  const { code, output, errors } = await runCommand('pnpm', ['run', 'build'], { directory });
  if (code !== 0) throw new Error(`The planted change cannot be built:\n${output}${errors}`);
}

async function restore(directory: string, file: string): Promise<void> {
  await rm(path.join(directory, file), { recursive: true, force: true });
  if (existsSync(inRoot(file))) await cp(inRoot(file), path.join(directory, file), { recursive: true });
}
