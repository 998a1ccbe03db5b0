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
export interface SerializedData {
  readonly texts: readonly string[];
  readonly isList: boolean;
}

/**
 * Cached values of a written body or of its validated envelope. Kept in the body: entries in weak maps for each read
 * would cost more garbage collection than the rest of the work.
 */
interface Serialized {
  readonly data: SerializedData;
  readonly rest: Rest;
  envelope: object | null;
  origin: object | null;
  rendered: Representation | null;
}
const SERIALIZED = Symbol('serialized');

/**
 * A body whose `data` is serialised JSON, parsed only on access. One shared getter for all bodies: with its own, each
 * body would survive until a major garbage collection.
 */
class SerializedBody {
  readonly [SERIALIZED]: Serialized;

  constructor(data: SerializedData, rest: Rest) {
    Object.assign(this, rest);
    this[SERIALIZED] = { data, rest, envelope: null, origin: null, rendered: null };
  }

  get data(): unknown {
    return JSON.parse(joined(this[SERIALIZED].data, '', ''));
  }
}

export function createSerializedBody<Data, Others extends Rest>(
  data: SerializedData,
  rest: Others,
): { data: Data } & Others {
  // The constructor assigns the members of `rest`, which TypeScript cannot see.
  return new SerializedBody(data, rest) as unknown as { data: Data } & Others;
}

export function serializedOf(body: unknown): Serialized | undefined {
  return typeof body === 'object' && body !== null
    ? (body as { readonly [SERIALIZED]?: Serialized })[SERIALIZED]
    : undefined;
}

/**
 * Returns the schema with validation that, for a `SerializedBody`, covers only the members besides `data` and runs once.
 * Its records are validated already.
 */
export function validatedOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const standard = schema['~standard'];
  const restSchema: z.ZodType | null = schema instanceof z.ZodObject ? schema.omit({ data: true }) : null;
  const validate: typeof standard.validate = (body, options) => {
    const serialized = serializedOf(body);
    return serialized && restSchema
      ? validateRest<z.output<Schema>>(body as object, serialized, restSchema)
      : standard.validate(body, options);
  };
  return Object.create(schema, { '~standard': { value: { ...standard, validate } } });
}

function validateRest<Output>(body: object, serialized: Serialized, schema: z.ZodType) {
  if (!serialized.envelope) {
    const rest = schema.safeParse(serialized.rest);
    if (!rest.success) return { issues: rest.error.issues };
    serialized.envelope = createSerializedBody(serialized.data, rest.data as Rest);
    const envelope = serializedOf(serialized.envelope);
    if (envelope) envelope.origin = body;
  }
  return { value: serialized.envelope as Output };
}

/** Returns the body that a handler returned, from which validation made this envelope. */
export function originOf(envelope: object): object {
  return serializedOf(envelope)?.origin ?? envelope;
}

/** Joins the texts without building a second string of that length. */
export function joined({ texts, isList }: SerializedData, before: string, after: string): string {
  const [opening, closing] = isList ? ['[', ']'] : ['', ''];
  if (texts.length < 2) return `${before}${opening}${texts.join()}${closing}${after}`;
  const parts = texts.slice();
  parts[0] = before + opening + parts[0];
  parts[parts.length - 1] += closing + after;
  return parts.join();
}
