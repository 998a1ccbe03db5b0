import { describe, expect, test } from 'vitest';
import { screenClaim, screenStatement } from '../../src/index.js';
import { LANGUAGES, labelledStatements } from './labelled-texts.js';

describe('the labelled statements', () => {
  test('are without repeats, in every language', () => {
    expect(new Set(labelledStatements.map(({ id }) => id)).size).toBe(labelledStatements.length);
    expect(new Set(labelledStatements.map(({ text }) => text)).size).toBe(labelledStatements.length);
    for (const lang of LANGUAGES)
      for (const label of ['discloses', 'history', 'general'])
        expect(
          labelledStatements.filter((one) => one.lang === lang && one.label === label).length,
        ).toBeGreaterThan(3);
  });

  // The part that the rules were written on.
  test.each(labelledStatements.filter(({ split }) => split === 'fit'))('$id: $text', ({ text, label }) => {
    expect(screenStatement(text).allowed).toBe(label !== 'discloses');
  });
});

test('a statement says which rule holds it back, and repeats nothing of the text', () => {
  expect(screenStatement('The witness lives at 12 Zzyzx Lane, second floor.')).toEqual({
    allowed: false,
    clause: 'targeting_civilians',
    rules: ['discloses-home'],
    reason: 'It gives the address at which a person at risk lives or stays.',
  });
});

describe('what asks is not what discloses', () => {
  const asks = 'Which road will the aid convoy take tomorrow?';
  const states = 'The aid convoy will leave at 06:00 tomorrow and take the northern bridge.';

  test('a stored question gives nothing away', () => {
    expect(screenStatement(asks)).toEqual({ allowed: true });
  });

  test('whoever submits a claim is judged by both', () => {
    expect(screenClaim(asks)).toMatchObject({
      allowed: false,
      rules: expect.arrayContaining(['convoy-route']),
    });
    expect(screenClaim(states)).toMatchObject({ allowed: false });
    expect(screenClaim('The aid convoy left at 06:00 and was shelled on the northern bridge.')).toEqual({
      allowed: true,
    });
  });
});
