import { ProblemSchema } from '@partner-api/contract';
import { expect, test } from 'vitest';
import { PROHIBITED } from '../../harness/prohibited.js';
import type { TestServer } from '../../harness/test-server.js';

export function factCheck403(server: () => TestServer): void {
  const factCheck = (claim: string) => server().post('/api/v1/fact-check', { claim });

  test.each([
    ...PROHIBITED,
    // A claim that seeks confirmation asks as much as a question does.
    {
      text: 'The displaced families from Qarnabad are hiding in the school basement right now, right?',
      phrase: 'Qarnabad',
    },
    {
      text: 'Forty displaced families from Qarnabad are now sheltering in the basement of school no. 3.',
      phrase: 'Qarnabad',
    },
  ])('prohibited-use: $text', async ({ text, phrase }) => {
    const answer = await factCheck(text);
    expect(answer.problem()).toMatchObject({
      status: 403,
      code: 'prohibited-use',
      instance: '/api/v1/fact-check',
      clause: 'targeting_civilians',
      automated: true,
    });
    expect(ProblemSchema.parse(answer.json())).toEqual(answer.json());
    expect(answer.text).not.toContain(phrase);
  });

  test('prohibited-use: the audit log names the operation', async () => {
    const [{ text } = { text: '' }] = PROHIBITED;
    const { decision_id: decision } = (await factCheck(text)).json();
    const [row] = await server().store.audit.list({ limit: 1, subject: decision });
    expect(row?.detail).toMatchObject({ partner: null, operation: 'fact_check' });
  });

  test('is not for claims about what happened', async () => {
    for (const claim of [
      'The bridge at Old Ford was destroyed in March.',
      'The hospital in Qarnabad was bombed on 3 May, killing eleven patients.',
    ])
      expect((await factCheck(claim)).status).toBe(200);
  });
}
