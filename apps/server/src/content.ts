import { hash } from 'node:crypto';
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

/**
 * What the maps above hold of other bodies, and their text. In the body itself: each read makes two, and entries for
 * them in weak maps cost the garbage collector more than all the rest of making them.
 */
interface Written {
  readonly data: WrittenData;
  readonly rest: Rest;
  envelope: object | null;
  origin: object | null;
  rendered: Rendered | null;
}
const WRITTEN = Symbol('written');

/** JSON of records, each a text of its own: what is long is joined once. */
interface WrittenData {
  readonly texts: readonly string[];
  readonly isList: boolean;
}

/**
 * A body whose `data` is JSON already, of records that the contract's schema has accepted; parsed only for who looks at
 * it. The getter is one for all bodies: with one of its own, each would stay in memory until the old generation is
 * collected.
 */
class WrittenBody {
  readonly [WRITTEN]: Written;

  constructor(data: WrittenData, rest: Rest) {
    Object.assign(this, rest);
    this[WRITTEN] = { data, rest, envelope: null, origin: null, rendered: null };
  }

  get data(): unknown {
    return JSON.parse(joined(this[WRITTEN].data, '', ''));
  }
}

export function withWritten<Data, Others extends Rest>(
  data: WrittenData,
  rest: Others,
): { data: Data } & Others {
  // What `rest` has is assigned, which TypeScript does not follow.
  return new WrittenBody(data, rest) as unknown as { data: Data } & Others;
}

function writtenOf(body: unknown): Written | undefined {
  return isObject(body) ? (body as { readonly [WRITTEN]?: Written })[WRITTEN] : undefined;
}

/** The schema, for bodies that may be sent again: each is validated at its first sight only. */
export function validatedOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const standard = schema['~standard'];
  const restSchema: z.ZodType | null = schema instanceof z.ZodObject ? schema.omit({ data: true }) : null;
  const validate: typeof standard.validate = (body, options) => {
    const written = writtenOf(body);
    if (written && restSchema) return validateRest<z.output<Schema>>(body as object, written, restSchema);
    const known = isObject(body) ? validated.get(body) : undefined;
    // Put there by this very schema: a body has one.
    if (known) return { value: known as z.output<Schema> };
    const result = standard.validate(body, options);
    if (isObject(body) && 'value' in result && isObject(result.value)) {
      validated.set(body, result.value);
      origins.set(result.value, body);
    }
    return result;
  };
  return Object.create(schema, { '~standard': { value: { ...standard, validate } } });
}

function validateRest<Output>(body: object, written: Written, schema: z.ZodType) {
  if (!written.envelope) {
    const rest = schema.safeParse(written.rest);
    if (!rest.success) return { issues: rest.error.issues };
    written.envelope = withWritten(written.data, rest.data as Rest);
    const envelope = writtenOf(written.envelope);
    if (envelope) envelope.origin = body;
  }
  return { value: written.envelope as Output };
}

/** What a handler returned, of which validation made the envelope that is sent. */
export function originOf(envelope: object): object {
  return writtenOf(envelope)?.origin ?? origins.get(envelope) ?? envelope;
}

export function render(envelope: Envelope): Rendered {
  const written = writtenOf(envelope);
  const known = written ? written.rendered : rendered.get(envelope);
  if (known) return known;
  const fresh = written ? renderTexts(written) : renderParts(envelope);
  if (written) written.rendered = fresh;
  else rendered.set(envelope, fresh);
  return fresh;
}

function renderParts({ data, ...rest }: Envelope): Rendered {
  return renderTexts({ data: { texts: [JSON.stringify(data)], isList: false }, rest });
}

const DATA = '{"data":';

function renderTexts({ data: written, rest }: Pick<Written, 'data' | 'rest'>): Rendered {
  const restText = `,${JSON.stringify(rest).slice(1)}`;
  const bytes = Buffer.from(joined(written, DATA, restText));
  // Of bytes that are there already: a text would be encoded once more.
  const data = bytes.subarray(DATA.length, bytes.length - Buffer.byteLength(restText));
  return { bytes, etag: weakEtag(hash('sha256', data, 'base64url') + JSON.stringify(lasting(rest))) };
}

/** As one text, without making another of that length on the way. */
function joined({ texts, isList }: WrittenData, before: string, after: string): string {
  const [opening, closing] = isList ? ['[', ']'] : ['', ''];
  if (texts.length < 2) return `${before}${opening}${texts.join()}${closing}${after}`;
  const parts = texts.slice();
  parts[0] = before + opening + parts[0];
  parts[parts.length - 1] += closing + after;
  return parts.join();
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
