// How long the types of the whole workspace take to be checked after a change of the contract:
//   npx pnpm bench typecheck [times]
// Gives events another member, checks, and takes it away again. What follows the contract is red meanwhile, which shows
// that the change was seen everywhere.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const FILE = 'packages/contract/src/records/event.ts';
const AFTER = 'actors: z.array(ActorSchema),';
const BUILD_INFORMATION = 'node_modules/.cache/types.tsbuildinfo';

const times = Number(process.argv[2] ?? 5);
const text = readFileSync(FILE, 'utf8');
if (!text.includes(AFTER)) throw new Error(`${FILE} must hold: ${AFTER}`);

rmSync(BUILD_INFORMATION, { force: true });
print('cold', check());
try {
  for (let run = 1; run <= times; run += 1) {
    writeFileSync(FILE, text.replace(AFTER, `${AFTER} bench_${run}: z.string().optional(),`));
    print('after a change of the contract', check());
  }
} finally {
  writeFileSync(FILE, text);
}
print('after the change was taken back', check());
print('without a change', check());

function check() {
  const started = performance.now();
  const { stdout } = spawnSync('npm', ['run', '--silent', 'typecheck'], { encoding: 'utf8' });
  const seconds = Math.round((performance.now() - started) / 10) / 100;
  return { seconds, filesWithErrors: new Set(stdout.match(/^[^\s(]+(?=\(\d+,\d+\): error)/gm)).size };
}

function print(what, { seconds, filesWithErrors }) {
  console.log(JSON.stringify({ what, seconds, filesWithErrors }));
}
