import type { Reading } from '@partner-api/query';
import { expect, it } from 'vitest';
import { SUPPORTED_LOCALES } from '../../src/messages/catalogue.js';
import type { Localization } from '../../src/messages/localization.js';
import { sayReading } from '../../src/messages/reading-words.js';

const guarded = (notConsidered: string[], guards: string[]): Reading => ({
  ...{ tier: 'none', reason: 'guarded', language: 'en', attributions: [] },
  ...{ notConsidered, guards },
});

it.each(SUPPORTED_LOCALES)('names the words that kept a text from being counted, in %s', (locale) => {
  const localization: Localization = { locale, towns: [], provinces: [] };
  const said = (reading: Reading) => sayReading(reading, localization).join(' ');
  expect(said(guarded(['came', 'children'], ['children']))).toContain('“children”');
  expect(said(guarded(['came'], []))).toContain('“came”');
  expect(said(guarded([], []))).toBe('');
});
