import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EventQuery } from '../src/event-query.js';
import { QueryReader } from '../src/query-reader.js';
import { expectedClaim, mismatch } from './support/labels.js';
import { SYRIA, TODAY } from './support/names.js';

const folder = new URL('samples/', import.meta.url);
/** Samples of countries that the test data lacks. */
const ELSEWHERE = /elsewhere|invented/;
const files = readdirSync(folder).filter((name) => name.endsWith('-claims.tsv') && !ELSEWHERE.test(name));
/** Samples used to develop the tables; the others are held out. */
const DEVELOPED_BY = /^(?:first|second|third|fourth|fifth|sixth)-/;
const reader = new QueryReader(SYRIA);

const claims = files.flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [language = '', label = '', text = ''] = line.split('\t');
      return { file, language, text, expected: expectedClaim(label) };
    }),
);

/** Hundreds of texts take long on a busy machine. */
const TIMEOUT = { timeout: 240_000 };
const readings = new Map(claims.map(({ text }) => [text, reader.readClaim(text, TODAY)]));

describe('claims from newsrooms', TIMEOUT, () => {
  it('have no wrong exact reading', () => {
    const wrong = claims.flatMap(({ file, text, expected }) => {
      const reading = readings.get(text);
      const difference =
        reading?.tier === 'exact' && expected !== null ? mismatch(expected, reading.queries) : null;
      return difference === null ? [] : [`${file}: ${text} (${difference})`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['en', 'ar', 'fr', 'ru', 'es', 'uk'])(
    'have an exact reading in 55 percent of cases in %s',
    (language) => {
      const tiers = claims
        .filter(
          (claim) => claim.expected !== null && claim.language === language && DEVELOPED_BY.test(claim.file),
        )
        .map(({ text }) => readings.get(text)?.tier);
      expect(tiers.filter((tier) => tier === 'exact').length / tiers.length).toBeGreaterThanOrEqual(0.55);
      expect(tiers.filter((tier) => tier !== 'none').length / tiers.length).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('have no predicate in a partial reading', () => {
    const partial = claims.flatMap(({ text }): EventQuery[] => {
      const reading = readings.get(text);
      return reading?.tier === 'partial' ? [...reading.queries] : [];
    });
    expect(partial.length).toBeGreaterThan(0);
    expect(partial.every(({ predicate, comparison }) => predicate === null && comparison === null)).toBe(
      true,
    );
  });
});
