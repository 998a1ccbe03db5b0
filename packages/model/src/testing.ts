import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake OpenAI-compatible endpoint on loopback that records its requests. */
export interface FakeEndpoint {
  /** Value for `MODEL_BASE_URL`. */
  readonly baseUrl: string;
  /** Calls since the last `behave`. */
  readonly received: ReceivedCall[];
  /** Sets the behaviour for later calls, `honest` when omitted, and clears `received`. */
  behave(behaviour?: Behaviour): void;
  close(): Promise<void>;
}

interface ReceivedCall {
  /** Path relative to the base URL. */
  readonly path: string;
  readonly authorization: string | undefined;
  /** The raw request body. */
  readonly text: string;
  /** The parsed user message of a chat; null for embeddings. */
  readonly asked: Asked | null;
}

interface Asked {
  /** Absent in screening. */
  readonly question?: string;
  /** The screened text. */
  readonly text?: string;
  /** Absent in query expansion. */
  readonly excerpts?: readonly { readonly id: string; readonly text: string }[];
}

export type Behaviour = (call: ReceivedCall, response: ServerResponse) => void;

export async function startFakeEndpoint(): Promise<FakeEndpoint> {
  let behaviour: Behaviour = honest;
  const received: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const call = await read(request);
    received.push(call);
    behaviour(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    behave: (next = honest) => {
      behaviour = next;
      received.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<ReceivedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { messages } = JSON.parse(text);
  return {
    path: (request.url ?? '').replace('/v1', ''),
    authorization: request.headers.authorization,
    text,
    asked: messages === undefined ? null : JSON.parse(messages[1].content),
  };
}

/** Expands nothing, allows every text, quotes the first sentence of two excerpts, and embeds texts by their letter counts. */
const honest: Behaviour = (call, response) => {
  if (call.asked === null) return embed(({ input }) => input.map(lettersOf))(call, response);
  const statements = (call.asked.excerpts ?? []).slice(0, 2).map(({ id, text }) => {
    const quote = /^.*?[.!](?=\s|$)/su.exec(text)?.[0] ?? text;
    return { text: quote, quotes: [{ id, quote }] };
  });
  return write({ queries: [], statements, outcome: 'allow' })(call, response);
};

/** Answers a chat with the given output of the model. */
export const write =
  (written: unknown, { finish = 'stop', tokens }: { finish?: string; tokens?: number } = {}): Behaviour =>
  (_, response) =>
    json(response, {
      choices: [
        {
          message: { content: typeof written === 'string' ? written : JSON.stringify(written) },
          finish_reason: finish,
        },
      ],
      ...(tokens === undefined ? {} : { usage: { total_tokens: tokens } }),
    });

/** Answers with one vector per text. */
export const embed =
  (vectors: (body: { input: string[] }) => number[][]): Behaviour =>
  ({ text }, response) =>
    json(response, {
      data: vectors(JSON.parse(text)).map((embedding, index) => ({ index, embedding })),
      usage: { total_tokens: 10 },
    });

/** Answers with a status and any body. */
export const refuse =
  (status: number, headers: Record<string, string> = {}, body = ''): Behaviour =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function lettersOf(text: string): number[] {
  const counts = new Array<number>(26).fill(0);
  for (const letter of text.toLowerCase()) {
    const index = letter.charCodeAt(0) - 97;
    if (index >= 0 && index < 26) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
