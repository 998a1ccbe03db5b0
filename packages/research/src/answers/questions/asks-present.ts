import { holdsOne, spaced } from './phrases.js';
import { phrasesIn } from './word-lists.js';

const now = phrasesIn('now');
const latest = phrasesIn('latest');

/** Whether a question asks how things are now: a record tells how they were on its day. */
export function asksNow(question: string): boolean {
  return holdsOne(spaced(question), now) || asksLatest(question);
}

/** Whether it asks for the latest, so that newer records come first. */
export function asksLatest(question: string): boolean {
  return holdsOne(spaced(question), latest);
}
