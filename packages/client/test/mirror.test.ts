import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConflictEvent, createPartnerClient } from '../src/index.js';
import { type MirrorState, mirror } from '../src/mirror/index.js';
import { buildClaim, buildEvent, buildRetractedEvent, mockPartnerApi } from '../src/testing/index.js';

const HOUR = 3_600_000;
const START = Math.floor(Date.now() / 1_000) * 1_000;
const at = (hours: number) => new Date(START + hours * HOUR).toISOString().replace('.000', '');

/** Creates a service with a clock that the test moves, and a partner's copy of it. */
function world() {
  const clock = { hours: 0 };
  const mock = mockPartnerApi({ now: () => new Date(START + clock.hours * HOUR) });
  const client = createPartnerClient({ baseUrl: 'https://api.example.org', fetch: mock.fetch, retries: 0 });
  const copy = new Map<string, ConflictEvent>();
  let kept: MirrorState | null = null;
  /** Moves a changed event to the end, because the mock keeps the order of the array. */
  const replace = (id: string, event: ConflictEvent) => {
    const index = mock.events.findIndex((row) => row.id === id);
    if (index !== -1) mock.events.splice(index, 1);
    mock.events.push(event);
  };
  return {
    clock,
    mock,
    client,
    copy,
    get state() {
      return kept;
    },
    /** Applies changes and stores the state with each; stops after `most` changes, like a killed program. */
    async run(most = Number.POSITIVE_INFINITY, limit = 3) {
      const seen: string[] = [];
      for await (const { kind, id, record, state } of client.events.mirror({ state: kept, limit })) {
        if (seen.length === most) break;
        if (kind === 'remove') copy.delete(id);
        else copy.set(id, record);
        // A round trip through JSON, because partners store the state as JSON.
        kept = JSON.parse(JSON.stringify(state));
        seen.push(`${kind} ${id}`);
      }
      return seen;
    },
    publish: (id: string, version = 1) => {
      replace(id, buildEvent({ id, version, updated_at: at(clock.hours) }));
    },
    /** Like the service, changes nothing about a record that is already retracted. */
    retract: (id: string) => {
      if (mock.events.some((row) => row.id === id && row.status !== 'retracted')) {
        replace(id, buildRetractedEvent({ id, updated_at: at(clock.hours) }));
      }
    },
  };
}

const requestedWindows = (requests: readonly { url: URL }[]) =>
  requests.map(({ url }) => url.searchParams.get('updated_since'));

describe('a first copy', () => {
  test('has everything, oldest change first, retracted records as removals', async () => {
    const { run, publish, retract, clock, copy } = world();
    for (const id of ['a', 'b', 'c', 'd']) {
      publish(id);
      clock.hours += 1;
    }
    retract('b');
    expect(await run()).toEqual(['upsert a', 'upsert c', 'upsert d', 'remove b']);
    expect([...copy.keys()]).toEqual(['a', 'c', 'd']);
  });

  test('starts at updatedSince', async () => {
    const { client, publish, clock } = world();
    publish('old');
    clock.hours = 100;
    publish('new');
    const ids: string[] = [];
    for await (const { id } of client.events.mirror({ updatedSince: '50h' })) ids.push(id);
    expect(ids).toEqual(['new']);
  });

  test.each([
    ['nothing', {}],
    ['undefined', { limit: undefined }],
  ])('requests 200 changes at a time when the options are %s', async (_what, options) => {
    const { client, publish, mock } = world();
    publish('a');
    for await (const _ of client.events.mirror(options));
    expect(mock.requests.map(({ url }) => url.searchParams.get('limit'))).toEqual(['200']);
  });

  test('of an empty service is empty', async () => {
    expect(await world().run()).toEqual([]);
  });

  test('every change has its attribution', async () => {
    const { client, publish } = world();
    publish('a');
    for await (const { attribution } of client.events.mirror()) expect(attribution.required).toBe(true);
  });
});

describe('a later walk', () => {
  test('requests the changes since the last walk started, plus an hour', async () => {
    const { run, publish, clock, mock } = world();
    publish('a');
    await run();
    clock.hours = 10;
    publish('b');
    // The system clock is ten hours behind the clock of the service.
    await run();
    expect(requestedWindows(mock.requests).at(-1)).toBe('11h');
    clock.hours = 10.5;
    expect(await run()).toEqual(['upsert b']);
    clock.hours = 20;
    expect(await run()).toEqual(['upsert b']);
    clock.hours = 30;
    expect(await run()).toEqual([]);
  });

  test('after an interruption repeats the page whose last row was not stored', async () => {
    const { run, publish, copy } = world();
    for (let index = 0; index < 10; index += 1) publish(`e${index}`);
    expect(await run(4)).toHaveLength(4);
    expect(await run()).toEqual(['e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9'].map((id) => `upsert ${id}`));
    expect(copy.size).toBe(10);
  });

  test('starts again when the server rejects the cursor', async () => {
    const { client, publish } = world();
    for (const id of ['a', 'b', 'c']) publish(id);
    const state: MirrorState = {
      changed_since: at(-1),
      walk: { window: '2h', started_at: at(0), cursor: 'of another server' },
    };
    const ids: string[] = [];
    for await (const { id } of client.events.mirror({ state })) ids.push(id);
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  test('throws other errors', async () => {
    const { run, publish, mock } = world();
    publish('a');
    mock.failNext('unauthenticated');
    await expect(run()).rejects.toThrow('401 unauthenticated');
  });
});

test('the copy equals the original after any sequence of changes and interruptions', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('publish' as const), id: fc.constantFrom(...'abcdefgh') }),
    fc.record({ kind: fc.constant('retract' as const), id: fc.constantFrom(...'abcdefgh') }),
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 200 }) }),
    fc.record({
      kind: fc.constant('mirror' as const),
      most: fc.nat(6),
      limit: fc.integer({ min: 1, max: 4 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { run, publish, retract, clock, mock, copy } = world();
      let version = 1;
      for (const one of steps) {
        version += 1;
        if (one.kind === 'publish') publish(one.id, version);
        if (one.kind === 'retract') retract(one.id);
        if (one.kind === 'wait') clock.hours += one.hours;
        if (one.kind === 'mirror') await run(one.most, one.limit);
      }
      await run();
      const published = mock.events.filter(({ status }) => status !== 'retracted');
      expect(new Map([...copy].sort())).toEqual(
        new Map(published.map((row) => [row.id, row] as const).sort()),
      );
    }),
    { numRuns: 200 },
  );
});

test('dossiers and claims are mirrored by the function and by the method', async () => {
  const { mock, client } = world();
  mock.claims.push(buildClaim({ id: 'c1', updated_at: at(0) }));
  const ids: string[] = [];
  for await (const { id } of client.claims.mirror()) ids.push(id);
  for await (const { id, record } of mirror(client.claims)) ids.push(`${id} ${record.lang}`);
  for await (const { id } of client.dossiers.mirror()) ids.push(id);
  expect(ids).toEqual(['c1', 'c1 en']);
});

test('a misspelt option is refused, because it would copy everything again', async () => {
  const { client } = world();
  const misspelt = client.events.mirror({ updated_since: '24h' } as object);
  await expect(misspelt.next()).rejects.toThrow('list options have no updated_since');
});

test('a mirror throws the reason of an abort', async () => {
  const { client, publish } = world();
  for (const id of ['a', 'b', 'c']) publish(id);
  const controller = new AbortController();
  const walk = async () => {
    for await (const _ of client.events.mirror({ limit: 1, signal: controller.signal })) {
      controller.abort(new Error('enough'));
    }
  };
  await expect(walk()).rejects.toThrow('enough');
});
