import { setImmediate as nextTurn } from 'node:timers/promises';
import { prepareScreening as readMore, screenClaim } from '@partner-api/safeguards';

let prepared: Promise<void> | undefined;

/** Reads the tables of screening once, in short turns, so that other requests do not wait for them. */
export function prepareScreening(): Promise<void> {
  prepared ??= readInTurns();
  return prepared;
}

async function readInTurns(): Promise<void> {
  while (readMore()) await nextTurn();
  screenClaim('');
}
