import type { TermCursor } from './term-cursor.js';
import { type ScoredDocument, TopK, type TopKOptions } from './top-k.js';
import { WINDOW, WindowScores } from './window-scores.js';

/**
 * Returns the top documents for a query, best first, with exactly the scores of an exhaustive search. Skips documents
 * by MaxScore (Turtle and Flood, "Query Evaluation: Strategies and Optimizations", 1995) in windows, as Lucene does:
 * terms whose upper bounds together stay below the threshold are not used to find candidates.
 *
 * Rounding is monotonic, so bounds that are summed in query order like the scores are never below them; only sums in
 * another order need a margin.
 */
export function topDocuments(cursors: readonly TermCursor[], options: TopKOptions): ScoredDocument[] {
  const best = new TopK(options);
  const scores = new WindowScores(cursors.length);
  const most = new Float64Array(cursors.length);
  const byBound = Uint16Array.from(cursors.keys());
  const isSkipped = new Uint8Array(cursors.length);
  const collect = (from: number, areSkipped: 0 | 1) => {
    for (let term = 0; term < most.length; term++)
      if (isSkipped[term] === areSkipped && (most[term] ?? 0) > 0)
        cursors[term]?.collect(from, scores, term, areSkipped === 1);
  };

  for (let from = 0; from < options.documentCount; from += WINDOW) {
    let reach = 0;
    for (let term = 0; term < most.length; term++)
      reach += most[term] = cursors[term]?.boundWithin(from) ?? 0;
    if (reach === 0 || reach < best.threshold) continue;
    const skippedBound = markNonEssential(byBound, most, isSkipped, best.threshold);
    collect(from, 0);
    let candidateCount = 0;
    for (let index = 0; index < scores.touchedCount; index++) {
      const place = scores.touched[index] ?? 0;
      if (((scores.sums[place] ?? 0) + skippedBound) * margin < best.threshold) continue;
      if (!best.accepts(from + place, scores.sum(place, most, isSkipped))) continue;
      scores.candidates[place] = 1;
      candidateCount++;
    }
    if (candidateCount > 0) {
      if (skippedBound > 0) collect(from, 1);
      isSkipped.fill(0);
      for (let index = 0; index < scores.touchedCount; index++) {
        const place = scores.touched[index] ?? 0;
        if (scores.candidates[place] === 1) best.offer(from + place, scores.sum(place, most, isSkipped));
      }
    }
    scores.clear();
  }
  return best.documents;
}

/** Marks the terms whose upper bounds together stay below the threshold, and returns the sum of the bounds. */
function markNonEssential(
  byBound: Uint16Array,
  most: Float64Array,
  isSkipped: Uint8Array,
  threshold: number,
): number {
  // Insertion sort: the order rarely changes between windows.
  for (let index = 1; index < byBound.length; index++) {
    const term = byBound[index] ?? 0;
    let place = index;
    for (; place > 0 && (most[byBound[place - 1] ?? 0] ?? 0) > (most[term] ?? 0); place--)
      byBound[place] = byBound[place - 1] ?? 0;
    byBound[place] = term;
  }
  isSkipped.fill(0);
  let skippedBound = 0;
  for (const term of byBound) {
    const more = skippedBound + (most[term] ?? 0);
    if (more * margin >= threshold) break;
    isSkipped[term] = 1;
    skippedBound = more;
  }
  return skippedBound;
}

/** Exceeds the rounding error of summing any number of terms in another order. */
const margin = 1 + 1e-9;
