import { expect, test } from 'vitest';
import { ask } from '../harness/http.js';
import { FLAGGED_TEXT, PROHIBITED_TEXT } from '../harness/prohibited.js';
import type { TestServer } from '../harness/test-server.js';

export function servedMetrics(server: () => TestServer): void {
  const series = async (): Promise<Map<string, number>> => {
    const { text } = await ask(String(server().metricsAddress), '/metrics');
    const lines = text
      .split('\n')
      .filter((line) => /^partner_api_(problems|screening|results|probe)_/.test(line));
    return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.replace(/^.* /, ''))]));
  };

  test('/metrics has durations by route, on its own port, and no ids', async () => {
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

  test('/metrics counts outcomes of requests', async () => {
    const fact = { claim: 'The moon is made of cheese.' };
    const before = await series();
    await server().get('/api/v1/events?limit=0');
    await server().post('/api/v1/fact-check', fact);
    await server().post('/api/v1/research', { query: PROHIBITED_TEXT });
    await server().post('/api/v1/fact-check', { claim: FLAGGED_TEXT });
    await server().get('/readyz');
    const after = await series();
    const risen = [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
    expect(risen.sort()).toEqual([
      'partner_api_problems_total{route="/api/v1/events",problem="invalid-parameter"}',
      'partner_api_problems_total{route="/api/v1/research",problem="prohibited-use"}',
      'partner_api_results_total{route="/api/v1/fact-check",result="insufficient_evidence"}',
      'partner_api_results_total{route="/api/v1/fact-check",result="not_checkable"}',
      'partner_api_screening_flags_total{route="/api/v1/fact-check",rule="asked-of-people"}',
      'partner_api_screening_refusals_total{route="/api/v1/research",clause="targeting_civilians"}',
    ]);
    expect(after.get('partner_api_probe_success{probe="/readyz"}')).toBe(1);
    // Outcomes that have not happened are present too, so that an alert sees their first increase.
    expect(after.get('partner_api_results_total{route="/api/v1/fact-check",result="refuted"}')).toEqual(
      expect.any(Number),
    );
  });

  test('other paths are 404', async () => {
    expect((await ask(String(server().metricsAddress), '/')).status).toBe(404);
  });
}
