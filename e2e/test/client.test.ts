import { type ConflictEvent, createPartnerClient } from '@partner-api/client';
import { toHtml, toMarkdown, toText } from '@partner-api/client/attribution';
import { createResponseCache } from '@partner-api/client/cache';
import { EVENT_COLUMNS, toCsv } from '@partner-api/client/csv';
import { toGeoJson } from '@partner-api/client/geojson';
import type { MirrorState } from '@partner-api/client/mirror';
import { mockPartnerApi } from '@partner-api/client/testing';
import { verifyEvidence } from '@partner-api/client/verify';
import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PartnerServer, startPartnerServer } from './support/partner-server.js';
import { partnerApi } from './support/run-program.js';

describe.each(engines)('the client and its modules, with the service on $name', (engine) => {
  describe.skipIf(engine.skip)('with the demo data', () => {
    let server: PartnerServer;
    beforeAll(async () => {
      server = await startPartnerServer(engine, { seedDemo: true });
    });
    afterAll(() => server.close());

    const clientOf = (options: object = {}) => createPartnerClient({ baseUrl: server.address, ...options });

    it('writes the credit like the service in all three formats', async () => {
      const page = await server.client.events.list({ limit: 5 });
      expect(toText(page)).toBe(page.attribution.text);
      expect(toHtml(page)).toBe(page.attribution.html);
      expect(toMarkdown(page)).toBe(page.attribution.markdown);
    });

    it('reads unchanged responses from its cache', async () => {
      const { events } = clientOf({ cache: createResponseCache() });
      const first = await events.list({ limit: 3 });
      const again = await events.list({ limit: 3 });
      expect(again.http).toMatchObject({ status: 304, notModified: true });
      expect(again.data).toEqual(first.data);
    });

    it('sends a question with a valid idempotency key', async () => {
      const keys: string[] = [];
      const client = clientOf({
        onRequest: ({ headers }: { headers: Record<string, string> }) =>
          keys.push(headers['idempotency-key'] ?? ''),
      });
      const query = 'Why do farmers in Ilvara Baja protest?';
      const { data } = await client.research({ query });
      const replayed = await server.raw('/api/v1/research', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': keys[0] ?? '' },
        body: JSON.stringify({ query }),
      });
      expect(replayed.headers.get('idempotent-replayed')).toBe('true');
      expect(replayed.body).toMatchObject({ data });
      expect((await verifyEvidence({ data })).holds).toBe(true);
    });

    it('writes a table and a map of all events', async () => {
      const list = server.client.events.list({ limit: 7 });
      const events = await list.toArray({ max: 1_000 });
      const layer = toGeoJson({ data: events, attributions: list.attributions }, { geometry: 'cell' });
      expect(layer.features).toHaveLength(events.length);
      expect(toCsv(events, EVENT_COLUMNS).split('\r\n"demo-event-')).toHaveLength(events.length + 1);
    });

    it('returns the same rows, warnings and problems as the mock', async () => {
      const rows: ConflictEvent[] = [];
      for await (const { record } of server.client.events.mirror()) rows.push(record);
      const mock = mockPartnerApi({
        events: rows,
        claims: await server.client.claims.list().toArray({ max: 100 }),
        dossiers: await server.client.dossiers.list().toArray({ max: 100 }),
      });
      const answerOf = async (fetched: Promise<Response>) => {
        const response = await fetched;
        const body = (await response.json()) as Record<string, never>;
        const { data, page, meta, type, errors } = body;
        return {
          status: response.status,
          type,
          at: (errors as { parameter?: string; pointer?: string }[] | undefined)?.map(
            ({ parameter, pointer }) => parameter ?? pointer,
          ),
          ids: (data as { id: string }[] | undefined)?.map?.(({ id }) => id),
          hasMore: page && (page as { next_cursor: unknown }).next_cursor !== null,
          warned: (meta as { warnings: { code: string }[] } | undefined)?.warnings.map(({ code }) => code),
        };
      };
      for (const path of [
        'events',
        'events?limit=7',
        'events?since=720h',
        'events?province=tarmonde&since=8760h&limit=2',
        'events?province=nowhere',
        'events?updated_since=1h&limit=200',
        'events?since=1d',
        'events?limit=0',
        'events?province=Tarmonde',
        'events?updated_since=1h&since=1h',
        'events?provinces=x',
        'events?limit=1&limit=2',
        'events?cursor=x',
        'events/no-such-event',
        'event',
        'claims',
        'claims?province=tovare',
        'claims?since=1h',
        'dossiers?limit=2',
      ]) {
        const [real, double] = await Promise.all([
          answerOf(fetch(`${server.address}/api/v1/${path}`)),
          answerOf(mock.fetch(`https://api.example.org/api/v1/${path}`, {})),
        ]);
        expect(double, path).toEqual(real);
      }
      for (const [operation, body] of [
        ['research', '{"query":"ab"}'],
        ['research', '{"query":"Why so?","limit":5}'],
        ['research', '{'],
        ['fact-check', '{"query":"Why so?"}'],
      ]) {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: body ?? '' };
        const [real, double] = await Promise.all([
          answerOf(fetch(`${server.address}/api/v1/${operation}`, init)),
          answerOf(mock.fetch(`https://api.example.org/api/v1/${operation}`, init)),
        ]);
        expect({ ...double, at: undefined }, body).toEqual({ ...real, at: undefined });
      }
    });

    it('keeps a copy of all events, and removes retracted ones', async () => {
      const copy = new Map<string, ConflictEvent>();
      let state: MirrorState | null = null;
      const update = async () => {
        const removed: string[] = [];
        for await (const change of server.client.events.mirror({ state, limit: 10 })) {
          if (change.kind === 'remove') {
            if (copy.delete(change.id)) removed.push(change.id);
          } else copy.set(change.id, change.record);
          state = change.state;
        }
        return removed;
      };
      const published = async () =>
        (await server.client.events.list().toArray({ max: 1_000 })).map(({ id }) => id);

      expect(await update()).toEqual([]);
      expect([...copy.keys()].sort()).toEqual((await published()).sort());

      const retraction = ['retract', 'demo-event-grid-failure', '--reason', 'Entered twice', '--json'];
      const { code, errors } = await partnerApi(retraction, server.environment);
      expect(code, errors).toBe(0);
      expect(await update()).toEqual(['demo-event-grid-failure']);
      expect([...copy.keys()].sort()).toEqual((await published()).sort());
      expect(await update()).toEqual([]);
    }, 60_000);
  });
});
