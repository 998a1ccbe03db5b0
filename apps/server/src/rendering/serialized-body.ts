import * as z from 'zod';
import type { Representation } from './representation.js';

/** Members that both envelopes of the contract have. */
export interface Envelope {
  readonly data: unknown;
  readonly page?: { readonly limit: number; readonly next_cursor: string | null };
  readonly meta: { readonly as_of: string };
  readonly attribution: Readonly<Record<'accessed_on' | 'text' | 'html' | 'markdown', string>>;
}

export type Rest = Omit<Envelope, 'data'>;

/** Serialised records, joined only once because they are long. */
export interface WrittenData {
  readonly texts: readonly string[];
  readonly isList: boolean;
}

/**
 * Cached values of a written body or of its validated envelope. Kept in the body: entries in weak maps for each read
 * would cost more garbage collection than the rest of the work.
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
 * A body whose `data` is serialised JSON, parsed only on access. One shared getter for all bodies: with its own, each
 * body would survive until a major garbage collection.
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
  // The constructor assigns the members of `rest`, which TypeScript cannot see.
  return new WrittenBody(data, rest) as unknown as { data: Data } & Others;
}

export function writtenOf(body: unknown): Written | undefined {
  return typeof body === 'object' && body !== null
    ? (body as { readonly [WRITTEN]?: Written })[WRITTEN]
    : undefined;
}

/**
 * Returns the schema with validation that, for a `WrittenBody`, covers only the members besides `data` and runs once.
 * Its records are validated already.
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

/** Returns the body that a handler returned, from which validation made this envelope. */
export function originOf(envelope: object): object {
  return writtenOf(envelope)?.origin ?? envelope;
}

/** Joins the texts without building a second string of that length. */
export function joined({ texts, isList }: WrittenData, before: string, after: string): string {
  const [opening, closing] = isList ? ['[', ']'] : ['', ''];
  if (texts.length < 2) return `${before}${opening}${texts.join()}${closing}${after}`;
  const parts = texts.slice();
  parts[0] = before + opening + parts[0];
  parts[parts.length - 1] += closing + after;
  return parts.join();
}
