import { expect, test } from 'vitest';
import { haveOtherAmounts } from '../../../src/matching/guards/different-amounts.js';
import { compare } from '../../support/compare.js';

const stored = 'The mayor of Sarenes handed a cheque for £2 million to the owner of a hospital.';
const differ = (submitted: string, told = stored) => haveOtherAmounts(compare(submitted, told));

test.each([
  'Look, the mayor gives a £20m cheque to whoever owns that hospital!',
  'So he handed three million pounds to a hospital',
  'Seven billion pounds went to that hospital',
  'Look, a £2 billion cheque to whoever owns that hospital!',
])('another amount: %s', (submitted) => expect(differ(submitted)).toBe(true));

test.each([
  ['the same in other words', 'He gave two million pounds to a hospital'],
  ['the same, abbreviated', 'A £2m cheque to the owner of a hospital'],
  ['the same, with decimals', 'It was $2.4 million to the hospital'],
  ['the same in thousands', '2,000 thousand pounds to a hospital'],
  ['several number words, which are not put together', 'Two hundred thousand pounds to a hospital'],
  ['no amount at all', 'The mayor handed a cheque to the owner of a hospital'],
  ['a small number', 'On 4 May 12 people saw the mayor hand a cheque to the hospital'],
])('none: %s', (_, submitted) => expect(differ(submitted)).toBe(false));

test.each([
  ['four million to him', 'His worth grew to $4.6 million'],
  ['500k went to a hospital', 'A hospital was given 0.5 million'],
])('what people round is the same: %s', (submitted, told) => expect(differ(submitted, told)).toBe(false));

test('an amount that stands elsewhere in the other claim is none in its place', () =>
  expect(
    differ(
      'The dam cost 30 million crowns and not 9 million',
      'Of 9 million crowns for the dam of Sarenes 5 million are lost',
    ),
  ).toBe(false));
