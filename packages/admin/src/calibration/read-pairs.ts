import type { LabelledPair } from '@partner-api/research';
import { CommandFailed, InputUnreadable } from '../errors.js';
import { isBlank, type Line, readLines } from '../input/lines.js';
import { openInput } from '../input/open-input.js';
import { parseJson } from '../input/parse-json.js';
import { peek } from '../input/peek.js';
import { csvPairs } from './csv-pairs.js';
import { checkPair } from './pair.js';

/** Limits memory, which holds all pairs; far more than a newsroom labels. */
const MOST_PAIRS = 100_000;

/**
 * Reads labelled pairs, either JSON with one a line (input that begins with a brace or bracket) or a table with a
 * header. Calls `note` with the detected form; rejects with a `CommandFailed` that names line, member or column, and
 * rule.
 */
export async function readPairs(
  input: AsyncIterable<Uint8Array>,
  note: (message: string) => void,
  signal: AbortSignal | undefined,
): Promise<LabelledPair[]> {
  const pairs: LabelledPair[] = [];
  try {
    for await (const more of pairsIn(openInput(input, { note }, signal), note)) {
      pairs.push(...more);
      if (pairs.length > MOST_PAIRS) throw new CommandFailed(`There are more than ${MOST_PAIRS} pairs.`);
    }
  } catch (error) {
    if (error instanceof InputUnreadable) throw new CommandFailed(error.message, { cause: error });
    throw error;
  }
  return pairs;
}

async function* pairsIn(
  text: AsyncIterable<Buffer>,
  note: (message: string) => void,
): AsyncGenerator<LabelledPair[]> {
  const { head, chunks } = await peek(text, (start) => startOf(start) !== '');
  const start = startOf(head);
  if (start === '') throw new CommandFailed('The input is empty: there are no pairs in it.');
  // A line of JSON that begins with another character is not an object, so it would be refused anyway.
  yield* start.startsWith('{') || start.startsWith('[')
    ? jsonPairs(readLines(chunks))
    : csvPairs(chunks, note);
}

const startOf = (head: Buffer): string => head.toString().trimStart();

async function* jsonPairs(chunks: AsyncIterable<readonly Line[]>): AsyncGenerator<LabelledPair[]> {
  for await (const lines of chunks) yield lines.filter(({ bytes }) => !isBlank(bytes)).map(readPair);
}

function readPair({ number, bytes, tooLong }: Line): LabelledPair {
  const parsed = tooLong ? { fault: { field: null, detail: 'is too long' } } : parseJson(bytes);
  if ('fault' in parsed) throw failureOf(number, parsed.fault.field, parsed.fault.detail);
  const checked = checkPair(parsed.value);
  if ('pair' in checked) return checked.pair;
  const { member, rule } = checked.fault;
  throw failureOf(number, member, member === null ? `is not a labelled pair: it ${rule}` : rule);
}

function failureOf(line: number, member: string | null, rule: string): CommandFailed {
  return new CommandFailed(
    member === null ? `Line ${line} ${rule}.` : `Line ${line}, member ${member}: ${rule}.`,
  );
}
