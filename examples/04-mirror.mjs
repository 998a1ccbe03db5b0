// Keeps a copy of all events in a directory and updates it on each run:
//   node 04-mirror.mjs http://127.0.0.1:3000 ./copy
// After an interruption the next run resumes. Retracted events are deleted from the copy.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createPartnerClient, PartnerError } from '@partner-api/client';
import { toText } from '@partner-api/client/attribution';

const [baseUrl = 'http://127.0.0.1:3000', directory = './copy'] = process.argv.slice(2);

try {
  const client = createPartnerClient({ baseUrl, apiKey: process.env.PARTNER_API_KEY });

  await mkdir(path.join(directory, 'events'), { recursive: true });
  const stateFile = path.join(directory, 'state.json');
  const state = await read(stateFile);

  const counts = { written: 0, removed: 0, known: 0 };
  for await (const change of client.events.mirror({ state })) {
    const file = path.join(directory, 'events', `${change.id}.json`);
    const row = { ...change.record, credit: toText(change) };
    if (change.kind === 'remove') {
      // A retraction may be repeated, and then the file is already gone.
      if (await read(file)) counts.removed += 1;
      await rm(file, { force: true });
    } else if (isDeepStrictEqual(await read(file), row)) {
      // Changes of the last hour are repeated, so that none is missed. Compares the content, because a record can change
      // without a new version when another record that it names is withdrawn.
      counts.known += 1;
    } else {
      await write(file, row);
      counts.written += 1;
    }
    // Stores the state only after the change, so that an interrupted change is repeated.
    await write(stateFile, change.state);
  }
  console.log(`${counts.written} written, ${counts.removed} removed, ${counts.known} known already`);
} catch (error) {
  // Prints errors of the client and invalid arguments as one line; any other error is a bug in this program.
  if (!PartnerError.isInstance(error) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function read(file) {
  return readFile(file, 'utf8').then(JSON.parse, () => null);
}

/** Writes a file atomically. */
async function write(file, content) {
  await writeFile(`${file}.new`, JSON.stringify(content, null, 2));
  await rename(`${file}.new`, file);
}
