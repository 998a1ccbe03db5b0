import * as z from 'zod';
import { LanguageTagSchema } from './primitives.js';

export const TEXT_MINIMUM_CHARACTERS = 3;
export const TEXT_MAXIMUM_CHARACTERS = 2_000;
/** Maximum length after NFKC normalization, which can expand characters: U+FDFA becomes eighteen. */
export const TEXT_MAXIMUM_UNFOLDED_CHARACTERS = 3_000;
export const BODY_MAXIMUM_BYTES = 16 * 1024;

const LENGTH_RULE = `must have ${TEXT_MINIMUM_CHARACTERS} to ${TEXT_MAXIMUM_CHARACTERS} characters after trimming`;
const UNFOLDED_RULE = `must have at most ${TEXT_MAXIMUM_UNFOLDED_CHARACTERS.toLocaleString('en')} characters after Unicode normalization (NFKC), which writes ligatures and other compatibility characters out`;
/** Explains the trimming in words, because `minLength` and `maxLength` of JSON Schema apply to the text as sent. */
const LENGTH_DESCRIBED =
  'White space at both ends is removed before the length is checked. At most 3,000 characters after Unicode normalization (NFKC). No control characters.';

/** Lengths are in Unicode code points, as in JSON Schema. */
const text = z
  .string({ error: ({ input }) => (input === undefined ? 'is required' : 'must be a string') })
  .trim()
  .refine((value) => isWithinLength(value), { error: LENGTH_RULE, abort: true })
  .refine((value) => isWithinUnfoldedLength(value), UNFOLDED_RULE)
  .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, 'must not contain control characters')
  .meta({ minLength: TEXT_MINIMUM_CHARACTERS, maxLength: TEXT_MAXIMUM_CHARACTERS });

const question = text.describe(`The question. ${LENGTH_DESCRIBED}`);
const claim = text.describe(`The claim to check. ${LENGTH_DESCRIBED}`);

const locale = LanguageTagSchema.optional().describe(
  'The language of labels and explanations: ar, en, es, fr, ru or uk, also with a region, such as `en-GB`. Other languages fall back to the one in `data.locale.resolved`.',
);

export const ResearchRequestSchema = z.strictObject({ query: question, locale }).meta({
  id: 'ResearchRequest',
  description: 'Exactly these members; any other is an error.',
  examples: [{ query: 'What is known about the shelling of markets in Idlib?', locale: 'en' }],
});
export type ResearchRequest = z.output<typeof ResearchRequestSchema>;

export const FactCheckRequestSchema = z.strictObject({ claim, locale }).meta({
  id: 'FactCheckRequest',
  description: 'Exactly these members; any other is an error.',
  examples: [{ claim: 'The bridge at Old Ford was destroyed in March.', locale: 'en' }],
});
export type FactCheckRequest = z.output<typeof FactCheckRequestSchema>;

function isWithinLength(value: string): boolean {
  // A code point has at most two UTF-16 units, so this refuses most long texts without splitting them.
  if (value.length > TEXT_MAXIMUM_CHARACTERS * 2) return false;
  const characters = [...value].length;
  return characters >= TEXT_MINIMUM_CHARACTERS && characters <= TEXT_MAXIMUM_CHARACTERS;
}

/** Limits the normalized length, which determines the cost of a search. */
function isWithinUnfoldedLength(value: string): boolean {
  // Normalizing piece by piece refuses a text far beyond the limit before all of it is normalized.
  const characters = [...value];
  let length = 0;
  for (let start = 0; start < characters.length; start += PIECE_CHARACTERS) {
    length += lengthOf(
      characters
        .slice(start, start + PIECE_CHARACTERS)
        .join('')
        .normalize('NFKC'),
    );
    if (length > 2 * TEXT_MAXIMUM_UNFOLDED_CHARACTERS) return false;
  }
  return lengthOf(value.normalize('NFKC')) <= TEXT_MAXIMUM_UNFOLDED_CHARACTERS;
}

const PIECE_CHARACTERS = 128;

function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
