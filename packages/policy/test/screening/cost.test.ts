import { expect, test } from 'vitest';
import { cpuMilliseconds } from '../../../../scripts/support/cpu-milliseconds.js';
import { screenClaim } from '../../src/index.js';

// Machines differ: these must merely finish, which they would not if the time grew faster than the text.
const length = 50_000;
const worst: readonly [name: string, text: string][] = [
  ['one letter', 'a'.repeat(length)],
  ['letters apart', 'h o s p i t a l '.repeat(length / 16)],
  ['phrases that begin again and again', 'where are the which road when will '.repeat(length / 35)],
  ['digits for letters', 'wh3r3 1s 4h3 h0sp1t4l 5h3lt3r '.repeat(length / 30)],
  ['no spaces', 'wherearethehospital'.repeat(length / 19)],
  ['invisible characters', 'h\u200b'.repeat(length / 2)],
  ['sentences of one word', 'where. '.repeat(length / 7)],
  ['words misspelt', 'hopsital shletering refuegses convooys '.repeat(length / 40)],
  ['Cyrillic words in Latin letters', 'pryachutsya bezhency seychas '.repeat(length / 30)],
  ['letters apart, word by word', 'w.h.e.r.e i.s '.repeat(length / 14)],
  ['Arabic prefixes', 'وبالوبالوبال '.repeat(length / 13)],
  ['signs for letters and no letter', '@'.repeat(length)],
  ['digits apart', '1 '.repeat(length / 2)],
  ['digits apart, in threes', '1 2 3  '.repeat(length / 7)],
];

test.each(worst)('%s: twenty-five times a query ends soon', (_name, text) => {
  expect(cpuMilliseconds(() => screenClaim(text))).toBeLessThan(5_000);
});
