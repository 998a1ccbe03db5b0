import { createReadStream } from 'node:fs';
import { engines } from '@partner-api/storage/testing';
import { MINUTE_MILLISECONDS } from '@partner-api/text';
import { describe, expect, it } from 'vitest';
import { importText, openTestStore } from '../import-text.js';
import { realUcdpFile } from '../real-ucdp-file.js';

describe.each(engines)('UCDP GED Syria into $name (needs TEST_DATA_DIR)', (engine) => {
  describe.skipIf(engine.skip || realUcdpFile === null)('', () => {
    it('is imported completely, and changes nothing the second time', {
      timeout: 5 * MINUTE_MILLISECONDS,
    }, async () => {
      const { store, opened } = await openTestStore(engine);
      try {
        const read = () => importText(store, 'ucdp-ged', '', { input: createReadStream(realUcdpFile ?? '') });
        const first = await read();
        expect(first.summary).toMatchObject({
          ...{ read: 16_566, created: 16_566, updated: 0, unchanged: 0, retracted: 0, rejected: 0 },
          warnings: { estimate_reordered: 101, location_imprecise: 1_436, province_unknown: 339 },
        });
        expect(await store.provinces.list()).toHaveLength(14);
        const [entry] = await store.imports.list(1);
        expect(entry?.coverage).toMatchObject([{ country: 'SY', from: '2016-01-01', to: '2019-12-01' }]);
        const second = await read();
        expect(second.summary).toMatchObject({ read: 16_566, created: 0, updated: 0, unchanged: 16_566 });
      } finally {
        await opened.close();
      }
    });
  });
});
