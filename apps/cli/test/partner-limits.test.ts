import { serveCommands } from '@partner-api/admin/control';
import { TERMS } from '@partner-api/contract';
import { openStore } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerApi } from './command-line.js';

const environmentOf = ({ location }: OpenedEngine): NodeJS.ProcessEnv =>
  'directory' in location ? { DATA_DIR: location.directory } : { DATABASE_URL: location.connectionString };

describe.each(engines)('limits and usage of partners, on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let opened: OpenedEngine;
    let desk: { close(): Promise<void> } | null = null;
    const cli = (...argv: readonly string[]) => partnerApi(environmentOf(opened), ...argv);

    beforeAll(async () => {
      opened = await engine.open();
      if (!('directory' in opened.location)) return;
      desk = await serveCommands({
        directory: opened.location.directory,
        store: openStore(opened.database),
        clock: () => new Date(),
        onError: () => undefined,
      });
    });
    afterAll(async () => {
      await desk?.close();
      await opened.close();
    });

    it('sets and resets the limits of one partner, and shows its usage', async () => {
      await cli(
        'keys',
        'create',
        '--partner',
        'Limited',
        '--scopes',
        'read',
        '--accept-terms',
        TERMS.version,
      );
      const usual = { per_minute: null, per_day: null };
      const limits = (...options: string[]) => cli('partners', 'limits', 'Limited', ...options, '--json');
      expect((await limits('--reads', '1200', '--research-per-day', '0')).json).toEqual({
        partner: 'Limited',
        result: 'changed',
        limits: {
          reads: { per_minute: 1200, per_day: null },
          research: { per_minute: null, per_day: 0 },
          fact_check: usual,
        },
      });
      expect((await limits('--reads', 'default')).json.limits).toEqual({
        reads: usual,
        research: { per_minute: null, per_day: 0 },
        fact_check: usual,
      });
      expect((await limits()).json.result).toBe('unchanged');
      expect((await cli('partners', 'limits', 'Nobody', '--reads', '1')).code).toBe(1);
      const store = openStore(opened.database);
      const today = new Date().toISOString().slice(0, 10);
      const use = { partner: 'Limited', day: today, budget: 'reads', admitted: 3, refused: 1 } as const;
      await store.partners.recordUsage([use, { ...use, budget: 'research', refused: 0 }]);
      await store.partners.recordUsage([use]);
      expect((await cli('partners', 'usage', 'Limited', '--json')).json).toEqual({
        partner: 'Limited',
        days: 30,
        totals: {
          reads: { admitted: 6, refused: 2 },
          research: { admitted: 3, refused: 0 },
          fact_check: { admitted: 0, refused: 0 },
        },
        usage: [
          { day: today, budget: 'reads', admitted: 6, refused: 2 },
          { day: today, budget: 'research', admitted: 3, refused: 0 },
        ],
      });
    });
  });
});
