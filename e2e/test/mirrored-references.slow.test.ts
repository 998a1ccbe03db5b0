import type { Claim } from '@partner-api/client';
import type { MirrorState } from '@partner-api/client/mirror';
import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PartnerServer, startPartnerServer } from './support/partner-server.js';
import { ended, startProgram } from './support/run-program.js';

const DAY = '2026-01-05';

const event = (sensitive: boolean) => ({
  kind: 'event',
  id: 'market',
  lang: 'en',
  title: 'Harvest market closed',
  type: 'protest',
  occurred: { earliest: DAY, latest: DAY, precision: 'day' },
  sensitive,
});
const claim = { kind: 'claim', id: 'closed', lang: 'en', text: 'The market closed.', event_ids: ['market'] };

describe.each(engines)('a copy of records that reference an event, on $name', (engine) => {
  describe.skipIf(engine.skip)('kept with the client', () => {
    let server: PartnerServer;
    beforeAll(async () => {
      server = await startPartnerServer(engine, {
        seedDemo: false,
        environment: { PUBLICATION_DELAY_HOURS: '0' },
      });
    });
    afterAll(() => server.close());

    const publish = async (...lines: object[]) => {
      const program = startProgram('apps/cli/dist/main.js', ['import', 'records', '-'], server.environment);
      program.stdin.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      expect(await ended(program)).toMatchObject({ code: 0 });
    };

    it('changes when the event becomes sensitive, and when it no longer is', async () => {
      const copy = new Map<string, Claim>();
      let state: MirrorState | null = null;
      const update = async () => {
        for await (const change of server.client.claims.mirror({ state })) {
          if (change.kind === 'upsert') copy.set(change.id, change.record);
          state = change.state;
        }
        const { data } = await server.client.claims.list();
        expect([...copy.values()]).toEqual(data);
        return copy.get('closed')?.event_ids;
      };
      await publish(event(false), claim);
      expect(await update()).toEqual(['market']);
      await publish(event(true));
      expect(await update()).toEqual([]);
      expect(copy.get('closed')).toMatchObject({ version: 1 });
      await publish({ ...event(false), title: 'Harvest market closed early' });
      expect(await update()).toEqual(['market']);
    }, 60_000);
  });
});
