import type { Deaths, Scope } from '@partner-api/reading';
import { describe, expect, test } from 'vitest';
import { counted, messagesIn } from '../../src/messages/catalogue.js';
import { withDeadly } from '../../src/messages/deaths-wording.js';
import { SUPPORTED_LOCALES } from '../../src/messages/locales.js';

const anywhere: Scope = {
  country: null,
  provinces: [],
  window: { from: null, to: null },
  kind: 'battle',
  actors: [],
  role: 'involved',
  deaths: null,
};

/** Three battles that killed so many. */
function said(locale: string, deaths: Partial<Deaths>): string {
  const scope = {
    ...anywhere,
    deaths: { measure: 'killed', from: 0, to: Number.POSITIVE_INFINITY, ...deaths } as const,
  };
  const battles = counted(messagesIn(locale).events.answer.events.battle, 3, locale);
  return withDeadly(battles, scope, locale).replace(/[\u2068\u2069]/g, '');
}

describe('events with so many dead', () => {
  const [none, one, two] = [
    { from: 0, to: 0 },
    { from: 1, to: 1 },
    { from: 2, to: 2 },
  ];

  test.each([
    ['en', none, '3 battles that killed nobody'],
    ['en', one, '3 battles that killed exactly 1 person'],
    ['en', two, '3 battles that killed exactly 2 people'],
    ['en', { to: 1 }, '3 battles that killed at most 1 person'],
    ['en', { from: 1, to: 2 }, '3 battles that killed between 1 and 2 people'],
    ['en', { ...one, measure: 'civilians_killed' }, '3 battles that killed exactly 1 civilian'],
    ['es', none, '3 combates sin muertos'],
    ['es', one, '3 combates con exactamente 1 muerto'],
    ['es', two, '3 combates con exactamente 2 muertos'],
    ['es', { from: 1_000_000 }, '3 combates con al menos 1.000.000 de muertos'],
    ['es', { ...one, measure: 'civilians_killed' }, '3 combates con exactamente 1 civil muerto'],
    ['fr', none, '3 combats où personne n’a été tué'],
    ['fr', one, '3 combats où exactement 1 personne a été tuée'],
    ['fr', two, '3 combats où exactement 2 personnes ont été tuées'],
    ['fr', { ...one, measure: 'civilians_killed' }, '3 combats où exactement 1 civil a été tué'],
    ['ru', none, '3 боя без погибших'],
    ['ru', one, '3 боя с числом погибших ровно 1'],
    ['ru', { from: 21 }, '3 боя с числом погибших более 20'],
    ['uk', none, '3 бої без загиблих'],
    ['uk', one, '3 бої із кількістю загиблих рівно 1'],
    ['ar', none, '3 معارك بلا قتلى'],
    ['ar', { from: 1 }, '3 معارك مع سقوط قتلى'],
    ['ar', { from: 1, measure: 'civilians_killed' }, '3 معارك مع سقوط قتلى مدنيين'],
    ['ar', { from: 11 }, '3 معارك (عدد القتلى في الحدث الواحد: أكثر من 10)'],
    ['ar', one, '3 معارك (عدد القتلى في الحدث الواحد: 1 بالضبط)'],
  ] as const)('in %s: %j', (locale, deaths, expected) => {
    expect(said(locale, deaths)).toBe(expected);
  });

  test.each(SUPPORTED_LOCALES)('in %s, nothing is left to fill in', (locale) => {
    for (const deaths of [none, one, two, { from: 1 }, { from: 12 }, { to: 9 }, { from: 10, to: 1_000_000 }])
      for (const measure of ['killed', 'civilians_killed'] as const)
        expect(said(locale, { ...deaths, measure })).not.toMatch(/[{}]/);
  });
});
