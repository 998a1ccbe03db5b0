import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tool } from '../../src/repository.js';
import { assuredHeaders, type Document, describedAnswer } from './document.js';
import { said } from './partner-service.js';
import { temporaryDirectory } from './temporary-directory.js';

export interface ValidatingProxy {
  readonly address: string;
  /** Ends it. How much went through, and what of it was not as the document says. */
  close(): Promise<{ exchanges: number; violations: readonly string[] }>;
}

interface Exchange {
  readonly request: { readonly method: string; readonly url: string };
  readonly response: {
    readonly status: number;
    readonly headers: readonly { readonly name: string; readonly value: string }[];
  };
}

/** `redocly proxy` before a service: it holds every request and every answer against the document. */
export async function startValidatingProxy(target: string, documentFile: string): Promise<ValidatingProxy> {
  const har = path.join(await temporaryDirectory('proxy'), 'traffic.har');
  const proxy = spawn(
    tool('redocly'),
    [
      ...['proxy', '--target', target, '--port', '0', '--har', har, '--api', documentFile],
      ...['--format', 'json', '--match-mode', 'basepath'],
    ],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  proxy.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const address = await said(proxy, /listening on (\S+)/);
  return {
    address,
    close: async () => {
      proxy.kill('SIGINT');
      await once(proxy, 'close');
      const { run, problems } = JSON.parse(output.slice(output.indexOf('{')));
      const exchanges: readonly Exchange[] = JSON.parse(await readFile(har, 'utf8')).log.entries;
      const document: Document = JSON.parse(await readFile(documentFile, 'utf8'));
      return {
        exchanges: run.documentedExchanges,
        violations: [
          ...problems.map((problem: { message: string; operationId?: string }) =>
            [problem.operationId, problem.message].join(': '),
          ),
          ...new Set(exchanges.flatMap((exchange) => unseenByTheProxy(document, exchange))),
        ],
      };
    },
  };
}

/** The proxy looks at paths, parameters and bodies: not at statuses, content types and headers of answers. */
function unseenByTheProxy(document: Document, { request, response }: Exchange): readonly string[] {
  const path = new URL(request.url).pathname;
  const name = `${request.method} ${path} ${response.status}`;
  const answer = describedAnswer(document, { method: request.method, path, status: response.status });
  if (!answer) return [`${name}: the status is not described`];
  const headers = new Map(response.headers.map((header) => [header.name.toLowerCase(), header.value]));
  const missing = assuredHeaders(document, answer).filter((header) => !headers.has(header.toLowerCase()));
  const contentType = headers.get('content-type')?.split(';')[0];
  const isDescribed = contentType === undefined ? !answer.content : contentType in (answer.content ?? {});
  return [
    ...missing.map((header) => `${name}: without ${header}`),
    ...(isDescribed ? [] : [`${name}: ${contentType} is not described`]),
  ];
}
