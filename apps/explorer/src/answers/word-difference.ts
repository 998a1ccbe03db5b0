/** A segment of a text: a word, a space or a punctuation mark. */
export interface Word {
  readonly text: string;
  /** Whether the segment is outside the longest common subsequence of the two texts. */
  readonly differs: boolean;
}

/** Splits two texts into words and marks those outside their longest common subsequence, ignoring case. */
export function wordDifference(first: string, second: string, language: string): readonly [Word[], Word[]] {
  const a = wordsOf(first, language);
  const b = wordsOf(second, language);
  // Not `toLocaleLowerCase`: in a Turkish browser "It" and "it" would differ.
  const same = (i: number, j: number) => a[i]?.toLowerCase() === b[j]?.toLowerCase();
  // Lengths of the longest common subsequence of the words from i and from j, filled from the end.
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const [left, right]: [Word[], Word[]] = [[], []];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const common = i < a.length && j < b.length && same(i, j);
    const takesLeft = common || (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1)));
    const takesRight = common || !takesLeft;
    if (takesLeft) left.push({ text: a[i++] ?? '', differs: !common });
    if (takesRight) right.push({ text: b[j++] ?? '', differs: !common });
  }
  return [left, right];
}

const wordsOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
