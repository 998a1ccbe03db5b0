import type { Response } from 'express';
import { etagMatches } from './etag.js';
import { render } from './render.js';
import type { Representation } from './representation.js';
import type { Envelope } from './written-body.js';

export const CONTENT_TYPE = 'application/json; charset=utf-8';
export const CACHE_CONTROL = 'private, no-cache';

/**
 * What `response.json` does here: the prepared bytes of a success, or 304 to a reader who has them. Readers keep
 * answers but ask each time, so that a retraction takes effect at once.
 */
export function sendContent(response: Response, body: Envelope): Representation {
  const rendered = render(body);
  const { bytes, etag } = rendered;
  const { method, headers } = response.req;
  if (method !== 'POST') {
    response.setHeader('Cache-Control', CACHE_CONTROL);
    response.setHeader('ETag', etag);
    if (etagMatches(headers['if-none-match'], etag)) {
      response.status(304).end();
      return rendered;
    }
  }
  response.setHeader('Content-Type', CONTENT_TYPE);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
  return rendered;
}
