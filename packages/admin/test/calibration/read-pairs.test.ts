import { describe, expect, it } from 'vitest';
import { readPairs } from '../../src/calibration/read-pairs.js';
import { chunks } from '../read-rows.js';

const ignore = () => undefined;

const read = (text: string, chunk = text.length || 1) => readPairs(chunks(text, chunk), ignore, undefined);

const pairs = [
  { claim: 'the dam, "they" say', reviewed: 'The dam burst.', context: null, lang: 'und', same: true },
  { claim: 'two\nlines', reviewed: 'La presa', context: 'May 2025', lang: 'es', same: false },
];

describe('pairs as CSV', () => {
  const csv = `claim,reviewed,same,lang,context
"the dam, ""they"" say",The dam burst.,TRUE,,
"two
lines",La presa,false,es,May 2025
`;

  it.each([1, 7, csv.length])('are equal to those in JSON, read %i bytes at a time', async (size) => {
    const json = pairs.map((pair) => `${JSON.stringify(pair)}\n`).join('');
    expect(await read(csv, size)).toEqual(pairs);
    expect(await read(json, size)).toEqual(pairs);
  });

  it('may begin with blank lines and a byte order mark, and have columns in any order and case', async () => {
    expect(await read('\n\n\ufeffSame , Reviewed,CLAIM\r\nfalse,b c,a b\r\n')).toEqual([
      { claim: 'a b', reviewed: 'b c', context: null, lang: 'und', same: false },
    ]);
  });

  it.each([
    ['semicolons', Buffer.from('claim;reviewed;same;lang\n"a";b;TRUE;NA\n')],
    ['tabs, in UTF-16', Buffer.from('\ufeffclaim\treviewed\tsame\na\tb\ttrue\n', 'utf16le')],
  ])('may be separated by %s, with a note', async (_by, bytes) => {
    const notes: string[] = [];
    const found = await readPairs(chunks(bytes, bytes.length), (note) => notes.push(note), undefined);
    expect(found).toEqual([{ claim: 'a', reviewed: 'b', context: null, lang: 'und', same: true }]);
    expect(notes).toContainEqual(expect.stringMatching(/separated by (?:semicolons|tabs)/));
  });

  it.each([
    ['claim,reviewed\na,b', /^The header lacks the columns same\. The columns of labelled pairs are claim, /],
    ['claim,reviewed,same,verdict\na,b,true,x', /^The header has a column "verdict"\. The columns of /],
    ['claim,reviewed,same,claim\na,b,true,x', /^The header has more than one column claim /],
    ['claim,reviewed,same\na,b,true\na,b,yes', /^Line 3, column same: must be true or false\.$/],
    ['claim,reviewed,same\na,b,', /^Line 2, column same: must not be empty\.$/],
    ['claim,reviewed,same\n" ",b,true', /^Line 2, column claim: must not be empty\.$/],
    ['claim,reviewed,same\nNA,b,true', /^Line 2, column claim: must not be empty\.$/],
    ['claim,reviewed,same\na,b', /^Line 2: has 2 columns where the header has 3\.$/],
    [
      'claim,reviewed,same,lang\na,b,true,x',
      /^Line 2, column lang: must be a language tag of 2 to 35 characters\.$/,
    ],
    [
      `claim,reviewed,same\n${'a'.repeat(10_001)},b,true`,
      /^Line 2, column claim: must have at most 10,000 characters\.$/,
    ],
    ['claim,reviewed,same\na,"b,true', /^Line 2: a quote is opened and never closed\.$/],
  ])('name what is wrong with %j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});

describe('pairs as JSON', () => {
  it.each([
    ['[]', 'Line 1 is not a labelled pair: it must be an object.'],
    ['{"claim": "a", "reviewed": "b", "same": true}\n{', 'Line 2 is not JSON.'],
    [
      '{"claim": "a", "reviewed": "b", "same": true, "same": false}',
      'Line 1, member same: is given twice in one object.',
    ],
    ['{"claim": "a", "reviewed": "b", "same": "yes"}', 'Line 1, member same: must be true or false.'],
    ['{"claim": "a", "reviewed": "b"}', 'Line 1, member same: is required.'],
    ['{"claim": " ", "reviewed": "b", "same": true}', 'Line 1, member claim: must not be empty.'],
    ['{"claim": 7, "reviewed": "b", "same": true}', 'Line 1, member claim: must be a text.'],
    [
      `{"claim": "a", "reviewed": "${'b'.repeat(10_001)}", "same": true}`,
      'Line 1, member reviewed: must have at most 10,000 characters.',
    ],
    [
      '{"claim": "a", "reviewed": "b", "lang": "x", "same": true}',
      'Line 1, member lang: must be a language tag of 2 to 35 characters.',
    ],
    [
      '{"claim": "a", "reviewed": "b", "same": true, "verdict": "x"}',
      'Line 1, member verdict: is not a member of a labelled pair.',
    ],
  ])('name what is wrong with %s', async (text, message) => {
    const failure = await read(text).catch((error: Error) => error.message);
    expect(failure).toBe(message);
  });
});

it.each(['', '\n \n'])('reports an empty input: %j', async (text) => {
  await expect(read(text)).rejects.toThrow('The input is empty: there are no pairs in it.');
});
