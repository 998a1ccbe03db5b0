import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An OpenAI-compatible endpoint on loopback, for tests: it does what it is told, and remembers what it was sent. */
export interface FakeEndpoint {
  /** What `MODEL_BASE_URL` takes. */
  readonly baseUrl: string;
  /** Since the last time that it was told what to do. */
  readonly received: ReceivedCall[];
  /** What to do from now on; without one, to answer honestly. */
  behave(behaviour?: Behaviour): void;
  close(): Promise<void>;
}

interface ReceivedCall {
  /** After the base URL. */
  readonly path: string;
  readonly authorization: string | undefined;
  /** The body as it came. */
  readonly text: string;
  /** What the user of a chat says, as JSON; for embeddings null. */
  readonly asked: Asked | null;
}

interface Asked {
  /** Absent where a text is screened. */
  readonly question?: string;
  /** What is screened. */
  readonly text?: string;
  /** Absent where other words are asked for. */
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

/** No other words, nothing flagged, the first sentence of each of two excerpts, texts near that share letters with the question. */
const honest: Behaviour = (call, response) => {
  if (call.asked === null) return embed(({ input }) => input.map(lettersOf))(call, response);
  const statements = (call.asked.excerpts ?? []).slice(0, 2).map(({ id, text }) => {
    const quote = /^.*?[.!](?=\s|$)/su.exec(text)?.[0] ?? text;
    return { text: quote, quotes: [{ id, quote }] };
  });
  return write({ queries: [], statements, outcome: 'allow' })(call, response);
};

/** Answers a chat with what a model is to have written. */
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

/** Answers with a vector for each text. */
export const embed =
  (vectors: (body: { input: string[] }) => number[][]): Behaviour =>
  ({ text }, response) =>
    json(response, {
      data: vectors(JSON.parse(text)).map((embedding, index) => ({ index, embedding })),
      usage: { total_tokens: 10 },
    });

/** Answers with a status, and whatever body. */
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
