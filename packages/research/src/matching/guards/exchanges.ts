/** What stands in one text in the place where another text has something else; either may be nothing. */
export interface Exchange {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/**
 * What differs between two lists of words, between neighbours of the longest sequence that both have: of "Minister Ada
 * Brook ordered" and "Minister Iris Calder ordered" the two names. A gap of more than three words is another part of
 * the text, and no exchange.
 */
export function exchangesBetween(first: readonly string[], second: readonly string[]): Exchange[] {
  const anchors = [
    [-1, -1] as const,
    ...commonSequence(first, second),
    [first.length, second.length] as const,
  ];
  return anchors.slice(1).flatMap(([firstEnd, secondEnd], index) => {
    const [firstStart, secondStart] = anchors[index] ?? [-1, -1];
    const mine = first.slice(firstStart + 1, firstEnd);
    const theirs = second.slice(secondStart + 1, secondEnd);
    const isSmall = mine.length <= longestGap && theirs.length <= longestGap;
    return isSmall && mine.length + theirs.length > 0 ? [{ mine, theirs }] : [];
  });
}

const longestGap = 3;

/** Places of the words of a longest common subsequence. */
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

/** Whether two words are forms of one, by how they begin; numbers have no forms. */
function areAlike(a = '', b = ''): boolean {
  if (a === b) return true;
  return (
    a.length >= sharedLetters && !/\p{Nd}/u.test(a) && a.slice(0, sharedLetters) === b.slice(0, sharedLetters)
  );
}

const sharedLetters = 5;
