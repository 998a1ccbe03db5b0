import type { AnswerSchema, Components } from './walk-answer.js';

interface Answer {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema: AnswerSchema }>>;
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Answer>>;
}

/** As much of an OpenAPI document as checking answers needs. */
export interface Document extends Components {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: Components['components'] & {
    readonly responses: Readonly<Record<string, Answer>>;
    readonly headers: Readonly<Record<string, { readonly required?: boolean }>>;
  };
}

/** What the document says about the answer to a request; undefined where it does not describe it. */
export function describedAnswer(
  document: Document,
  exchange: { readonly method: string; readonly path: string; readonly status: number },
): Answer | undefined {
  const operation = Object.entries(document.paths).find(([template]) =>
    matches(template, exchange.path),
  )?.[1];
  const answer = operation?.[exchange.method.toLowerCase()]?.responses[exchange.status];
  return answer?.$ref ? document.components.responses[lastOf(answer.$ref)] : answer;
}

/** Names of the headers that an answer always has. */
export const assuredHeaders = (document: Document, answer: Answer): readonly string[] =>
  Object.entries(answer.headers ?? {})
    .filter(([, { $ref }]) => document.components.headers[lastOf($ref)]?.required)
    .map(([name]) => name);

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);

const lastOf = (reference: string): string => reference.split('/').at(-1) ?? '';
