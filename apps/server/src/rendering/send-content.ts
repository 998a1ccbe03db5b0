import type { Response } from 'express';
import { COMPRESSED_FROM_BYTES, compressed, contentCodingFor } from './content-coding.js';
import { etagMatches } from './etag.js';
import { isList, JSON_TYPE, LIST_FORMATS, LIST_TYPES } from './media-types.js';
import { render } from './render.js';
import type { Representation } from './representation.js';
import type { Envelope } from './serialized-body.js';

export const CACHE_CONTROL = 'private, no-cache';
export const VARY = 'Accept, Accept-Encoding';

/**
 * Sends a success, or 304 if the client has it; `no-cache` makes clients revalidate, so that a retraction takes effect
 * at once. Returns the JSON, whatever format was sent.
 */
export function sendContent(response: Response, body: Envelope): Representation {
  const json = render(body);
  const { method, headers } = response.req;
  if (method === 'POST') {
    send(response, JSON_TYPE, json.bytes);
    return json;
  }
  const { contentType, bytes, etag } = formatted(response, body, json);
  response.setHeader('Cache-Control', CACHE_CONTROL);
  response.vary(VARY);
  response.setHeader('ETag', etag);
  if (etagMatches(headers['if-none-match'], etag)) {
    response.status(304).end();
    return json;
  }
  const content = bytes();
  const coding = content.length < COMPRESSED_FROM_BYTES ? 'identity' : contentCodingFor(response.req);
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
  send(response, contentType, compressed(content, coding));
  return json;
}

/**
 * Returns the list in the format that the client prefers. Each format has its own ETag, derived from that of the JSON.
 */
function formatted({ req }: Response, body: Envelope, json: Representation) {
  const path: string = req.route.path;
  const type = isList(path) ? req.accepts(LIST_TYPES) : false;
  const [name, format] =
    Object.entries(LIST_FORMATS).find(([, { contentType }]) => contentType === type) ?? [];
  if (!name || !format) return { contentType: JSON_TYPE, bytes: () => json.bytes, etag: json.etag };
  return {
    contentType: format.contentType,
    bytes: () => Buffer.from(format.write(path, body)),
    etag: `${json.etag.slice(0, -1)}-${name.replace(/\W/g, '-')}"`,
  };
}

function send(response: Response, contentType: string, bytes: Buffer): void {
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
