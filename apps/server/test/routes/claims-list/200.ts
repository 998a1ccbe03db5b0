import { ClaimListSchema, filtersIn, RecordFiltersSchema } from '@partner-api/contract';
import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function claimsList200(server: () => TestServer): void {
  const list = async (query: string) =>
    ClaimListSchema.parse((await server().get(`/api/v1/claims${query}`)).json());

  test('rows are complete, with the review in its original wording', async () => {
    const { data, meta } = await list('');
    expect(data).toEqual([
      expect.objectContaining({
        id: 'cl-1',
        review: expect.objectContaining({ verdict: 'refuted', original_rating: 'False' }),
      }),
    ]);
    expect(meta.filters).toEqual(filtersIn(RecordFiltersSchema, {}));
  });

  test('filters by province, and warns of an unknown one', async () => {
    expect((await list('?province=old-ford')).data).toHaveLength(1);
    const { data, meta } = await list('?province=old-fort');
    expect(data).toEqual([]);
    expect(meta.warnings).toMatchObject([{ code: 'unknown-province', suggestions: ['old-ford'] }]);
  });
}
