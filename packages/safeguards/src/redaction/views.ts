import { brokenReadings } from './broken-numbers.js';
import { type FoldedView, foldedView } from './folded-view.js';
import { rereadView } from './reread-view.js';
import { spokenReadings } from './spoken-numbers.js';

const [bracketedPoint, ...otherBrokenReadings] = brokenReadings;

/** "35 (dot) 93" is a point before it is a number apart, and "thirty-five" a number before it has a point. */
const readings = [bracketedPoint, ...spokenReadings, ...otherBrokenReadings].filter(
  (reading) => reading !== undefined,
);

/** A text as it is written and, where that is something else, as it may be meant to be read. */
export function viewsOf(text: string): readonly FoldedView[] {
  const written = foldedView(text);
  const meant = readings.reduce(rereadView, written);
  return meant === written ? [written] : [written, meant];
}
