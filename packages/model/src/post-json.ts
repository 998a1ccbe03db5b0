import { Buffer } from 'node:buffer';
import { CallFailed } from './call-failed.js';

export interface Post {
  readonly url: string;
  readonly apiKey: string | null;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** Sends a POST and returns the parsed JSON response. Throws only `CallFailed`. */
export async function postJson({ url, apiKey, body, signal }: Post): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
      },
      body,
      // A redirect would send the key and the texts to a URL that the operator did not configure.
      redirect: 'error',
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw refusal(response);
    }
    return parse(await readLimited(response));
  } catch (error) {
    if (error instanceof CallFailed) throw error;
    if (signal.aborted) throw new CallFailed('timeout', 'the endpoint did not answer in time');
    throw new CallFailed('connection', 'the connection failed or ended too early', true);
  }
}

/** Maximum size of a response. Embeddings of forty texts take about 2 MB. */
const mostBytes = 8 * 1024 * 1024;
/** A longer `Retry-After` would use up too much of the partner's time. */
const longestRetryAfterSeconds = 1;

function refusal({ status, headers }: Response): CallFailed {
  const isTransient = status === 429 || status >= 500;
  const isSoon = Number(headers.get('retry-after') ?? 0) <= longestRetryAfterSeconds;
  // An error in one request must not open the circuit breaker for all partners.
  const fault = requestErrors.has(status) ? 'unusable' : 'refused';
  return new CallFailed(fault, `the endpoint answered with status ${status}`, isTransient && isSoon);
}

const requestErrors: ReadonlySet<number> = new Set([400, 413, 422]);

async function readLimited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new CallFailed('malformed', `the answer has more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallFailed('malformed', 'the answer is not JSON');
  }
}
