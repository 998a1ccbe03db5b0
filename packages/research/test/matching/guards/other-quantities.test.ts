import { expect, test } from 'vitest';
import { haveOtherQuantities } from '../../../src/matching/guards/other-quantities.js';
import { compare } from '../../support/compare.js';

const stored = 'The mayor of Sarenes handed a cheque for £2 million to the owner of a hospital.';
const differ = (submitted: string, told = stored) => haveOtherQuantities(compare(submitted, told));

test.each([
  'Look, the mayor gives a £20m cheque to whoever owns that hospital!',
  'So he handed three million pounds to a hospital',
  'Seven billion pounds went to that hospital',
  'Look, a £2 billion cheque to whoever owns that hospital!',
  'Two hundred thousand pounds to a hospital',
  'Seventy pounds, that is what the hospital was given',
])('another amount: %s', (submitted) => expect(differ(submitted)).toBe(true));

test.each([
  ['the same in other words', 'He gave two million pounds to a hospital'],
  ['the same, abbreviated', 'A £2m cheque to the owner of a hospital'],
  ['the same, with decimals', 'It was $2.4 million to the hospital'],
  ['the same in thousands', '2,000 thousand pounds to a hospital'],
  ['no amount at all', 'The mayor handed a cheque to the owner of a hospital'],
  ['a day and a year', 'On 4 May 2019 the mayor handed a cheque to the hospital'],
  ['millions alone', 'Millions went to the owner of a hospital'],
  ['a decade and an order', 'In the 1990s the 2nd mayor handed a cheque to a hospital'],
])('none: %s', (_, submitted) => expect(differ(submitted)).toBe(false));

const thieves = 'Police in Sarenes arrested 17 men in May for stealing 250 dogs.';
test.each([
  ['en', '71 blokes nicked in Sarenes, they were pinching dogs', thieves],
  ['en', 'Three hundred and forty dead in the quake', 'The quake killed 34 people.'],
  ['en', 'Twenty-five cafés will shut', 'The chain will close 250 of its cafés.'],
  ['es', 'Hubo doscientos cuarenta muertos', 'El terremoto dejó 24 muertos.'],
  ['ru', 'Погибли триста сорок человек', 'Землетрясение унесло жизни 34 человек.'],
  ['uk', 'Загинули двісті сорок людей', 'Землетрус забрав 24 життя.'],
])('%s: another number: %s', (lang, submitted, told) =>
  expect(haveOtherQuantities(compare(submitted, told, { lang }))).toBe(true),
);

test.each([
  ['in words', 'Seventeen blokes nicked for pinching dogs', thieves],
  ['with an x', 'These hold 10x the poison', 'Such cigarettes hold ten times as much poison.'],
  ['in thousands', 'He polled 25K ppl', 'He hired students to survey 25,000 people.'],
  ['one of several', 'They took 250 dogs and 3 cats', thieves],
  ['nearly so', '79% of the rulings were overturned', 'Eighty percent of the rulings are overturned.'],
])('the same number %s', (_, submitted, told) => expect(differ(submitted, told)).toBe(false));

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
