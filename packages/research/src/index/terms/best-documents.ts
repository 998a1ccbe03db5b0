import { BestList, type ScoredDocument, type Wanted } from './best-list.js';
import type { TermCursor } from './term-cursor.js';
import { WINDOW, WindowScores } from './window-scores.js';

/**
 * Returns the top documents for a query, best first, with exactly the scores of an exhaustive search. Skips documents
 * by MaxScore (Turtle and Flood, "Query Evaluation: Strategies and Optimizations", 1995) in windows, as Lucene does:
 * terms whose upper bounds together stay below the threshold are not used to find candidates.
 *
 * Rounding is monotonic, so bounds that are summed in query order like the scores are never below them; only sums in
 * another order need a margin.
 */
export function bestDocuments(cursors: readonly TermCursor[], wanted: Wanted): ScoredDocument[] {
  const best = new BestList(wanted);
  const scores = new WindowScores(cursors.length);
  const most = new Float64Array(cursors.length);
  const byMost = Uint16Array.from(cursors.keys());
  const isLeft = new Uint8Array(cursors.length);
  const collect = (from: number, areLeft: 0 | 1) => {
    for (let term = 0; term < most.length; term++)
      if (isLeft[term] === areLeft && (most[term] ?? 0) > 0)
        cursors[term]?.collect(from, scores, term, areLeft === 1);
  };

  for (let from = 0; from < wanted.documentCount; from += WINDOW) {
    let reach = 0;
    for (let term = 0; term < most.length; term++) reach += most[term] = cursors[term]?.mostWithin(from) ?? 0;
    if (reach === 0 || reach < best.threshold) continue;
    const left = leaveOut(byMost, most, isLeft, best.threshold);
    collect(from, 0);
    let hopefulCount = 0;
    for (let index = 0; index < scores.touchedCount; index++) {
      const place = scores.touched[index] ?? 0;
      if (((scores.sums[place] ?? 0) + left) * margin < best.threshold) continue;
      if (!best.takes(from + place, scores.sum(place, most, isLeft))) continue;
      scores.hopeful[place] = 1;
      hopefulCount++;
    }
    if (hopefulCount > 0) {
      if (left > 0) collect(from, 1);
      isLeft.fill(0);
      for (let index = 0; index < scores.touchedCount; index++) {
        const place = scores.touched[index] ?? 0;
        if (scores.hopeful[place] === 1) best.offer(from + place, scores.sum(place, most, isLeft));
      }
    }
    scores.clear();
  }
  return best.documents;
}

/** Marks the terms whose upper bounds together stay below the threshold, and returns the sum of the bounds. */
function leaveOut(byMost: Uint16Array, most: Float64Array, isLeft: Uint8Array, threshold: number): number {
  // Insertion sort: the order rarely changes between windows.
  for (let index = 1; index < byMost.length; index++) {
    const term = byMost[index] ?? 0;
    let place = index;
    for (; place > 0 && (most[byMost[place - 1] ?? 0] ?? 0) > (most[term] ?? 0); place--)
      byMost[place] = byMost[place - 1] ?? 0;
    byMost[place] = term;
  }
  isLeft.fill(0);
  let left = 0;
  for (const term of byMost) {
    const more = left + (most[term] ?? 0);
    if (more * margin >= threshold) break;
    isLeft[term] = 1;
    left = more;
  }
  return left;
}

/** Exceeds the rounding error of summing any number of terms in another order. */
const margin = 1 + 1e-9;
