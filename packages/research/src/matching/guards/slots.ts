import { terms } from '@partner-api/text';

/** A name or a number beside a word, as "Quelmar" is behind "Church of". */
export interface Slot {
  /** What stands there, as written. */
  readonly held: string;
  /** Where: the side, the word beside it by its terms, and the word between that tells nothing. The same for every such place. */
  readonly place: string;
  readonly side: 'before' | 'behind';
  /** The word beside it, as written. */
  readonly beside: string;
  /** Whether it is the first word of its sentence, where any word is capitalised. */
  readonly opens: boolean;
}

/** The slots of a sentence that hold a word of the kind, before and behind other words. */
export function slotsIn(sentence: string, language: string, isOfKind: (word: string) => boolean): Slot[] {
  const spoken = Array.from(sentence.matchAll(word), ({ 0: text, index }) => ({ text, index }));
  const isBeside = (place: number) => {
    const [first, second] = [spoken[place], spoken[place + 1]];
    if (first === undefined || second === undefined) return false;
    return joint.test(sentence.slice(first.index + first.text.length, second.index));
  };
  return spoken.flatMap(({ text }, at) => {
    if (!isOfKind(text)) return [];
    const slot = (side: Slot['side'], beside: string, between: string): Slot[] => {
      const told = terms(beside, language).join(' ');
      if (told === '' || (beside.length < fewestLetters && !/^\p{Lu}/u.test(beside))) return [];
      return [{ held: text, place: `${side} ${between} ${told}`, side, beside, opens: at === 0 }];
    };
    const [previous, next] = [spoken[at - 1]?.text, spoken[at + 1]?.text];
    const found: Slot[] = [];
    if (next !== undefined && isBeside(at)) found.push(...slot('before', next, ''));
    if (previous === undefined || !isBeside(at - 1)) return found;
    if (terms(previous, language).length > 0) return [...found, ...slot('behind', previous, '')];
    const earlier = spoken[at - 2]?.text;
    return earlier === undefined || !isBeside(at - 2)
      ? found
      : [...found, ...slot('behind', earlier, previous.toLowerCase())];
  });
}

/** Shorter ones are mostly prepositions, and much stands behind these. */
const fewestLetters = 4;

const word = /(?<![\p{L}\p{M}\p{N}'’])[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[.,](?=\p{N}))*/gu;
/** Between a word and the next: nothing is said in between, and no sentence or list ends. */
const joint = /^\.?(?:['’]\p{L}?)?\s+[$€£"“‘'(]?$|^-$/u;
