import { expect, test } from 'vitest';
import { ask } from '../harness/http.js';
import type { TestServer } from '../harness/test-server.js';

export function servedMetrics(server: () => TestServer): void {
  test('/metrics times requests by route, on a port of its own, and knows no id', async () => {
    await server().get('/api/v1/events/secret-id');
    await server().get('/secret-path');
    await server().ask('/api/v1/events', { method: 'PROPFIND' });
    const { text } = await ask(String(server().metricsAddress), '/metrics');
    const counts = text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counts).toEqual(
      expect.arrayContaining([
        expect.stringContaining('{method="GET",route="/api/v1/events/:id",status="404"}'),
        expect.stringContaining('{method="GET",route="unmatched",status="404"}'),
        expect.stringContaining('{method="other",route="/api/v1/events",status="405"}'),
      ]),
    );
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('secret');
  });

  test('nothing else is there', async () => {
    expect((await ask(String(server().metricsAddress), '/')).status).toBe(404);
  });
}
