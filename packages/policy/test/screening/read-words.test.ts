import { expect, test } from 'vitest';
import { screen } from '../../src/index.js';
import { readWords } from '../../src/screening/read-words.js';

const shapesOf = (text: string) => readWords(text).map(({ shapes }) => shapes);

test('no text has many more words than characters, however its characters unfold', () => {
  expect(readWords('ﷺ'.repeat(2_000))).toEqual([]);
  expect(readWords('ﷻ'.repeat(2_000))).toEqual([]);
});

test.each(['ﷺ', 'ﷻ'])('%s parts words as a space does', (blessing) => {
  expect(shapesOf(`قال${blessing}كلمة`)).toEqual(shapesOf('قال كلمة'));
  expect(
    screen(`Where ${blessing} are ${blessing} the refugees ${blessing} hiding ${blessing} now?`),
  ).toEqual(screen('Where are the refugees hiding now?'));
});
