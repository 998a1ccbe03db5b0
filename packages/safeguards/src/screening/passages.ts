import type { Token } from './tokenize.js';

/** A range of words that is judged as a unit, with its signs. */
export interface Passage {
  readonly scope: Scope;
  readonly signs: ReadonlySet<string>;
}

/** A clause is a limited number of consecutive words in a sentence; a passage is a sentence or two consecutive ones. */
export type Scope = 'clause' | 'passage';

/** The sign of a question mark, which no term gives. */
export const QUESTION = 'question';

// A longer sentence is judged in parts, because enough words contain all signs by chance.
const longestSentence = 44;
// Questions get longer clauses, because they are about one thing more often than statements.
const longestQuestion = 22;
const longestStatement = 14;

/**
 * Returns the clauses and passages of a text. A clause also gets all signs of its sentence that lower an outcome, which
 * may stand anywhere: "In 2016, as the report says, ...".
 */
export function passagesOf(
  words: readonly Token[],
  signs: readonly ReadonlySet<string>[],
  lowering: ReadonlySet<string>,
): Passage[] {
  const sentences = sentencesOf(words).map(({ from, to }) => ({
    signs: signs.slice(from, to),
    mark: words[to - 1]?.isAsked === true ? [QUESTION] : [],
  }));
  return sentences.flatMap((sentence, index) => {
    const next = sentences[index + 1];
    const passages = [...clausesOf(sentence, lowering), passageOf([sentence])];
    if (next !== undefined && sentence.signs.length + next.signs.length <= longestSentence)
      passages.push(passageOf([sentence, next]));
    return passages;
  });
}

interface Sentence {
  readonly signs: readonly ReadonlySet<string>[];
  /** `QUESTION` if the sentence ends with a question mark. */
  readonly mark: readonly string[];
}

function clausesOf({ signs, mark }: Sentence, lowering: ReadonlySet<string>): Passage[] {
  const everywhere = [...mark, ...signs.flatMap((here) => [...here].filter((sign) => lowering.has(sign)))];
  const longest = mark.length > 0 ? longestQuestion : longestStatement;
  const lastStart = Math.max(0, signs.length - longest);
  const clauses: Passage[] = [];
  for (let start = 0; start <= lastStart; start++) {
    if (start > 0 && (signs[start - 1]?.size ?? 0) === 0) continue;
    const found = new Set(everywhere);
    for (const here of signs.slice(start, start + longest)) for (const sign of here) found.add(sign);
    clauses.push({ scope: 'clause', signs: found });
  }
  return clauses;
}

function passageOf(sentences: readonly Sentence[]): Passage {
  const signs = sentences.flatMap((sentence) => [
    ...sentence.mark,
    ...sentence.signs.flatMap((here) => [...here]),
  ]);
  return { scope: 'passage', signs: new Set(signs) };
}

function sentencesOf(words: readonly Token[]): { readonly from: number; readonly to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  words.forEach(({ after }, at) => {
    const last = sentences.at(-1);
    if (last === undefined || after === 'sentence' || at - last.from >= longestSentence)
      sentences.push({ from: at, to: at + 1 });
    else last.to = at + 1;
  });
  return sentences;
}
