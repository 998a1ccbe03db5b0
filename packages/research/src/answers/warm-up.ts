import { setImmediate } from 'node:timers/promises';
import type { Present } from '../domain/present.js';
import type { IndexSnapshot } from '../live/index-snapshot.js';
import { answer } from './answer.js';

/** Of each way of counting one question, about all countries and all time. */
const QUESTIONS = [
  'How many people were killed?',
  'How many battles were there?',
  'Which month was the deadliest?',
  'Which province had the most deaths?',
  'What was the deadliest battle?',
];
/** Fewer events are counted in milliseconds at the first question already. */
const MIN_EVENTS = 10_000;
const MAX_MILLISECONDS = 500;

/** Asks questions, so that the code that counts is compiled before the first request. */
export async function warmUp(snapshot: IndexSnapshot, locale: string, present: Present): Promise<void> {
  if (snapshot.events.table.size < MIN_EVENTS) return;
  // What may not be quoted is reported only when somebody asks.
  const unreported = { ...snapshot, canQuote: () => true };
  const until = performance.now() + MAX_MILLISECONDS;
  for (let asked = 0; performance.now() < until; asked++) {
    answer(unreported, QUESTIONS[asked % QUESTIONS.length] ?? '', locale, present);
    await setImmediate();
  }
}
