import * as z from 'zod';
import { CallFailed } from './call-failed.js';

/** The part of the usage object that is read. */
const UsageSchema = z
  .object({ total_tokens: z.int().min(0) })
  .nullish()
  .catch(null);

export const ChatReplySchema = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string().nullish() }))
    .min(1),
  usage: UsageSchema,
});

export const EmbeddingsReplySchema = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })),
  usage: UsageSchema,
});

/** The requested output of a chat model. Surplus items are dropped. */
export const ExpansionSchema = z
  .object({ queries: z.array(z.string()) })
  .transform(({ queries }) => queries.slice(0, 3));

export const WordingSchema = z
  .object({
    statements: z.array(
      z.object({
        text: z.string(),
        quotes: z.array(z.object({ id: z.string(), quote: z.string() })),
      }),
    ),
  })
  .transform(({ statements }) => statements.slice(0, 10));

/** Any object; the caller validates it. */
export const ProposalSchema = z.looseObject({});

export const ScreeningSchema = z.object({ outcome: z.enum(['allow', 'flag', 'refuse']) });

/** Parses a value with a schema. Throws `CallFailed` when it does not match. */
export function readAs<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new CallFailed('malformed', 'the answer has another shape than the API promises');
}

/** Extracts the JSON object from the text of a chat model and parses it. Throws `CallFailed`. */
export function readWritten<Value>(
  schema: z.ZodType<Value>,
  { choices }: z.infer<typeof ChatReplySchema>,
): Value {
  const [choice] = choices;
  if (choice === undefined || choice.finish_reason === 'length')
    throw new CallFailed('unusable', 'what the model wrote was cut off');
  const { content } = choice.message;
  const written = content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1);
  try {
    return readAs(schema, JSON.parse(written));
  } catch {
    throw new CallFailed('unusable', 'the model wrote another shape than it was asked for');
  }
}
