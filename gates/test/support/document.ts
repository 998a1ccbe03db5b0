import type { AnswerSchema, Components } from './walk-answer.js';

interface Answer {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema: AnswerSchema }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example: unknown;
}

interface DocumentedOperation {
  readonly operationId: string;
  /** Those shared by several are named by a reference. */
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples: Readonly<Record<string, { value: unknown }>> }>
    >;
  };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** As much of an OpenAPI document as checking answers needs. */
export interface Document extends Components {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: Components['components'] & {
    readonly responses: Readonly<Record<string, Answer>>;
    readonly headers: Readonly<Record<string, { readonly required?: boolean }>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

/** The parameters of an operation, references followed. */
export const parametersOf = (
  document: Document,
  { parameters = [] }: DocumentedOperation,
): readonly Parameter[] =>
  parameters.flatMap((one) =>
    '$ref' in one ? (document.components.parameters[lastOf(one.$ref)] ?? []) : one,
  );

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
