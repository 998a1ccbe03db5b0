/**
 * A function that remembers what it answered. Two generations: when the younger one is full the older one is
 * forgotten, and what was asked for meanwhile has moved on, so that what recurs stays and what does not goes.
 */
export function remembered<Answer extends NonNullable<unknown>>(
  answer: (text: string) => Answer,
  { texts, characters }: { readonly texts: number; readonly characters: number },
): (text: string) => Answer {
  let younger = new Map<string, Answer>();
  let older = younger;
  return (text) => {
    if (text.length > characters) return answer(text);
    const known = younger.get(text);
    if (known !== undefined) return known;
    const answered = older.get(text) ?? answer(text);
    if (younger.size >= texts) {
      older = younger;
      younger = new Map();
    }
    younger.set(text, answered);
    return answered;
  };
}
