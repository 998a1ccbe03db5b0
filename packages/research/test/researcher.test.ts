import { describe, expect, test } from 'vitest';
import { createResearcher } from '../src/index.js';
import { TestClock } from './support/clock.js';
import { openResearcher } from './support/open-researcher.js';
import { makeClaim } from './support/records.js';
import { riverCountry, sabotage } from './support/river-country.js';

const query = 'Why did the siren in Old Ford fail?';

describe('the locale', () => {
  test.each([
    [undefined, null, 'en'],
    ['es-MX', 'es-MX', 'es'],
    ['uk', 'uk', 'uk'],
    ['sr-Latn', 'sr-Latn', 'en'],
    ['tlh', 'tlh', 'en'],
  ])('%s is reported as requested %s and resolved %s', async (locale, requested, resolved) => {
    const researcher = openResearcher(riverCountry());
    expect((await researcher.research({ query, locale })).locale).toEqual({ requested, resolved });
    expect((await researcher.factCheck({ claim: query, locale })).locale).toEqual({ requested, resolved });
  });

  test('rejects a default locale without messages', () => {
    const options = { corpus: riverCountry(), clock: new TestClock().now, defaultLocale: 'tlh' };
    expect(() => createResearcher(options)).toThrow(
      'No messages in "tlh"; supported are ar, en, es, fr, ru, uk',
    );
  });

  test('uses the default locale if none is requested', async () => {
    const researcher = createResearcher({
      corpus: riverCountry(),
      clock: new TestClock().now,
      defaultLocale: 'fr',
    });
    const { locale, verdict_label } = await researcher.factCheck({ claim: sabotage.text });
    expect(locale).toEqual({ requested: null, resolved: 'fr' });
    expect(verdict_label).toBe('Réfutée');
  });
});

describe('a result', () => {
  test('is the same for the same question except for its time', async () => {
    const clock = new TestClock();
    const researcher = openResearcher(riverCountry(), clock);
    const first = await researcher.research({ query });
    clock.advance(5000);
    const second = await researcher.research({ query });
    expect(first.generated_at).toBe('2026-03-14T09:26:53Z');
    expect(second).toEqual({ ...first, generated_at: '2026-03-14T09:26:58Z' });
  });

  test('has a different id for a different text, locale, operation or corpus state', async () => {
    const corpus = riverCountry();
    const researcher = openResearcher(corpus);
    const ids = [
      (await researcher.research({ query })).id,
      (await researcher.research({ query: `${query} ` })).id,
      (await researcher.research({ query, locale: 'es' })).id,
      (await researcher.factCheck({ claim: query })).id,
    ];
    corpus.claim(makeClaim({ id: 'new' }));
    await researcher.refresh();
    ids.push((await researcher.research({ query })).id);
    expect(new Set(ids).size).toBe(5);
    expect((await researcher.research({ query, locale: 'es-MX' })).id).toBe(
      (await researcher.research({ query, locale: 'es' })).id,
    );
  });

  test('names its method', async () => {
    const method = { name: 'bm25-extractive', version: '1', machine_generated: true };
    const researcher = openResearcher(riverCountry());
    expect((await researcher.research({ query })).method).toEqual(method);
    expect((await researcher.factCheck({ claim: query })).method).toEqual({
      ...method,
      name: 'bm25-calibrated',
      version: '1+words alone',
    });
  });
});
