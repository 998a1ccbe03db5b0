import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { withoutKeys } from '../redaction/without-keys.js';
import { stateOf } from './request-state.js';

export const REQUEST_ID_HEADER = 'X-Request-Id';

// Accepts the caller's own id, which joins its log with ours, but no characters that could forge log lines or headers.
const ACCEPTED = /^[\w-]{8,64}$/;

export function requestIdFor({ headers }: Pick<Request, 'headers'>): string {
  const given = headers['x-request-id'];
  const accepted = typeof given === 'string' && ACCEPTED.test(given) && withoutKeys(given) === given;
  return accepted ? given : randomUUID();
}

export function requestIdOf(response: Response): string {
  return stateOf(response).requestId;
}
