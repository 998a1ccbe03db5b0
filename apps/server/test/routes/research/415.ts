import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { TestServer } from '../../harness/test-server.js';

export function research415(server: () => TestServer): void {
  const json = '{"query":"Why did traders protest?"}';
  test.each<[string, Record<string, string | string[]>, string]>([
    ['no Content-Type', {}, 'Content-Type'],
    ['text/plain', { 'Content-Type': 'text/plain' }, 'Content-Type'],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'Content-Type'],
    ['application/jsonp', { 'Content-Type': 'application/jsonp' }, 'Content-Type'],
    ['UTF-7', { 'Content-Type': 'application/json; charset=utf-7' }, 'Content-Type'],
    ['Latin-1', { 'Content-Type': 'application/json; charset=iso-8859-1' }, 'Content-Type'],
    [
      'a long run of tabs',
      { 'Content-Type': `application/json${'\t'.repeat(4_000)};${'\t'.repeat(2_000)}x` },
      'Content-Type',
    ],
    ['two that disagree', { 'Content-Type': ['application/json', 'text/plain'] }, 'Content-Type'],
    ['the same twice', { 'Content-Type': ['application/json', 'application/json'] }, 'Content-Type'],
    ['gzip', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, 'Content-Encoding'],
  ])('%s', async (what, headers, parameter) => {
    const body = what === 'gzip' ? gzipSync('x'.repeat(5_000_000)).subarray(0, 10_000) : json;
    const answer = await server().ask('/api/v1/research', { method: 'POST', headers, body });
    expect(answer.problem()).toMatchObject({
      status: 415,
      code: 'unsupported-media-type',
      errors: [{ parameter }],
    });
  });
}
