import { quoteOf } from '../../results/evidence.js';
import type { Candidate } from './read-passages.js';

/**
 * The sentence before one that begins with what it takes from there ("These devices …", "She …"): quoted without it, it
 * tells of nobody knows whom. Null where it begins otherwise, or none is there to be quoted. `sayable` has the sentences that
 * may be, in their order.
 */
export function referent(candidate: Candidate, sayable: readonly Candidate[]): Candidate | null {
  if (!back[candidate.passage.language]?.test(quoteOf(candidate))) return null;
  const before = sayable[sayable.indexOf(candidate) - 1];
  if (before?.field !== candidate.field) return null;
  const between = candidate.field.text.slice(before.end, candidate.start);
  return between.trim() === '' ? before : null;
}

// As a sentence begins with them, so that "IT workers" and "Su-24" are none; "it was doctors who …" refers to nothing.
const back: Readonly<Record<string, RegExp>> = {
  en: beginning("This|These|That|Those|Such|Its|He|His|She|Her|They|Their|It(?! (?:is|was|s|'s|’s)\\b)"),
  es: beginning('Esto|Este|Esta|Estos|Estas|Eso|Ese|Esa|Esos|Esas|Él|Ella|Ellos|Ellas|Dich[oa]s?'),
  fr: beginning('Ce|Cet|Cette|Ces|Cela|Ceci|Elle|Ils|Elles|Leurs?'),
  ru: beginning('Это|Этот|Эта|Эти|Этого|Этой|Этих|Этому|Он|Она|Оно|Они|Его|Её|Ее|Их'),
  uk: beginning('Це|Цей|Ця|Ці|Цього|Цієї|Цих|Він|Вона|Воно|Вони|Його|Її|Їх|Їхній'),
  ar: beginning('و?(?:هذا|هذه|هؤلاء|ذلك|تلك)'),
};

function beginning(words: string): RegExp {
  return new RegExp(`^(?:${words})(?![\\p{L}\\p{M}\\p{N}'’‐-])`, 'u');
}
