import { createHash } from 'node:crypto';
import type { Evidence } from '@partner-api/client';
import { describe, expect, it } from 'vitest';
import { world } from './support/world.js';

const { client } = world;

/** Verifies the evidence from the response alone. */
function checkOffline(evidence: readonly Evidence[]): void {
  for (const { quote, excerpt, byte_start, byte_end } of evidence) {
    const bytes = Buffer.from(excerpt.text, 'utf8');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(excerpt.sha256);
    expect(bytes.subarray(byte_start, byte_end).toString('utf8')).toBe(quote);
  }
}

const aDossier = async () => {
  const [dossier] = (await client.dossiers.list({ limit: 1 })).data;
  if (!dossier) throw new Error('there are dossiers');
  return dossier;
};

describe('research', () => {
  it('answers with evidence that can be verified offline', async () => {
    const { data, attribution } = await client.research({ query: (await aDossier()).title, locale: 'en' });
    expect(data.evidence.length).toBeGreaterThan(0);
    checkOffline(data.evidence);
    const ids = data.evidence.map(({ id }) => id);
    for (const { evidence_ids } of data.answer?.statements ?? [])
      expect(ids).toEqual(expect.arrayContaining(evidence_ids));
    expect(data.locale.requested).toBe('en');
    expect(attribution.required).toBe(true);
  });

  it('returns insufficient_evidence with the coverage of the search', async () => {
    const { data } = await client.research({ query: 'Zyxwvut qponmlk jihgfed?' });
    expect(data.answer).toBeNull();
    expect(data.coverage.records_searched).toBeGreaterThan(0);
  });
});

describe('fact-check', () => {
  it('finds the review of a stored claim', async () => {
    const claim = (await client.claims.list({ limit: 200 })).data.find(({ review }) => review !== null);
    if (!claim) throw new Error('there are reviewed claims');
    const { data } = await client.factCheck({ claim: claim.text });
    expect(data.matched_claims.map(({ id }) => id)).toContain(claim.id);
    checkOffline(data.evidence);
  });

  it.skipIf(world.hasUnknownValues)('has the verdict of the review', async () => {
    const claims = (await client.claims.list({ limit: 200 })).data.filter(
      ({ review }) => review?.verdict === 'supported' || review?.verdict === 'refuted',
    );
    const verdicts = await Promise.all(
      claims.map(async ({ text }) => (await client.factCheck({ claim: text })).data.verdict),
    );
    expect(verdicts).toEqual(expect.arrayContaining(['supported', 'refuted']));
  });

  it('has the same verdict in another locale', async () => {
    const claim = 'The moon over the capital is made of cheese.';
    const [english, spanish] = await Promise.all(
      ['en', 'es'].map((locale) => client.factCheck({ claim, locale })),
    );
    expect(spanish?.data.verdict).toBe(english?.data.verdict);
    expect(spanish?.data.verdict_label).not.toBe(english?.data.verdict_label);
  });
});
