import { describe, expect, test } from 'vitest';
import { findContradiction } from '../../../src/matching/guards/find-contradiction.js';
import { differentRelations } from '../../../src/matching/guards/relations.js';
import { compare } from '../../support/compare.js';

describe('somebody else beside the one who is named', () => {
  const pairs: readonly (readonly [lang: string, submitted: string, stored: string])[] = [
    [
      'en',
      "The mayor's wife gave half of her money to a hospice",
      'The mayor gave half of his money to a hospice',
    ],
    [
      'en',
      'The former minister of trade said that prices will rise',
      'The minister of trade said that prices will rise',
    ],
    ['es', 'La hija del alcalde compró un castillo en Escocia', 'El alcalde compró un castillo en Escocia'],
    [
      'fr',
      'Le mari de la chanteuse quitte la Suisse pour le Portugal',
      'La chanteuse quitte la Suisse pour le Portugal',
    ],
    ['ar', 'والد اللاعب تبرع بمليون ريال لضحايا الفيضانات', 'اللاعب تبرع بمليون ريال لضحايا الفيضانات'],
    ['ru', 'Жена мэра купила замок в Шотландии', 'Мэр купил замок в Шотландии'],
    ['uk', 'Колишній мер купив замок у Шотландії', 'Мер купив замок у Шотландії'],
  ];

  test.each(pairs)('%s: %s', (lang, submitted, stored) => {
    expect(differentRelations(compare(submitted, stored, { lang }))).toBe(true);
    expect(findContradiction(compare(submitted, stored, { lang }))).not.toBeNull();
  });

  test('is the same in the words of a family', () => {
    const pair = compare(
      'The dad of the mayor bought the bridge',
      'The father of the mayor bought the bridge',
    );
    expect(differentRelations(pair)).toBe(false);
  });

  test('a message may leave out that an office is over, which only a repetition word for word may not', () => {
    const pair = compare(
      'They say President Lindt sent a letter to the harbour of Sarenes, which praises the dam',
      'Former President Lindt sent a letter to the harbour of Sarenes',
    );
    expect(findContradiction(pair)).toBeNull();
    expect(differentRelations(pair)).toBe(true);
  });

  test('nor does it count before a name that both claims have', () => {
    const stored = 'Donald Brook said on stage that the dam of Sarenes would hold for ever';
    const said = 'Former President Donald Brook said on stage that the dam of Sarenes would hold for ever';
    expect(findContradiction(compare(said, stored))).toBeNull();
  });

  test.each([
    ['uk', 'У Саренесі загинули 5 чоловік', 'У Саренесі загинули 5 людей'],
    ['it', 'La bomba è esplosa vicino a una scuola', 'La bomba è esplosa presso una scuola'],
    ['fr', 'La ministre porte un voile à Sarenes', 'La ministre met un voile à Sarenes'],
    ['ar', 'أعلن العمدة في وقت سابق إغلاق الجسر', 'أعلن العمدة إغلاق الجسر'],
  ])('words with another everyday meaning are none, in %s', (lang, submitted, stored) =>
    expect(differentRelations(compare(submitted, stored, { lang }))).toBe(false),
  );
});
