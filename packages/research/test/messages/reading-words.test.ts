import type { Reading } from '@partner-api/query';
import { expect, it } from 'vitest';
import { SUPPORTED_LOCALES } from '../../src/messages/catalogue.js';
import { sayReading } from '../../src/messages/reading-words.js';
import type { Voice } from '../../src/messages/voice.js';

const guarded = (notConsidered: string[], guards: string[]): Reading => ({
  ...{ tier: 'none', reason: 'guarded', language: 'en', attributions: [] },
  ...{ notConsidered, guards },
});

it.each(SUPPORTED_LOCALES)('names the words that kept a text from being counted, in %s', (locale) => {
  const voice: Voice = { locale, towns: [], provinces: [] };
  const said = (reading: Reading) => sayReading(reading, voice).join(' ');
  expect(said(guarded(['came', 'children'], ['children']))).toContain('“children”');
  expect(said(guarded(['came'], []))).toContain('“came”');
  expect(said(guarded([], []))).toBe('');
});
