import * as z from 'zod';
import { openEnum } from './primitives.js';

interface ProblemDefinition {
  readonly status: number;
  readonly title: string;
  /** Meaning of the problem and what the caller can do, shown on the page of its `type`. */
  readonly explanation: string;
}

/** All error responses of the service by code. Codes and titles are stable. */
export const PROBLEMS = {
  'invalid-parameter': {
    status: 400,
    title: 'A parameter is not valid',
    explanation:
      'A query parameter does not follow its grammar. `errors` names each parameter and the rule it breaks. Nothing is clamped or guessed: correct the value and send the request again.',
  },
  'unknown-parameter': {
    status: 400,
    title: 'A parameter is unknown or given twice',
    explanation:
      'The query string has a parameter that this operation does not take, or one parameter twice. It is refused so that a misspelt filter never silently returns everything. `errors` names each, and whatever else is wrong with the query.',
  },
  'invalid-cursor': {
    status: 400,
    title: 'The cursor is not valid here',
    explanation:
      'The cursor was altered, or comes from another list or from other filters. Use `page.next_cursor` exactly as received, with the filters it was received under, or start again without a cursor.',
  },
  'malformed-json': {
    status: 400,
    title: 'The body is not JSON',
    explanation: 'The body could not be parsed as one JSON object of reasonable depth.',
  },
  'invalid-encoding': {
    status: 400,
    title: 'The request is not valid UTF-8',
    explanation:
      'The body or the path has bytes that are not UTF-8, or the body has an escape such as `\\ud800`, which is half of a character. Encode texts as UTF-8; nothing is replaced or guessed.',
  },
  'invalid-body': {
    status: 400,
    title: 'The body is not valid',
    explanation:
      'The JSON body does not have exactly the members that this operation takes, or one breaks its rule. `errors` names each by JSON Pointer.',
  },
  'invalid-request': {
    status: 400,
    title: 'The request is not valid HTTP for this service',
    explanation:
      'The request as a whole is malformed, or carries a body where none belongs. A URL is ASCII: other characters are percent-encoded as UTF-8, such as é as `%C3%A9`.',
  },
  unauthenticated: {
    status: 401,
    title: 'No valid key',
    explanation:
      'Send `Authorization: Bearer <key>` with a key that is current. The answer is the same for keys that are missing, malformed, unknown, revoked or expired.',
  },
  'insufficient-scope': {
    status: 403,
    title: 'The key does not cover this operation',
    explanation:
      'The key lacks the scope that this operation needs: `read`, `research` or `fact_check`. Ask for a key with it.',
  },
  'terms-not-accepted': {
    status: 403,
    title: 'The terms in force have not been accepted',
    explanation:
      'The holder of this key accepted an earlier version of the terms of use. Read `/terms` and accept the current version.',
  },
  'partner-suspended': {
    status: 403,
    title: 'The partner is suspended',
    explanation: 'Access of this partner is suspended. Contact the operator of the service.',
  },
  'prohibited-use': {
    status: 403,
    title: 'The request asks for a prohibited use',
    explanation:
      'The text was screened before any search, and asks for something that the terms forbid. `detail` says in general terms what was recognised, `clause` names the clause of `/terms`, `automated` is true because a program decided, `decision_id` identifies the decision, and `appeal` says how to have a person review it. Questions of journalism, humanitarian work and accountability are welcome on every topic: if this was one, appeal. The same text is refused again when it is repeated; questions about what happened, how often, why, or who is responsible are not refused.',
  },
  'not-found': {
    status: 404,
    title: 'There is no such record',
    explanation:
      'No record with this identifier is published here. Retracted records are still found; others never existed or are not yet published.',
  },
  'unknown-path': {
    status: 404,
    title: 'There is no such path',
    explanation:
      'The path is not one of this service. `/openapi.json` lists those that are, and `/docs` explains them.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The method is not allowed here',
    explanation: 'The path exists, but not for this method. `Allow` lists the methods it takes.',
  },
  'not-acceptable': {
    status: 406,
    title: 'No acceptable representation',
    explanation:
      'The `Accept` header excludes what this path serves. The operations serve `application/json`.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    explanation: 'The headers or the body did not arrive in time. Send the request again.',
  },
  'idempotency-in-progress': {
    status: 409,
    title: 'The same request is still being answered',
    explanation:
      'A request with the same `Idempotency-Key` is in progress. Wait as `Retry-After` says and send it again.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    explanation: 'The body may have at most 16 KiB.',
  },
  'uri-too-long': {
    status: 414,
    title: 'The address is too long',
    explanation: 'Path and query may have at most 4,096 characters.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The media type of the body is not supported',
    explanation: 'Send the body as `Content-Type: application/json`, in UTF-8, without a content encoding.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'The idempotency key was used for another request',
    explanation:
      'In the last 24 hours this `Idempotency-Key` came with another body, or to the other operation. Make a new key for each new request.',
  },
  'quota-exceeded': {
    status: 429,
    title: 'Too many requests',
    explanation:
      'The quota of the partner is used up for now. Wait as `Retry-After` says; `RateLimit` and `RateLimit-Policy` state the quota. Every request with a valid key counts, also one that is then refused for its content.',
  },
  'concurrency-exceeded': {
    status: 429,
    title: 'Too many requests at the same time',
    explanation:
      'The maximum number of research queries and fact-checks of one partner is in progress. Send the next one when another has been answered, and not before `Retry-After`.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    explanation: 'The request line and headers together may have at most 8 KiB.',
  },
  'internal-error': {
    status: 500,
    title: 'Something broke on our side',
    explanation:
      'The request failed for a reason that is ours. It is safe to repeat a GET. Quote `request_id` when reporting it.',
  },
  'method-not-implemented': {
    status: 501,
    title: 'The method is unknown',
    explanation:
      'No path of this service supports this method; names of methods are in capitals. The connection is closed.',
  },
  overloaded: {
    status: 503,
    title: 'Too much is being answered right now',
    explanation:
      'The maximum number of research queries and fact-checks of all partners is in progress on the server. Wait as `Retry-After` says and send the request again.',
  },
  unavailable: {
    status: 503,
    title: 'The service cannot answer right now',
    explanation:
      'The service is starting, stopping, or its database cannot be reached. Wait as `Retry-After` says and try again.',
  },
} as const satisfies Record<string, ProblemDefinition>;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

export type ProblemType = `/problems/${ProblemCode}`;

/** Returns the URI reference of a problem type, which the server also serves as a page. */
export const problemType = (code: ProblemCode): ProblemType => `/problems/${code}`;

const PROBLEM_TYPES = PROBLEM_CODES.map(problemType) as [ProblemType, ...ProblemType[]];

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

const ProblemErrorSchema = z
  .object({
    parameter: z.string().optional().describe('The query parameter, path parameter or header at fault.'),
    pointer: z.string().optional().describe('JSON Pointer (RFC 6901) to the member of the body at fault.'),
    detail: z.string().describe('The rule that it breaks.'),
  })
  .meta({ id: 'ProblemError', description: 'One error in the request.' });
export type ProblemError = z.infer<typeof ProblemErrorSchema>;

export const ProblemSchema = z
  .object({
    type: openEnum(PROBLEM_TYPES).describe(
      '`/problems/<code>`: identifies the problem and leads to its explanation.',
    ),
    title: z.string().describe('The same for every problem of the type.'),
    status: z.int().min(400).max(599).describe('The HTTP status.'),
    detail: z.string().describe('What was wrong with this request.'),
    instance: z
      .string()
      .describe(
        'The path of the request, as a URI reference. Keys and exact places in it are replaced, such as by `%5Blocation%20removed%5D`. Empty when the request could not be read.',
      ),
    request_id: z.string().describe('As in the `X-Request-Id` header.'),
    errors: z.array(ProblemErrorSchema),
    decision_id: z
      .string()
      .optional()
      .describe(
        'With `prohibited-use`: identifies the decision, in an appeal and in the log of the operator.',
      ),
    clause: z
      .string()
      .optional()
      .describe('With `prohibited-use`: the clause of the terms, as in `prohibited_uses` and at `/terms`.'),
    automated: z
      .boolean()
      .optional()
      .describe('With `prohibited-use`: whether a program decided, without a person.'),
    appeal: z
      .string()
      .optional()
      .describe('With `prohibited-use`: how to have a person review the decision, as a text to show.'),
  })
  .meta({ id: 'Problem', description: 'Problem details (RFC 9457), the format of every error.' });
export type Problem = z.infer<typeof ProblemSchema>;
