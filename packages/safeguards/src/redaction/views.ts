import { brokenReadings } from './broken-numbers.js';
import { type FoldedView, foldedView } from './folded-view.js';
import { rereadView } from './reread-view.js';
import { spokenReadings } from './spoken-numbers.js';

const [bracketedPoint, ...otherBrokenReadings] = brokenReadings;

/**
 * Order matters: "35 (dot) 93" needs its point before digits are joined, and "thirty-five" its digits before it has a
 * point.
 */
const readings = [bracketedPoint, ...spokenReadings, ...otherBrokenReadings].filter(
  (reading) => reading !== undefined,
);

/** Returns the text as written and, if different, as it may be meant. */
export function viewsOf(text: string): readonly FoldedView[] {
  const written = foldedView(text);
  const meant = readings.reduce(rereadView, written);
  return meant === written ? [written] : [written, meant];
}
