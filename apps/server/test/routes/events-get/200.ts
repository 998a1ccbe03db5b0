import { EventResponseSchema } from '@partner-api/contract';
import { expect, test } from 'vitest';
import { hoursAgo } from '../../harness/records.js';
import type { TestServer } from '../../harness/test-server.js';

export function eventsGet200(server: () => TestServer): void {
  test('matches the contract', async () => {
    const { data, meta, attribution } = EventResponseSchema.parse(
      (await server().get('/api/v1/events/ev-1')).json(),
    );
    expect(data).toMatchObject({ id: 'ev-1', version: 1, status: 'published', published_at: hoursAgo(48) });
    expect(meta).not.toHaveProperty('filters');
    expect(attribution.upstream.map(({ provider }) => provider)).toEqual(['Sarn Register']);
  });

  test('equals the event in the list', async () => {
    const [first] = (await server().get('/api/v1/events?limit=1')).json().data;
    expect((await server().get('/api/v1/events/ev-1')).json().data).toEqual(first);
  });

  test('a retracted event has only its id and the reason', async () => {
    const answer = await server().get('/api/v1/events/ev-9');
    expect(answer.status).toBe(200);
    expect(answer.json().data).toMatchObject({
      id: 'ev-9',
      status: 'retracted',
      title: 'Retracted',
      summary: null,
      sources: [],
      corrections: [{ kind: 'retraction', reason: 'The photograph was from another year.' }],
    });
  });

  test('links to the licence and the terms', async () => {
    const { headers } = await server().get('/api/v1/events/ev-1');
    expect(headers.link).toBe(
      '<https://creativecommons.org/licenses/by/4.0/>; rel="license", </terms>; rel="terms-of-service"',
    );
  });
}
