import * as z from 'zod';
import { weakEtag } from './etag.js';

/*
 * A success is validated when it is made and serialised once, however often it is sent: the schema lets through what
 * it has seen, and the bytes are found by the body itself. Whoever keeps a body keeps its bytes with it.
 */
const validated = new WeakMap<object, object>();
const origins = new WeakMap<object, object>();
const rendered = new WeakMap<object, Rendered>();

export interface Rendered {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** What both envelopes of the contract have in common. */
export interface Envelope {
  readonly data: unknown;
  readonly page?: { readonly limit: number; readonly next_cursor: string | null };
  readonly meta: { readonly as_of: string };
  readonly attribution: Readonly<Record<'accessed_on' | 'text' | 'html' | 'markdown', string>>;
}

type Rest = Omit<Envelope, 'data'>;
const texts = new WeakMap<object, { readonly dataText: string; readonly rest: Rest }>();

/**
 * A body whose `data` is JSON already, of records that the contract's schema has accepted; parsed only for who looks at
 * it.
 */
export function withDataText<Data, Others extends Rest>(
  dataText: string,
  rest: Others,
): { data: Data } & Others {
  const body = {
    get data(): Data {
      return JSON.parse(dataText);
    },
    ...rest,
  };
  texts.set(body, { dataText, rest });
  return body;
}

/** The schema, for bodies that may be sent again: each is validated at its first sight only. */
export function validatedOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const standard = schema['~standard'];
  const restSchema: z.ZodType | null = schema instanceof z.ZodObject ? schema.omit({ data: true }) : null;
  const validate: typeof standard.validate = (body, options) => {
    const known = isObject(body) ? validated.get(body) : undefined;
    // Put there by this very schema: a body has one.
    if (known) return { value: known as z.output<Schema> };
    const written = isObject(body) ? texts.get(body) : undefined;
    const result =
      written && restSchema
        ? validateRest<z.output<Schema>>(written.dataText, restSchema.safeParse(written.rest))
        : standard.validate(body, options);
    if (isObject(body) && 'value' in result && isObject(result.value)) {
      validated.set(body, result.value);
      origins.set(result.value, body);
    }
    return result;
  };
  return Object.create(schema, { '~standard': { value: { ...standard, validate } } });
}

function validateRest<Output>(dataText: string, rest: z.ZodSafeParseResult<unknown>) {
  if (!rest.success) return { issues: rest.error.issues };
  return { value: withDataText(dataText, rest.data as Rest) as Output };
}

/** What a handler returned, of which validation made the envelope that is sent. */
export function originOf(envelope: object): object {
  return origins.get(envelope) ?? envelope;
}

export function render(envelope: Envelope): Rendered {
  const known = rendered.get(envelope);
  if (known) return known;
  const { dataText, rest } = texts.get(envelope) ?? asTexts(envelope);
  const fresh = {
    bytes: Buffer.from(`{"data":${dataText},${JSON.stringify(rest).slice(1)}`),
    etag: weakEtag(dataText + JSON.stringify(lasting(rest))),
  };
  rendered.set(envelope, fresh);
  return fresh;
}

function asTexts({ data, ...rest }: Envelope): { readonly dataText: string; readonly rest: Rest } {
  return { dataText: JSON.stringify(data), rest };
}

/**
 * What makes two answers the same: not when they were computed, nor the wordings that repeat the date, nor the cursor,
 * which carries the start of a window that ends now; that there is a next page, and after which row, it tells no more
 * than `data` does.
 */
function lasting({ page, meta, attribution }: Rest): unknown[] {
  const { as_of, ...lastingMeta } = meta;
  const { accessed_on, text, html, markdown, ...lastingAttribution } = attribution;
  return [page?.limit, page?.next_cursor === null, lastingMeta, lastingAttribution];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
