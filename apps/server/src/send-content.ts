import type { Response } from 'express';
import { type Envelope, render } from './content.js';
import { etagMatches } from './etag.js';

/**
 * What `response.json` does here: the prepared bytes of a success, or 304 to a reader who has them. Readers keep
 * answers but ask each time, so that a retraction takes effect at once.
 */
export function sendContent(response: Response, body: Envelope): void {
  const { bytes, etag } = render(body);
  const { method, headers } = response.req;
  if (method !== 'POST') {
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('ETag', etag);
    if (etagMatches(headers['if-none-match'], etag)) {
      response.status(304).end();
      return;
    }
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
