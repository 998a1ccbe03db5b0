// A thread of research that loads at once and then computes its first answer without end.
import { parentPort } from 'node:worker_threads';

const index = { ready: true, size: { records: 1, passages: 1, terms: 1, bytes: 1, revision: 1 } };
parentPort?.on('message', ({ ask, work, ping }) => {
  if (ping) parentPort?.postMessage({ pong: true });
  else if (work.operation === 'refresh') parentPort?.postMessage({ answered: ask, result: undefined, index });
  else if (work.operation === 'research') for (;;);
  // A fact-check is never answered, yet the thread lives.
});
