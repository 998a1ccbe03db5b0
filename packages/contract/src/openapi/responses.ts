import { PROBLEM_CODES, PROBLEM_CONTENT_TYPE, PROBLEMS } from '../wire/problems.js';
import type { Example, JsonSchema, Reference, Response } from './document-types.js';
import { problemExample } from './examples/problems.js';
import { type HeaderName, headerReferences } from './headers.js';
import type { Operation } from './operations.js';

/** The 304 response, which routes do not declare because it has no body. */
export const NOT_MODIFIED: Response = {
  description:
    'The content with the `ETag` in `If-None-Match` has not changed. The next page of a list is `next` in this `Link`.',
  headers: headerReferences('X-Request-Id', 'Cache-Control', 'ETag', 'Link', 'RateLimit', 'RateLimit-Policy'),
};

/** Formats of lists other than JSON, selected by `Accept`. */
const LIST_FORMATS: NonNullable<Response['content']> = {
  'text/csv': {
    schema: {
      type: 'string',
      description:
        'UTF-8 with a byte order mark; the credit in comment lines (`# `), then a header and one line per record. The next page is `next` in `Link`.',
    },
  },
  'application/geo+json': {
    schema: {
      type: 'object',
      description:
        'RFC 7946: one feature per record, with a null geometry when there is no location, and the members `attribution`, `page` and `meta`.',
    },
  },
};

export const success = (
  operation: Operation,
  schema: JsonSchema,
  examples: Record<string, Example>,
): Response => ({
  description: 'Success, with the required attribution.',
  headers: headerReferences(
    'X-Request-Id',
    'Cache-Control',
    'Link',
    'RateLimit',
    'RateLimit-Policy',
    ...(operation.method === 'GET'
      ? (['ETag'] as const)
      : (['Content-Language', 'Idempotent-Replayed'] as const)),
  ),
  content: {
    'application/json': { schema, examples },
    ...(operation.metadata.operationId.startsWith('list') && LIST_FORMATS),
  },
});

const HEADERS_BY_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  403: ['Idempotent-Replayed'],
  405: ['Allow'],
  409: ['Retry-After'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** Statuses of requests that count towards a quota, which therefore have rate limit headers. */
const COUNTED: readonly number[] = [400, 403, 404, 406, 409, 413, 415, 422, 429, 500, 503];
const COUNTED_HEADERS: readonly HeaderName[] = ['RateLimit', 'RateLimit-Policy'];

export const problemReference = (status: number): Reference => ({
  $ref: `#/components/responses/${problemName(status)}`,
});

/** Returns one response component per problem status, with an example of each problem. */
export function problemResponseComponents(problemSchema: JsonSchema): Record<string, Response> {
  const statuses = [...new Set(PROBLEM_CODES.map((code) => PROBLEMS[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [problemName(status), problemResponse(status, problemSchema)]),
  );
}

function problemResponse(status: number, schema: JsonSchema): Response {
  const codes = PROBLEM_CODES.filter((code) => PROBLEMS[code].status === status);
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].explanation}`).join('\n\n'),
    headers: headerReferences(
      'X-Request-Id',
      'Cache-Control',
      ...(HEADERS_BY_STATUS[status] ?? []),
      ...(COUNTED.includes(status) ? COUNTED_HEADERS : []),
    ),
    content: {
      [PROBLEM_CONTENT_TYPE]: {
        schema,
        examples: Object.fromEntries(
          codes.map((code) => [code, { summary: PROBLEMS[code].title, value: problemExample(code) }]),
        ),
      },
    },
  };
}

const problemName = (status: number): string => `Problem${status}`;
