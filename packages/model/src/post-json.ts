import { Buffer } from 'node:buffer';
import { CallFailed } from './call-failed.js';

export interface Post {
  readonly url: string;
  readonly apiKey: string | null;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** The JSON that a POST is answered with. Throws `CallFailed` and nothing else. */
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
      // Neither the key nor the texts go to an address that the operator did not name.
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

/** Embeddings of some forty texts take about 2 MB. */
const mostBytes = 8 * 1024 * 1024;
/** A longer wait is not worth what it would cost the partner. */
const longestRetryAfterSeconds = 1;

function refusal({ status, headers }: Response): CallFailed {
  const isPassing = status === 429 || status >= 500;
  const isSoon = Number(headers.get('retry-after') ?? 0) <= longestRetryAfterSeconds;
  // What one partner asked must not make the endpoint look broken to all.
  const fault = ofThisRequest.has(status) ? 'unusable' : 'refused';
  return new CallFailed(fault, `the endpoint answered with status ${status}`, isPassing && isSoon);
}

const ofThisRequest: ReadonlySet<number> = new Set([400, 413, 422]);

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
