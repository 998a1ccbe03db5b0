import * as z from 'zod';
import type { Representation } from './representation.js';

/** What both envelopes of the contract have in common. */
export interface Envelope {
  readonly data: unknown;
  readonly page?: { readonly limit: number; readonly next_cursor: string | null };
  readonly meta: { readonly as_of: string };
  readonly attribution: Readonly<Record<'accessed_on' | 'text' | 'html' | 'markdown', string>>;
}

export type Rest = Omit<Envelope, 'data'>;

/** JSON of records, each a text of its own: what is long is joined once. */
export interface WrittenData {
  readonly texts: readonly string[];
  readonly isList: boolean;
}

/**
 * What is known of a written body, or of the envelope that validation made of one. In the body itself: each read makes
 * two, and entries for them in weak maps cost the garbage collector more than all the rest of making them.
 */
interface Written {
  readonly data: WrittenData;
  readonly rest: Rest;
  envelope: object | null;
  origin: object | null;
  rendered: Representation | null;
}
const WRITTEN = Symbol('written');

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

export function writtenOf(body: unknown): Written | undefined {
  return typeof body === 'object' && body !== null
    ? (body as { readonly [WRITTEN]?: Written })[WRITTEN]
    : undefined;
}

/**
 * The schema, for written bodies: of each only what stands beside its records is validated, and once, however many asked
 * for it at the same time.
 */
export function validatedOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const standard = schema['~standard'];
  const restSchema: z.ZodType | null = schema instanceof z.ZodObject ? schema.omit({ data: true }) : null;
  const validate: typeof standard.validate = (body, options) => {
    const written = writtenOf(body);
    return written && restSchema
      ? validateRest<z.output<Schema>>(body as object, written, restSchema)
      : standard.validate(body, options);
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
  return writtenOf(envelope)?.origin ?? envelope;
}

/** As one text, without making another of that length on the way. */
export function joined({ texts, isList }: WrittenData, before: string, after: string): string {
  const [opening, closing] = isList ? ['[', ']'] : ['', ''];
  if (texts.length < 2) return `${before}${opening}${texts.join()}${closing}${after}`;
  const parts = texts.slice();
  parts[0] = before + opening + parts[0];
  parts[parts.length - 1] += closing + after;
  return parts.join();
}
