export interface Bounds {
  readonly texts: number;
  /** Maximum length of a cached text in UTF-16 code units; unlimited by default. */
  readonly characters?: number;
  /** Maximum total length of the cached texts, at least `characters`; unlimited by default. */
  readonly charactersInAll?: number;
}

/**
 * Memoizes a function of a text in two generations of `bounds` each. When the younger generation is full, the older one is
 * dropped; entries that were used in the meantime have moved to the younger one.
 */
export function memoized<Answer extends NonNullable<unknown> | null>(
  answer: (text: string) => Answer,
  bounds: Bounds,
): (text: string) => Answer {
  const answerOnce = memoizedByLanguage(answer, bounds);
  return (text) => answerOnce(text, '');
}

/** Memoizes a function of a text and its language like `memoized`; the bounds apply to all languages together. */
export function memoizedByLanguage<Answer extends NonNullable<unknown> | null>(
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

/** One map per language, because a combined key would be built and hashed at every lookup. */
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
