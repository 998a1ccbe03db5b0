// A worker, because each contract registers its schemas under names that no other may have in the same program.
import { parentPort, workerData } from 'node:worker_threads';
import { acceptedRequests } from '../../dist/breaking/accepted-requests.js';
import { refusedRequests } from '../../dist/breaking/refused-requests.js';

const { openApiDocument, operations } = await import(workerData);
parentPort.postMessage({
  document: `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  refused: refusedRequests(operations, acceptedRequests()),
});
