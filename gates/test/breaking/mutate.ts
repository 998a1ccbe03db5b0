import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  type BreakingChange,
  breakingChanges,
  type ComparedContracts,
} from '../../src/breaking/breaking-changes.js';
import { inRoot } from '../../src/repository.js';
import type { Mutant } from './mutants.js';

/** What breaks when today's contract is the release, and the same contract after the edits what comes next. */
export async function breakingChangesOf(edits: Mutant['edits']): Promise<readonly BreakingChange[]> {
  // Inside its package, so that it finds what it depends on.
  const directory = await mkdtemp(inRoot('packages/contract/node_modules/.mutant-'));
  try {
    return await breakingChanges(await mutate(edits, directory));
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function mutate(edits: Mutant['edits'], directory: string): Promise<ComparedContracts> {
  await cp(inRoot('packages/contract/dist'), directory, {
    recursive: true,
    filter: (file) => !/\.(?:map|d\.ts)$/.test(file),
  });
  for (const [name, find, replacement] of edits) {
    const file = path.join(directory, `${name}.js`);
    const text = await readFile(file, 'utf8');
    if (text.split(find).length !== 2) throw new Error(`${name} must hold this once: ${find}`);
    await writeFile(
      file,
      text.replace(find, () => replacement),
    );
  }
  const { document, refused } = await describeContract(path.join(directory, 'openapi/index.js'));
  const today = path.join(directory, 'openapi.json');
  await writeFile(today, document);
  return { released: inRoot('docs/openapi.json'), today, refused };
}

function describeContract(
  file: string,
): Promise<{ document: string; refused: ComparedContracts['refused'] }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./describe-contract.mjs', import.meta.url), {
      workerData: pathToFileURL(file).href,
      execArgv: [],
    });
    worker.once('message', resolve).once('error', reject);
  });
}
