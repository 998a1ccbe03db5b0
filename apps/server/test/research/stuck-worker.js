// A research thread that loads at once and never ends computing its first answer.
import { parentPort } from 'node:worker_threads';

const index = { ready: true, size: { records: 1, passages: 1, terms: 1, bytes: 1, revision: 1 } };
parentPort?.on('message', ({ ask, work, ping }) => {
  if (ping) parentPort?.postMessage({ pong: true });
  else if (work.operation === 'refresh') parentPort?.postMessage({ answered: ask, result: undefined, index });
  else if (work.operation === 'research') for (;;);
  // A fact-check is never answered, but the thread still answers pings.
});
