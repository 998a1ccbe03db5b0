import { createHash } from 'node:crypto';
import { ResearchResponseSchema } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function research200(server: () => TestServer): void {
  const ask = async (body: object) => server().post('/api/v1/research', body);

  test('answers from the records, with evidence that is verifiable from the answer alone', async () => {
    const answer = await ask({ query: 'Why did traders protest in the market?', locale: 'en' });
    const { data, attribution } = ResearchResponseSchema.parse(answer.json());
    expect(answer.status).toBe(200);
    expect(data.status).toBe('answered');
    expect(data.evidence.length).toBeGreaterThan(0);
    for (const { quote, excerpt, byte_start, byte_end } of data.evidence) {
      const bytes = Buffer.from(excerpt.text);
      expect(bytes.subarray(byte_start, byte_end).toString()).toBe(quote);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(excerpt.sha256);
    }
    expect(attribution.upstream.map(({ provider }) => provider)).toContain('Sarn Register');
  });

  test('abstains if the records do not answer the question', async () => {
    const { data, attribution } = (await ask({ query: 'Who won the chess championship?' })).json();
    expect(data).toMatchObject({
      status: 'insufficient_evidence',
      answer: null,
      locale: { requested: null, resolved: 'en' },
    });
    expect(attribution.upstream).toEqual([]);
  });

  test('explains a missing answer in the requested language', async () => {
    const query = 'How many people were killed in North Vale in 2011?';
    const { data } = ResearchResponseSchema.parse((await ask({ query })).json());
    expect(data).toMatchObject({ status: 'insufficient_evidence', answer: null });
    expect(data.computations[0]).toMatchObject({ covered: 'none', counted: { events: 0 } });
    expect(data.explanation).toMatch(/^No such event is on record, /);
    const chess = (await ask({ query: 'Who won the chess championship?', locale: 'es' })).json();
    expect(chess.data.explanation).toBe('Ninguna frase de los registros disponibles responde a la pregunta.');
  });

  describe('Content-Language', () => {
    test.each([
      ['en', 'en'],
      ['es-MX', 'es'],
      ['tlh', 'en'],
      ['zh-yue', 'en'],
      ['x-mine', 'en'],
    ])('for %s is %s, as the body says', async (locale, resolved) => {
      const answer = await ask({ query: 'Why did traders protest?', locale });
      expect(answer.headers['content-language']).toBe(resolved);
      expect(answer.json().data.locale).toEqual({ requested: locale, resolved });
    });
  });

  test('is not cached, because it repeats the question', async () => {
    const { headers } = await ask({ query: 'Why did traders protest?' });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers).not.toHaveProperty('etag');
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'takes %s',
    async (type) => {
      const answer = await server().post('/api/v1/research', { query: 'Why?!' }, { 'Content-Type': type });
      expect(answer.status).toBe(200);
    },
  );

  test('a text is trimmed, and measured in characters, not in UTF-16 units', async () => {
    const answer = await ask({ query: `  ${'🕊'.repeat(2_000)}\u2003` });
    expect(answer.json().data.query).toBe('🕊'.repeat(2_000));
  });
}
