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
  bounds: Bounds,
): (text: string) => Answer {
  const answerOnce = rememberedByLanguage(answer, bounds);
  return (text) => answerOnce(text, '');
}

/** As `remembered`, for each language that a text is read in; the bounds are of all languages together. */
export function rememberedByLanguage<Answer extends NonNullable<unknown> | null>(
  answer: (text: string, language: string) => Answer,
  { texts, characters = Number.POSITIVE_INFINITY, charactersInAll = Number.POSITIVE_INFINITY }: Bounds,
): (text: string, language: string) => Answer {
  let younger = new Generation<Answer>();
  let older = younger;
  return (text, language) => {
    if (text.length > characters) return answer(text, language);
    const known = younger.get(text, language);
    if (known !== undefined) return known;
    const before = older.get(text, language);
    const answered = before === undefined ? answer(text, language) : before;
    if (younger.texts >= texts || younger.characters + text.length > charactersInAll) {
      older = younger;
      younger = new Generation();
    }
    younger.set(text, language, answered);
    return answered;
  };
}

/** A map for each language: one key of both would be written, and hashed, anew for each question. */
class Generation<Answer> {
  readonly #languages = new Map<string, Map<string, Answer>>();
  texts = 0;
  characters = 0;

  get(text: string, language: string): Answer | undefined {
    return this.#languages.get(language)?.get(text);
  }

  set(text: string, language: string, answer: Answer): void {
    const answers = this.#languages.get(language) ?? new Map<string, Answer>();
    this.#languages.set(language, answers.set(text, answer));
    this.texts++;
    this.characters += text.length;
  }
}
