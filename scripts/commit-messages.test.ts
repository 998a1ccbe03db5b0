import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const CONVENTIONAL =
  /^(?:feat|fix|perf|refactor|revert|docs|test|bench|build|ci|chore|style)(?:\([a-z0-9, -]+\))?!?: \S.{2,}[^.]$/;
const LATEST = 50;

const { status, stdout } = spawnSync('git', ['log', '--no-merges', `-${LATEST}`, '--format=%s'], {
  cwd: root,
  encoding: 'utf8',
});

test.skipIf(status !== 0)(
  'the latest commits follow Conventional Commits (skipped without a history: git is not installed)',
  () => {
    const others = stdout.split('\n').filter((subject) => subject !== '' && !CONVENTIONAL.test(subject));
    expect(others).toEqual([]);
  },
);

test.each([
  ['feat(query): read seasons in French', true],
  ['fix!: refuse windows of no hours', true],
  ['Fixed a bug', false],
  ['feat: ends with a full stop.', false],
])('%j is one: %s', (subject, expected) => {
  expect(CONVENTIONAL.test(subject)).toBe(expected);
});
