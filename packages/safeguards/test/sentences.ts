import fc from 'fast-check';

const words = 'Shelling hit the town market near a bridge and people fled while smoke rose over fields'.split(
  ' ',
);

const phrase = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 })
  .map((some) => some.join(' '));

/** Text before and after a place, without digits. */
export const sentences = fc.tuple(
  fc.oneof(phrase, fc.constantFrom('В результате обстрела', 'قصف على بلدة', '(', '"', 'Lugar:', 'in')),
  // "people" after a number would make it a count.
  fc.oneof(
    phrase.map((words) => `where ${words}`),
    fc.constantFrom('погибли люди.', 'وسقط ضحايا.', ')', '"', '.', ', murieron personas'),
  ),
);
