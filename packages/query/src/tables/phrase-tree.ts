interface Step<Meaning> {
  readonly next: Map<string, Step<Meaning>>;
  /** The lengths of the stems among the next words, the longest first. */
  stems: number[];
  meanings: Meaning[];
}

/** A phrase match: its length in words and its meanings. */
export interface Found<Meaning> {
  readonly length: number;
  readonly meanings: readonly Meaning[];
  /** The clitic removed from the first word, such as the Arabic "and"; null without one. */
  readonly prefix: string | null;
}

/** A lookup form of a word; `prefix` is the clitic removed from its beginning. */
export interface WordForm {
  readonly word: string;
  readonly prefix: string | null;
}

/** A trie of phrases of folded words. A word that ends in `*` matches every word with that stem. */
export class PhraseTree<Meaning> {
  readonly #root: Step<Meaning> = { next: new Map(), stems: [], meanings: [] };

  add(words: readonly string[], meaning: Meaning): void {
    if (words.length === 0) return;
    let step = this.#root;
    for (const word of words) {
      const next = step.next.get(word) ?? { next: new Map(), stems: [], meanings: [] };
      step.next.set(word, next);
      const length = word.length - 1;
      if (word.endsWith('*') && !step.stems.includes(length))
        step.stems = [...step.stems, length].sort((one, other) => other - one);
      step = next;
    }
    if (!step.meanings.includes(meaning)) step.meanings.push(meaning);
  }

  /** The longest phrase at an index; among equally long ones whole words take precedence over stems. */
  longest(formsOf: (place: number) => readonly WordForm[], start: number): Found<Meaning> | null {
    return this.#from(this.#root, formsOf, start, start, null);
  }

  #from(
    step: Step<Meaning>,
    formsOf: (place: number) => readonly WordForm[],
    start: number,
    place: number,
    prefix: string | null,
  ): Found<Meaning> | null {
    let best: Found<Meaning> | null =
      step.meanings.length > 0 ? { length: place - start, meanings: step.meanings, prefix } : null;
    if (step.next.size === 0) return best;
    for (const form of formsOf(place)) {
      const taken = place === start ? form.prefix : prefix;
      for (const next of stepsBehind(step, form.word)) {
        const found = this.#from(next, formsOf, start, place + 1, taken);
        if (found !== null && found.length > (best?.length ?? 0)) best = found;
      }
    }
    return best;
  }
}

/** The child of the word itself, then those of its stems, the longest first. */
function stepsBehind<Meaning>({ next, stems }: Step<Meaning>, word: string): Step<Meaning>[] {
  const steps: Step<Meaning>[] = [];
  const whole = next.get(word);
  if (whole !== undefined) steps.push(whole);
  for (const length of stems) {
    if (length > word.length) continue;
    const stem = next.get(`${word.slice(0, length)}*`);
    if (stem !== undefined) steps.push(stem);
  }
  return steps;
}
