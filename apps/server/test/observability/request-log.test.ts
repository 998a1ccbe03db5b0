import type { Request, Response } from 'express';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { RequestState } from '../../src/http/request-state.js';
import { requestLog } from '../../src/observability/request-log.js';

function linesOf(path: string, statusCode: number): readonly Record<string, unknown>[] {
  const lines: string[] = [];
  const log = requestLog(pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }));
  const locals = new RequestState('5ece6545', 0);
  locals.path = path;
  const response = { locals, statusCode, headersSent: true, writableFinished: true } as unknown as Response;
  log({ method: 'GET' } as Request, response, 1);
  return lines.map((line) => JSON.parse(line));
}

test.each(['/healthz', '/readyz', '/readyz/research'])('%s is logged only if it fails', (probe) => {
  expect(linesOf(probe, 200)).toEqual([]);
  expect(linesOf(probe, 503)).toMatchObject([{ status: 503, request_id: '5ece6545' }]);
});

test('every other request is logged', () => {
  expect(linesOf('/api/v1/events', 200)).toMatchObject([{ path: '/api/v1/events', status: 200 }]);
});
