import {
  PROBLEMS,
  type Problem,
  type ProblemCode,
  type ProblemError,
  problemType,
} from '../../wire/problems.js';

interface Occurrence extends Pick<Partial<Problem>, 'decision_id' | 'clause' | 'automated' | 'appeal'> {
  readonly detail: string;
  readonly instance?: string;
  readonly errors?: ProblemError[];
}

const EVENTS = '/api/v1/events';
const RESEARCH = '/api/v1/research';

const WINDOW_RULE = 'must be a whole number of hours followed by the letter h, from 1h to 876000h';

const OCCURRENCES: Record<ProblemCode, Occurrence> = {
  'invalid-parameter': {
    detail: `since ${WINDOW_RULE}.`,
    errors: [{ parameter: 'since', detail: WINDOW_RULE }],
  },
  'unknown-parameter': {
    detail: 'provinces is not a parameter of this operation.',
    errors: [{ parameter: 'provinces', detail: 'is not a parameter of this operation' }],
  },
  'invalid-cursor': {
    detail: 'The cursor belongs to a list with other filters.',
    errors: [{ parameter: 'cursor', detail: 'belongs to a list with other filters' }],
  },
  'malformed-json': { detail: 'The body ends before the JSON is complete.', instance: RESEARCH },
  'invalid-encoding': { detail: 'The body is not UTF-8.', instance: RESEARCH },
  'invalid-body': {
    detail: 'query must have 3 to 2000 characters after trimming.',
    instance: RESEARCH,
    errors: [{ pointer: '/query', detail: 'must have 3 to 2000 characters after trimming' }],
  },
  'invalid-request': { detail: 'A GET request must not have a body.' },
  unauthenticated: { detail: 'The request has no key that is valid here.' },
  'insufficient-scope': { detail: 'The key lacks the scope research.', instance: RESEARCH },
  'terms-not-accepted': {
    detail: 'The key accepted the terms of 2026-05-01; in force are those of 2026-11-01.',
  },
  'partner-suspended': { detail: 'Access of this partner is suspended.' },
  'prohibited-use': {
    detail: 'It asks where people at risk, or the places that shelter them, are now.',
    instance: RESEARCH,
    decision_id: '5f0c7a3e-9d1b-4c58-8a55-0b6a1f7c2e41',
    clause: 'targeting_civilians',
    automated: true,
    appeal:
      'To have a person look at this decision, write to appeals@desk.example, quote the decision_id and say what the question is for.',
  },
  'not-found': { detail: 'No event ev-9999 is published here.', instance: `${EVENTS}/ev-9999` },
  'unknown-path': { detail: 'There is no path /api/v1/event.', instance: '/api/v1/event' },
  'method-not-allowed': { detail: 'This path takes GET.' },
  'not-acceptable': { detail: 'This path serves application/json.' },
  'request-timeout': { detail: 'The body did not arrive in time.', instance: RESEARCH },
  'idempotency-in-progress': {
    detail: 'A request with this Idempotency-Key is still in progress.',
    instance: RESEARCH,
  },
  'body-too-large': { detail: 'The body has more than 16 KiB.', instance: RESEARCH },
  'uri-too-long': { detail: 'Path and query have more than 4096 characters.' },
  'unsupported-media-type': {
    detail: 'The body is text/plain; this operation takes application/json.',
    instance: RESEARCH,
  },
  'idempotency-key-reused': {
    detail: 'This Idempotency-Key came with another request before: another body, or the other operation.',
    instance: RESEARCH,
  },
  'quota-exceeded': { detail: 'The quota of 600 reads a minute is used up. Try again in 12 seconds.' },
  'concurrency-exceeded': {
    detail: '20 requests of this partner are in progress, which is as many as one may have.',
    instance: RESEARCH,
  },
  'headers-too-large': { detail: 'The headers have more than 8 KiB.' },
  'internal-error': { detail: 'The request failed for a reason that is ours.' },
  'method-not-implemented': { detail: 'The method of this request is not known here.', instance: '' },
  overloaded: {
    detail: '60 requests are in progress, which is as many as this server takes.',
    instance: RESEARCH,
  },
  unavailable: { detail: 'The database cannot be reached. Try again in 12 seconds.' },
};

/** Returns a complete example of the problem with this code. */
export const problemExample = (code: ProblemCode): Problem => {
  const { detail, instance = EVENTS, errors = [], ...members } = OCCURRENCES[code];
  const { status, title } = PROBLEMS[code];
  return {
    type: problemType(code),
    title,
    status,
    detail,
    instance,
    request_id: '01JQ8Z5T3M7R9XK2C4V6B8N0PD',
    errors,
    ...members,
  };
};
