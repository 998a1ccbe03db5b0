import { BODY_MAXIMUM_BYTES } from '@partner-api/contract';
import type { Request } from 'express';
import { problem } from '../problems/problem.js';

/**
 * Resolves with the bytes of a body. Rejects as soon as `Content-Length` or the received bytes exceed the limit,
 * without waiting for the rest.
 */
export function readBody(request: Request): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const refuse = () => {
      request.off('data', onData);
      reject(problem('body-too-large', { headers: { Connection: 'close' } }));
    };
    const onData = (part: Buffer) => {
      length += part.length;
      parts.push(part);
      if (length > BODY_MAXIMUM_BYTES) refuse();
    };
    if (Number(request.headers['content-length'] ?? 0) > BODY_MAXIMUM_BYTES) return refuse();
    request.on('data', onData);
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('error', () =>
      reject(problem('invalid-request', { detail: 'The body ended before its Content-Length.' })),
    );
  });
}
