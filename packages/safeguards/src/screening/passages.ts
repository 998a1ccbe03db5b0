import type { WordRead } from './words-read.js';

/** Words that are judged together: the signs in them, and how far they reach. */
export interface Passage<Sign extends string> {
  readonly scope: Scope;
  readonly signs: ReadonlySet<Sign>;
}

/** A clause: so many words in a row within a sentence. A passage: a sentence, or two that follow each other. */
export type Scope = 'clause' | 'passage';

// A longer sentence is judged in parts, because in many words all signs are found together sooner or later.
const longestSentence = 44;
const longestClause = 22;

/**
 * Returns the clauses and passages of a text. A clause has all signs of its sentence that lower an outcome, because
 * these may stand anywhere in it: "In 2016, as the report says, …".
 */
export function passagesOf<Sign extends string>(
  words: readonly WordRead[],
  signs: readonly ReadonlySet<Sign>[],
  lowering: ReadonlySet<Sign>,
): Passage<Sign>[] {
  const sentences = sentencesOf(words).map(({ from, to }) => signs.slice(from, to));
  return sentences.flatMap((sentence, index) => {
    const next = sentences[index + 1];
    const passages = [clausesOf(sentence, lowering), [passageOf(sentence)]];
    if (next !== undefined && sentence.length + next.length <= longestSentence)
      passages.push([passageOf([...sentence, ...next])]);
    return passages.flat();
  });
}

function clausesOf<Sign extends string>(
  sentence: readonly ReadonlySet<Sign>[],
  lowering: ReadonlySet<Sign>,
): Passage<Sign>[] {
  const lowered = sentence.flatMap((signs) => [...signs].filter((sign) => lowering.has(sign)));
  const lastStart = Math.max(0, sentence.length - longestClause);
  const clauses: Passage<Sign>[] = [];
  for (let start = 0; start <= lastStart; start++) {
    if (start > 0 && (sentence[start - 1]?.size ?? 0) === 0) continue;
    const signs = new Set(lowered);
    for (const here of sentence.slice(start, start + longestClause)) for (const sign of here) signs.add(sign);
    clauses.push({ scope: 'clause', signs });
  }
  return clauses;
}

function passageOf<Sign extends string>(sentence: readonly ReadonlySet<Sign>[]): Passage<Sign> {
  return { scope: 'passage', signs: new Set(sentence.flatMap((signs) => [...signs])) };
}

function sentencesOf(words: readonly WordRead[]): { readonly from: number; readonly to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  words.forEach(({ after }, at) => {
    const last = sentences.at(-1);
    if (last === undefined || after === 'sentence' || at - last.from >= longestSentence)
      sentences.push({ from: at, to: at + 1 });
    else last.to = at + 1;
  });
  return sentences;
}
