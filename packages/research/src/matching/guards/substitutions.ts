/** A replacement between two texts; one of its sides may be empty. */
export interface Substitution {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/**
 * The replacements between two lists of words, aligned by a longest common subsequence: the names in "Minister Ada
 * Brook ordered" and "Minister Iris Calder ordered". Gaps of more than three words are ignored as other content.
 */
export function substitutionsBetween(first: readonly string[], second: readonly string[]): Substitution[] {
  const anchors = [
    [-1, -1] as const,
    ...commonSequence(first, second),
    [first.length, second.length] as const,
  ];
  return anchors.slice(1).flatMap(([firstEnd, secondEnd], index) => {
    const [firstStart, secondStart] = anchors[index] ?? [-1, -1];
    const mine = first.slice(firstStart + 1, firstEnd);
    const theirs = second.slice(secondStart + 1, secondEnd);
    const isSmall = mine.length <= maxGap && theirs.length <= maxGap;
    return isSmall && mine.length + theirs.length > 0 ? [{ mine, theirs }] : [];
  });
}

const maxGap = 3;

/** Index pairs of a longest common subsequence. */
function commonSequence(first: readonly string[], second: readonly string[]): (readonly [number, number])[] {
  const width = second.length + 1;
  const lengths = new Uint16Array((first.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = first.length - 1; i >= 0; i--)
    for (let j = second.length - 1; j >= 0; j--)
      lengths[i * width + j] = areAlike(first[i], second[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const found: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < first.length && j < second.length; ) {
    if (areAlike(first[i], second[j])) found.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}

/** Whether two words are forms of the same word, judged by their prefix; numbers must be equal. */
function areAlike(a = '', b = ''): boolean {
  if (a === b) return true;
  return (
    a.length >= sharedLetters && !/\p{Nd}/u.test(a) && a.slice(0, sharedLetters) === b.slice(0, sharedLetters)
  );
}

const sharedLetters = 5;
