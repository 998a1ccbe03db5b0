import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { printResult } from '../src/result.js';
import type { Terminal } from '../src/terminal.js';

const RESULT = {
  engine: 'embedded',
  next_release_at: null,
  coverage: [],
  reasons: {},
  scopes: ['read', 'research'],
  imports: [
    { id: 2, counts: { read: 1 } },
    { counts: { read: 3 }, id: 1 },
  ],
};

const printed = (json: boolean) => {
  const output = new PassThrough();
  printResult({ output } as unknown as Terminal, RESULT, json);
  return text(output.end());
};

it('prints an outline with each list item next to its hyphen', async () => {
  expect(await printed(false)).toBe(`engine: embedded
next release at: none
coverage: none
reasons: none
scopes:
  - read
  - research
imports:
  - id: 2
    counts:
      read: 1
  - counts:
      read: 3
    id: 1
`);
});

it('prints one line of JSON', async () => {
  expect(await printed(true)).toBe(`${JSON.stringify(RESULT)}\n`);
});
