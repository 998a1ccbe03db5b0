import type { Scope } from '@partner-api/reading';
import { describe, expect, test } from 'vitest';
import { sayActors } from '../../src/messages/wording.js';

const two = { actors: [['Islamist Front'], ['Union', 'Union of Sotavia']], role: 'against' };

/** As the locale says it, without the marks of direction. */
function said(locale: string, scope: unknown): string {
  return sayActors(scope as Scope, locale)
    .join('')
    .replace(/[\u2068\u2069]/g, '');
}

describe('two that fought each other are joined by the word of the language', () => {
  test.each([
    ['en', 'between Islamist Front and Union / Union of Sotavia'],
    ['es', 'entre Islamist Front y Union / Union of Sotavia'],
    ['fr', 'entre Islamist Front et Union / Union of Sotavia'],
    ['ru', 'стороны — Islamist Front и Union / Union of Sotavia'],
    ['uk', 'сторони — Islamist Front і Union / Union of Sotavia'],
    ['ar', 'بين Islamist Front وUnion / Union of Sotavia'],
  ])('in %s', (locale, expected) => {
    expect(said(locale, two)).toBe(expected);
  });

  test('Spanish "y" gives way before the same sound', () => {
    expect(said('es', { ...two, actors: [['Union'], ['Islamist Front']] })).toBe(
      'entre Union e Islamist Front',
    );
  });
});

test('several that had a part in it are listed', () => {
  expect(said('fr', { ...two, role: 'involved' })).toBe(
    'impliquant Islamist Front, Union / Union of Sotavia',
  );
});
