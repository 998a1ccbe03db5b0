import { quoteOf } from '../../results/evidence.js';
import type { Candidate } from './read-passages.js';

/**
 * The sentence before one that begins with what it takes from there ("These devices …", "She …"): quoted without it, it
 * tells of nobody knows whom. Null where it begins otherwise, or none is there to be quoted. `sayable` has the sentences that
 * may be, in their order.
 */
export function referent(candidate: Candidate, sayable: readonly Candidate[]): Candidate | null {
  if (!back.test(quoteOf(candidate))) return null;
  const before = sayable[sayable.indexOf(candidate) - 1];
  if (before?.field !== candidate.field) return null;
  const between = candidate.field.text.slice(before.end, candidate.start);
  return between.trim() === '' ? before : null;
}

const words = [
  'this|these|that|those|such|it|its|he|his|she|her|they|their',
  'esto|este|esta|estos|estas|eso|ese|esa|esos|esas|él|ella|ellos|ellas|su|sus|dicho|dicha|dichos|dichas',
  'ce|cet|cette|ces|cela|ceci|il|elle|ils|elles|son|sa|ses|leur|leurs',
  'это|этот|эта|эти|этого|этой|этих|этому|он|она|оно|они|его|её|ее|их',
  'це|цей|ця|ці|цього|цієї|цих|він|вона|воно|вони|його|її|їх|їхній',
  'هذا|هذه|هؤلاء|ذلك|تلك|هو|هي|هم|كان ذلك|وهذا|وهذه',
];
const back = new RegExp(`^(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
