import { describe, expect, test } from 'vitest';
import { callsUntrue, differentUntruth } from '../../../src/matching/guards/calls-untrue.js';
import { compare } from '../../support/compare.js';

const stored = 'Half of the nurses of the hospital in Sarenes refused the vaccine.';
const denies = (submitted: string, told = stored, lang = 'en') =>
  callsUntrue(compare(submitted, told, { lang }));

describe('a message that says that it is not so', () => {
  test.each([
    'Remember: the story that half the nurses in Sarenes refused the vaccine is a hoax',
    'No, the nurses of Sarenes had their vaccine like all of us',
    'By what the hospital of Sarenes says half of the nurses refused no such thing',
    "It isn't true that half of the nurses of Sarenes refused the vaccine",
    'The hospital of Sarenes has no plans whatsoever to vaccinate nurses',
  ])('%s', (submitted) => expect(denies(submitted)).toBe(true));

  test.each([
    ['es', 'Es mentira que el alcalde comprara el puente', 'El alcalde compró el puente de Sarenes.'],
    ['es', 'It is a hoax that el alcalde compró el puente', 'El alcalde compró el puente de Sarenes.'],
    ['fr', 'Non, le maire a vendu ses parts du pont', 'Le maire a acheté le pont de Sarenes.'],
    [
      'de',
      'Dass der Bürgermeister die Brücke gekauft hat, stimmt nicht',
      'Der Bürgermeister hat die Brücke gekauft.',
    ],
    ['ar', 'لا صحة لشراء العمدة جسر سارينس', 'العمدة اشترى جسر سارينس.'],
    ['ru', 'Нет, мэр продал мост', 'Мэр купил мост в Саренесе.'],
    ['uk', 'Фейк: мер купив міст у Саренесі', 'Мер купив міст у Саренесі.'],
  ])('in %s', (lang, submitted, told) => expect(denies(submitted, told, lang)).toBe(true));
});

describe('not one that', () => {
  test.each([
    ['tells it', 'Half the nurses in Sarenes refused the vaccine'],
    ['asks whether it is', 'Is it not true that half of the nurses in Sarenes refused the vaccine?'],
    [
      'speaks of a hoax elsewhere',
      'Half the nurses of the Sarenes hospital refused the vaccine. Global warming is a hoax too.',
    ],
    ['begins with a number of "no"', 'No nurses at the hospital of Sarenes'],
    ['has a prefix', 'Non-medical staff and half the nurses of Sarenes refused the vaccine'],
  ])('%s', (_, submitted) => expect(denies(submitted)).toBe(false));

  test('repeats a claim about a denial', () =>
    expect(denies('The mayor says the flood is a hoax', 'The mayor called the flood a hoax.')).toBe(false));

  test('says that it is near', () =>
    expect(denies('A missile fell not far from the hospital', 'A missile hit near the hospital.')).toBe(
      false,
    ));
});

test('a deed that did not come about is no report that is untrue', () => {
  const told = 'The mayor of Sarenes called off the election.';
  expect(denies('The story that the mayor of Sarenes called off the election is a hoax', told)).toBe(true);
  expect(denies('So the mayor called off the election', told)).toBe(false);
});

test.each([
  ['en', 'The mayor declined to buy the bridge', 'The mayor bought the bridge.'],
  ['pt', 'O prefeito recusou-se a comprar a ponte', 'O prefeito comprou a ponte.'],
  ['ru', 'Мэр отказался купить мост', 'Мэр купил мост.'],
])('one claim alone says that it was not done, in %s', (lang, submitted, told) => {
  expect(differentUntruth(compare(submitted, told, { lang }))).toBe(true);
  expect(differentUntruth(compare(submitted, submitted, { lang }))).toBe(false);
});
