import { type MockContent, mockOperation } from './mock-operations.js';
import { MockProblem } from './mock-problem.js';
import type { MockRequest } from './mock-request.js';

interface Answer {
  readonly request: string;
  readonly text: string;
}

export type MockService = (
  request: MockRequest,
  requestId: string,
  refusal: MockProblem | undefined,
) => Promise<Response>;

/** Returns a handler that sends problems, entity tags and idempotent replays like the service. */
export function createMockService(content: MockContent): MockService {
  const answered = new Map<string, Answer>();

  const answer = (request: MockRequest): { text: string; headers: Record<string, string> } => {
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
    const requestKey = `${request.url.pathname} ${request.body}`;
    const earlier = key === null ? undefined : answered.get(key);
    if (earlier && earlier.request !== requestKey) throw new MockProblem('idempotency-key-reused');
    if (earlier) return { text: earlier.text, headers: { 'Idempotent-Replayed': 'true' } };
    const text = JSON.stringify(mockOperation(content, request));
    if (key !== null) answered.set(key, { request: requestKey, text });
    return { text, headers: {} };
  };

  return async (request, requestId, refusal) => {
    const common = { 'X-Request-Id': requestId };
    try {
      if (refusal) throw refusal;
      const { text, headers } = answer(request);
      const tagged =
        request.method === 'GET' ? { ...common, ETag: await weakTag(text) } : { ...common, ...headers };
      if ('ETag' in tagged && request.headers.get('if-none-match') === tagged.ETag) {
        return new Response(null, { status: 304, headers: tagged });
      }
      return new Response(text, {
        headers: { ...tagged, 'Content-Type': 'application/json; charset=utf-8' },
      });
    } catch (error) {
      if (!(error instanceof MockProblem)) throw error;
      const { problem, headers } = error;
      const body = { ...problem, instance: request.url.pathname, request_id: requestId };
      return new Response(JSON.stringify(body), {
        status: problem.status,
        headers: { ...common, ...headers, 'Content-Type': 'application/problem+json' },
      });
    }
  };
}

/** Hashes the data and the page only, because `meta.as_of` changes with every response. */
async function weakTag(text: string): Promise<string> {
  const { data, page } = JSON.parse(text);
  const content = new TextEncoder().encode(JSON.stringify([data, page]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return `W/"${btoa(String.fromCharCode(...digest)).slice(0, 22)}"`;
}
