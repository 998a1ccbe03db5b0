import { FactCheckResponseSchema } from '@partner-api/contract';
import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function factCheck200(server: () => TestServer): void {
  test('finds the review of the same claim, and credits its source', async () => {
    const answer = await server().post('/api/v1/fact-check', {
      claim: 'The bridge at Old Ford was destroyed in March.',
      locale: 'es',
    });
    const { data, attribution } = FactCheckResponseSchema.parse(answer.json());
    expect(answer.headers['content-language']).toBe('es');
    expect(data.verdict).toBe('refuted');
    expect(data.matched_claims).toEqual([expect.objectContaining({ id: 'cl-1', version: 1 })]);
    expect(attribution.upstream.map(({ provider }) => provider)).toEqual(['Desk']);
  });

  test('abstains without a review', async () => {
    const { data } = (await server().post('/api/v1/fact-check', { claim: 'Ships have wheels.' })).json();
    expect(data).toMatchObject({ verdict: 'insufficient_evidence', matched_claims: [] });
    expect(data.coverage.records_searched).toBeGreaterThan(0);
  });
}
