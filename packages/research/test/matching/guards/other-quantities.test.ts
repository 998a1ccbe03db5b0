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
])('%s: another number: %s', (lang, submitted, told) =>
  expect(haveOtherQuantities(compare(submitted, told, { lang }))).toBe(true),
);

test.each([
  ['in words', 'Seventeen blokes nicked for pinching dogs', thieves],
  ['with an x', 'These hold 10x the poison', 'Such cigarettes hold ten times as much poison.'],
  ['in thousands', 'He polled 25K ppl', 'He hired students to survey 25,000 people.'],
  ['one of several', 'They took 250 dogs and 3 cats', thieves],
  ['in a number to call', 'Call 800-350-6647 and press 1', 'They asked people to call an 800 number.'],
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

test.each([
  ['es', 'Hubo treinta y cinco muertos', 'Hubo 35 muertos.'],
  ['es', 'Hubo seiscientos cincuenta muertos', 'Hubo 650 muertos.'],
  ['fr', 'Soixante-dix morts', 'Il y a eu 70 morts.'],
  ['de', '5 Mio. Menschen', '5 Millionen Menschen flohen.'],
  ['it', '2 milioni di euro', 'Costò 2.000.000 di euro.'],
  ['ru', 'Погибли шестьсот пятьдесят человек', 'Погибли 650 человек.'],
  ['ar', 'خمسة وعشرون قتيلا', 'سقط 25 قتيلا.'],
  ['en', '$4.5m for the dam', 'The dam cost 4.5 million dollars.'],
  ['en', 'Two and a half million fled', '2.5 million people fled.'],
  ['en', 'Nine out of ten doctors', '90% of the doctors agree.'],
  ['en', 'One in four children', '25 percent of the children agree.'],
  ['en', 'Three quarters of the voters', '75 percent of the voters agree.'],
  ['en', 'Two dozen died', 'It killed 24 people.'],
  ['en', 'Hundreds of thousands fled', '300,000 people fled.'],
  ['en', 'Both sides took money', 'They took $5 million.'],
  ['en', 'It killed 100, 20 of them children', 'It killed 100 people.'],
  ['en', 'Keep 2m apart', 'Keep two metres apart.'],
])('%s: what is no plain number, or the same, is none in its place: %s', (lang, submitted, told) =>
  expect(haveOtherQuantities(compare(submitted, told, { lang }))).toBe(false),
);

test.each([
  ['a name', 'Covid-19 kills everyone within days', 'The virus kills everyone within 2 days.'],
  ['a weapon', 'The AR-15 was used', 'They fired 100 rounds.'],
  ['a section', 'They hide behind Section 230', 'They have 5 cases.'],
  ['a date', 'It was on 3/4/2019, by one vote', 'They won by 52 votes.'],
  ['a time', 'At 10:45 or 5 pm he left', 'He left with 17 friends.'],
])('figures of %s are none', (_, submitted, told) => expect(differ(submitted, told)).toBe(false));

test.each([
  ['On Monday 71 died in the mine', 'On Monday they counted 17 dead.'],
  ['300 may die in the mine', '17 miners may be dead.'],
  ['2,000 men were killed in the mine', 'The mine left 17 men dead.'],
  ['It killed 71 in 2021', 'Police counted 17 dead in 2021.'],
  ['Covid-19 killed 300 in Ohio', 'In Ohio Covid-19 deaths were at 9,000.'],
])('beside a day of the week, a year, a verb or a name with figures a number is one: %s', (submitted, told) =>
  expect(differ(submitted, told)).toBe(true),
);
