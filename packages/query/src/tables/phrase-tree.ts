interface Step<Meaning> {
  readonly next: Map<string, Step<Meaning>>;
  /** How long the stems among the next words are, the longest first. */
  stems: number[];
  meanings: Meaning[];
}

/** What a phrase at the start of some words means, and how many words it takes. */
export interface Found<Meaning> {
  readonly length: number;
  readonly meanings: readonly Meaning[];
  /** What came before the phrase within its first word, as the Arabic "and". */
  readonly prefix: string | null;
}

/** A form that a word may be looked up by; `prefix` is what was taken off its beginning. */
export interface WordForm {
  readonly word: string;
  readonly prefix: string | null;
}

/** Phrases of folded words. A word of a phrase that ends in `*` stands for all words that begin so. */
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

  /** The longest phrase at a place of a text; of equally long ones that whose words are given whole. */
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

/** The step of the word itself, then those of the stems that it begins with, the longest first. */
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
