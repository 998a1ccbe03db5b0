export interface Bounds {
  readonly texts: number;
  /** UTF-16 code units of a text, as all lengths here; default: any. */
  readonly characters?: number;
  /** Of all texts together; default: any. No less than one text may have. */
  readonly charactersInAll?: number;
}

/**
 * A function that remembers what it answered, up to twice as much as the bounds say. Two generations: when the younger
 * one is full the older one is forgotten, and what was asked for meanwhile has moved on, so that what recurs stays and
 * what does not goes.
 */
export function remembered<Answer extends NonNullable<unknown> | null>(
  answer: (text: string) => Answer,
  { texts, characters = Number.POSITIVE_INFINITY, charactersInAll = Number.POSITIVE_INFINITY }: Bounds,
): (text: string) => Answer {
  let younger = new Map<string, Answer>();
  let older = younger;
  let held = 0;
  return (text) => {
    if (text.length > characters) return answer(text);
    const known = younger.get(text);
    if (known !== undefined) return known;
    const before = older.get(text);
    const answered = before === undefined ? answer(text) : before;
    if (younger.size >= texts || held + text.length > charactersInAll) {
      older = younger;
      younger = new Map();
      held = 0;
    }
    held += text.length;
    younger.set(text, answered);
    return answered;
  };
}
