import { ProblemSchema } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { PROHIBITED, PROHIBITED_TEXT } from '../../harness/prohibited.js';
import type { TestServer } from '../../harness/test-server.js';

export function research403(server: () => TestServer): void {
  const research = (query: string, locale?: string) =>
    server().post('/api/v1/research', { query, ...(locale ? { locale } : {}) });

  test('prohibited-use: with the decision, the clause, who decided and how to appeal', async () => {
    const answer = await research(PROHIBITED_TEXT);
    const body = answer.json();
    expect(body).toEqual({
      type: '/problems/prohibited-use',
      title: 'The request asks for a prohibited use',
      status: 403,
      detail: 'It asks which way aid, medical or evacuation transport, or people in flight, will take.',
      instance: '/api/v1/research',
      request_id: answer.headers['x-request-id'],
      errors: [],
      decision_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      clause: 'targeting_civilians',
      automated: true,
      appeal: expect.stringContaining('quote the decision_id'),
    });
    // The contract declares every member, so that validation removes none.
    expect(ProblemSchema.parse(body)).toEqual(body);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    });
  });

  test.each(PROHIBITED)('prohibited-use: $text', async ({ text, phrase }) => {
    // The declared locale does not change the decision.
    const answer = await research(text, 'en');
    expect(answer.problem()).toMatchObject({ status: 403, code: 'prohibited-use' });
    expect(answer.text).not.toContain(phrase);
  });

  test('prohibited-use: the decision is in the audit log, with a hash for the text', async () => {
    const { decision_id: decision } = (await research(PROHIBITED_TEXT)).json();
    const rows = await server().store.audit.list({ limit: 10, subject: decision });
    expect(rows).toMatchObject([{ actor: 'open access', action: 'request.refused', subject: decision }]);
    expect(rows[0]?.detail).toEqual({
      partner: null,
      operation: 'research',
      clause: 'targeting_civilians',
      rules: ['route'],
      signs: expect.arrayContaining(['route', 'transport']),
      because: 'route',
      text_hash: await server().store.keyedHash(PROHIBITED_TEXT),
    });
  });

  test('prohibited-use: each request gets its own decision', async () => {
    const decisions = [await research(PROHIBITED_TEXT), await research(PROHIBITED_TEXT)].map(
      (answer) => answer.json().decision_id,
    );
    expect(new Set(decisions).size).toBe(2);
  });

  test('an invalid request is 400, without a decision', async () => {
    const { seq } = await server().store.audit.head();
    const answer = await server().post('/api/v1/research', { query: PROHIBITED_TEXT, limit: 1 });
    expect(answer.problem()).toMatchObject({ status: 400, code: 'invalid-body' });
    expect((await server().store.audit.head()).seq).toBe(seq);
  });

  describe('is not for questions about what happened, how often, why, and who is responsible', () => {
    test.each([
      'Was the aid convoy to Qarnabad attacked on 3 May?',
      'Who ordered the strike on the hospital?',
      'How many displaced families were sheltering in schools in 2018?',
      'Why did traders protest in the market?',
    ])('%s', async (query) => {
      const { seq } = await server().store.audit.head();
      expect((await research(query)).status).toBe(200);
      expect((await server().store.audit.head()).seq).toBe(seq);
    });
  });

  test('the log does not contain the text', async () => {
    await research(PROHIBITED_TEXT);
    for (const { phrase } of PROHIBITED) expect(server().log.join('')).not.toContain(phrase);
    expect(server().log.join('')).toContain('prohibited-use');
  });
}
