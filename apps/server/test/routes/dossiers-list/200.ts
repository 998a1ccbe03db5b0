import { DossierListSchema, filtersIn, RecordFiltersSchema } from '@partner-api/contract';
import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function dossiersList200(server: () => TestServer): void {
  const list = async (query: string) =>
    DossierListSchema.parse((await server().get(`/api/v1/dossiers${query}`)).json());

  test('rows are complete', async () => {
    const { data, meta, attribution } = await list('');
    expect(data).toEqual([
      expect.objectContaining({ id: 'do-1', sections: [{ heading: null, body: expect.any(String) }] }),
    ]);
    expect(meta.filters).toEqual(filtersIn(RecordFiltersSchema, {}));
    expect(attribution.upstream.map(({ provider }) => provider)).toEqual(['Desk']);
  });

  test.each(['north-vale', 'old-ford'])(
    'a dossier is found by each of its provinces: %s',
    async (province) => {
      expect((await list(`?province=${province}`)).data).toHaveLength(1);
    },
  );

  test('updated_since lists changes', async () => {
    expect((await list('?updated_since=48h')).data).toHaveLength(1);
    expect((await list('?updated_since=47h')).data).toHaveLength(0);
  });
}
