import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Evidence } from '../src/index.js';
import { buildFactCheckResult, buildResearchResult } from '../src/testing/index.js';
import { verifyEvidence } from '../src/verify/index.js';

const TEXT = 'Die Brücke bei Altfurt blieb offen 🌉, sagt der Rat.';

function evidenceOf(text: string, quote: string): Evidence {
  const bytes = Buffer.from(text);
  const byte_start = bytes.indexOf(Buffer.from(quote));
  return {
    id: 'e1',
    record: { kind: 'event', id: 'ev-1', version: 1, field: '/summary' },
    stance: 'supports',
    quote,
    excerpt: { text, sha256: createHash('sha256').update(bytes).digest('hex') },
    byte_start,
    byte_end: byte_start + Buffer.byteLength(quote),
    source: { publisher: null, url: null, published_at: null },
  };
}

const sound = evidenceOf(TEXT, 'Brücke bei Altfurt blieb offen 🌉');
const faultsOf = async (piece: Evidence) => {
  const { holds, evidence } = await verifyEvidence({ data: { evidence: [piece] } });
  expect(holds).toBe(evidence.every(({ faults }) => faults.length === 0));
  return evidence[0]?.faults;
};

test('the examples of the contract are correct', async () => {
  for (const data of [buildResearchResult(), buildFactCheckResult()]) {
    const report = await verifyEvidence({ data });
    expect(report.evidence.length).toBeGreaterThan(0);
    expect(report).toMatchObject({ holds: true, unsupportedStatements: [] });
  }
});

test('a result without evidence has no faults', async () => {
  const data = buildResearchResult({ status: 'insufficient_evidence' });
  expect(await verifyEvidence({ data })).toEqual({ holds: true, evidence: [], unsupportedStatements: [] });
});

describe('a quotation', () => {
  test('is correct by offsets in bytes, not in characters', async () => {
    expect(await faultsOf(sound)).toEqual([]);
  });

  test.each<[string, Partial<Evidence>, string[]]>([
    [
      'an altered excerpt',
      { excerpt: { ...sound.excerpt, text: TEXT.replace('offen', 'zu') } },
      ['hash', 'quote'],
    ],
    ['a word added after the quotation', { excerpt: { ...sound.excerpt, text: `${TEXT} Nicht.` } }, ['hash']],
    ['an altered hash', { excerpt: { ...sound.excerpt, sha256: '0'.repeat(64) } }, ['hash']],
    ['an altered quotation', { quote: 'Brücke bei Altfurt blieb zu' }, ['quote']],
    ['a shifted quotation', { byte_start: sound.byte_start - 1, byte_end: sound.byte_end - 4 }, ['quote']],
    ['offsets inside a character', { byte_start: sound.byte_start + 3 }, ['offsets']],
    ['offsets beyond the end', { byte_end: 1_000 }, ['offsets']],
    ['offsets before the beginning', { byte_start: -1 }, ['offsets']],
    ['offsets that are turned around', { byte_start: 9, byte_end: 4 }, ['offsets']],
    ['a quotation of nothing', { quote: '', byte_start: 4, byte_end: 4 }, ['offsets']],
  ])('with %s has faults', async (_, change, faults) => {
    expect(await faultsOf({ ...sound, ...change })).toEqual(faults);
  });

  test('is correct for any text between character boundaries, and not with an added character', async () => {
    const text = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 3, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(text, fc.nat(10), async (parts, at) => {
        const whole = parts.join('');
        const quote = parts[at % parts.length] ?? '';
        const piece = evidenceOf(whole, quote);
        expect(await faultsOf(piece)).toEqual([]);
        expect(await faultsOf({ ...piece, quote: `${quote}x` })).toEqual(['quote']);
      }),
    );
  });
});

test('finds a statement without evidence', async () => {
  const result = buildResearchResult();
  const statement = { kind: 'extracted', text: 'Made up.', evidence_ids: ['e9'] };
  const answer = { text: 'Made up.', statements: [statement] };
  expect(await verifyEvidence({ data: { ...result, answer } })).toMatchObject({
    holds: false,
    unsupportedStatements: [statement],
  });
});

test('throws without Web Crypto', async () => {
  vi.stubGlobal('crypto', {});
  await expect(verifyEvidence({ data: { evidence: [] } })).rejects.toThrow('Web Crypto is missing');
  vi.unstubAllGlobals();
});
