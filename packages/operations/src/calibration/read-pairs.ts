import type { LabelledPair } from '@partner-api/research';
import * as z from 'zod';
import { CommandFailed, InputUnreadable } from '../errors.js';
import { isBlank, type Line, readLines } from '../input/lines.js';
import { openInput } from '../input/open-input.js';
import { parseJson } from '../input/parse-json.js';

const LONGEST_CHARACTERS = 10_000;
const TextSchema = z.string().trim().min(1).max(LONGEST_CHARACTERS);

const PairSchema = z.strictObject({
  claim: TextSchema,
  reviewed: TextSchema,
  context: TextSchema.nullable().default(null),
  lang: z.string().min(2).max(35).default('und'),
  same: z.boolean(),
});

/** More than a newsroom labels; all of them are kept in memory. */
const MOST_PAIRS = 100_000;

/** Pairs as JSON, one a line. Rejects with `CommandFailed`, which names the line, when one is none. */
export async function readPairs(
  input: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<LabelledPair[]> {
  const pairs: LabelledPair[] = [];
  try {
    for await (const lines of readLines(openInput(input, () => undefined, signal)))
      for (const line of lines) {
        if (!isBlank(line.bytes)) pairs.push(readPair(line));
        if (pairs.length > MOST_PAIRS) throw new CommandFailed(`There are more than ${MOST_PAIRS} pairs.`);
      }
  } catch (error) {
    if (error instanceof InputUnreadable) throw new CommandFailed(error.message, { cause: error });
    throw error;
  }
  return pairs;
}

function readPair({ number, bytes, tooLong }: Line): LabelledPair {
  const parsed = tooLong ? { fault: { detail: 'is too long' } } : parseJson(bytes);
  if ('fault' in parsed) throw new CommandFailed(`Line ${number} ${parsed.fault.detail}.`);
  const checked = PairSchema.safeParse(parsed.value);
  if (checked.success) return checked.data;
  throw new CommandFailed(`Line ${number} is no labelled pair:\n${z.prettifyError(checked.error)}`);
}
