/**
 * A function that remembers what it answered: at most twice `texts` answers, to texts of at most `characters` UTF-16
 * code units (default: of any length). Two generations: when the younger one is full the older one is forgotten, and
 * what was asked for meanwhile has moved on, so that what recurs stays and what does not goes.
 */
export function remembered<Answer extends NonNullable<unknown> | null>(
  answer: (text: string) => Answer,
  { texts, characters = Number.POSITIVE_INFINITY }: { readonly texts: number; readonly characters?: number },
): (text: string) => Answer {
  let younger = new Map<string, Answer>();
  let older = younger;
  return (text) => {
    if (text.length > characters) return answer(text);
    const known = younger.get(text);
    if (known !== undefined) return known;
    const before = older.get(text);
    const answered = before === undefined ? answer(text) : before;
    if (younger.size >= texts) {
      older = younger;
      younger = new Map();
    }
    younger.set(text, answered);
    return answered;
  };
}
