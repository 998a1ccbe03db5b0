import type { Header, Reference } from './document-types.js';

/** Response headers by name, which become `components.headers`. */
export const HEADERS = {
  'X-Request-Id': {
    description: 'Identifies the request in the logs of the service. Quote it in reports.',
    required: true,
    schema: { type: 'string' },
    example: '01JQ8Z5T3M7R9XK2C4V6B8N0PD',
  },
  'Cache-Control': {
    description:
      '`private`: only the cache of one partner may store the response. `no-store`, sent with problems and with responses that repeat a question: no cache may store it.',
    schema: { type: 'string' },
    example: 'private, no-cache',
  },
  ETag: {
    description:
      'Weak entity tag (RFC 9110) of the content; send it back as `If-None-Match`. It ignores parts that differ in every response or every day: `meta.as_of`, the date and the wordings of `attribution` (`accessed_on`, `text`, `html`, `markdown`), and the value of `page.next_cursor`, but not whether there is one. After a 304, get the next page from `next` in its `Link`: the cursor of the cached response belongs to an earlier window of `since`.',
    schema: { type: 'string' },
    example: 'W/"5f1d7a84c0be"',
  },
  Link: {
    description:
      'Links (RFC 8288): `license` and `terms-of-service` (RFC 6903); in lists also `next`, unless it is the last page.',
    schema: { type: 'string' },
    example:
      '</api/v1/events?limit=100&cursor=eyJvIjoiMjAyNi0wMy0xNFQwOTowMDowMFoifQ>; rel="next", <https://creativecommons.org/licenses/by/4.0/>; rel="license", </terms>; rel="terms-of-service"',
  },
  'Content-Language': {
    description: 'The locale of labels and explanations, as in `data.locale.resolved`.',
    schema: { type: 'string' },
    example: 'en',
  },
  'Retry-After': {
    description: 'Seconds to wait before sending the request again.',
    schema: { type: 'integer', minimum: 0 },
    example: 12,
  },
  RateLimit: {
    description:
      'The remaining part of each quota (IETF draft): `r` requests, and `t` seconds until it is full again. Absent when no limit is set, and with problems of requests that were not counted.',
    schema: { type: 'string' },
    example: '"reads";r=598;t=60',
  },
  'RateLimit-Policy': {
    description:
      'The quotas that apply (IETF draft): `q` requests in `w` seconds. Absent where `RateLimit` is.',
    schema: { type: 'string' },
    example: '"reads";q=600;w=60',
  },
  'Idempotent-Replayed': {
    description: '`true` when this is the answer to an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  Allow: {
    description: 'The methods that the path supports.',
    required: true,
    schema: { type: 'string' },
    example: 'GET',
  },
  'WWW-Authenticate': {
    description: 'How to authenticate (RFC 6750).',
    required: true,
    schema: { type: 'string' },
    example: 'Bearer',
  },
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

export const HEADER_NAMES: readonly string[] = Object.keys(HEADERS);

export const headerReferences = (...names: HeaderName[]): Record<string, Reference> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
