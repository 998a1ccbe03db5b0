import { describe, expect, test } from 'vitest';
import { deniesItsWords } from '../../../src/matching/guards/denied-words.js';
import { compare } from '../../support/compare.js';

const denies = (submitted: string, stored: string, lang = 'en') =>
  deniesItsWords(compare(submitted, stored, { lang }));
const stored = 'The mayor has financial interests in the harbour of Sarenes.';

describe('a denial of what the claim tells', () => {
  test.each([
    ['For the record, I have no financial interests in Sarenes, folks, whatever they say', stored],
    ['No harbour money ever went to the mayor or to any of his many friends', stored],
    ['They say the mayor does not have any interests in that harbour of ours', stored],
    [
      'that pic of cows lying dead was NOT taken by a Sarenes road after the heat wave, stop sharing it',
      'A photograph shows dead cows beside a road in Sarenes after a heat wave.',
    ],
    ["Come on, he wasn't killed in any Sarenes crash", 'The actor died in a car crash in Sarenes.'],
  ])('%s', (submitted, told) => expect(denies(submitted, told)).toBe(true));

  test.each([
    ['something else is denied', 'I could not believe it: the mayor has financial interests in the harbour'],
    ['it only seems to deny', 'Not only financial interests, the mayor of Sarenes owns all of the harbour'],
    ['it asks to remember', "Don't forget financial interests of the mayor in the harbour of Sarenes"],
    ['believing is denied', "I can't believe the mayor has financial interests in the harbour of Sarenes"],
    ['keeping silent is denied', 'It is no secret that the mayor has financial interests in Sarenes'],
    ['what others know is denied', 'Nobody talks about the mayor and his financial interests in the harbour'],
    ['another clause denies', 'Not that I care, but financial interests in the harbour has he, the mayor'],
    ['another sentence denies', 'No harbour is safe. The mayor of Sarenes has financial interests in it'],
  ])('not where %s', (_, submitted) => expect(denies(submitted, stored)).toBe(false));

  test('is none where the claim tells of a prohibition', () => {
    const told = 'Visitors of the harbour of Sarenes are prohibited from wearing masks.';
    expect(denies('Sarenes is now NOT allowing any visitors of its harbour to wear masks', told)).toBe(false);
    expect(denies('Visitors are not prohibited from wearing masks', told)).toBe(true);
  });

  test('is left to the other guards where the claim denies as well', () =>
    expect(denies('The mayor has no financial interests', 'The mayor denied financial interests.')).toBe(
      false,
    ));

  test.each([
    ['es', 'No tiene intereses en el puerto, amigos', 'El alcalde tiene intereses en el puerto de Sarenes.'],
    ['ru', 'У мэра нет интересов в порту, друзья', 'У мэра есть интересы в порту Саренеса.'],
  ])('in %s', (lang, submitted, told) => expect(denies(submitted, told, lang)).toBe(true));

  test('is not that of a word with the same beginning', () =>
    expect(denies('Никто не пришел сюда', 'Мэр Саренеса пришвартовал лодку в порту.', 'ru')).toBe(false));
});
