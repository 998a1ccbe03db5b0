// Keeps a copy of all events in a directory, and brings it up to date each time that it is run:
//   node 04-mirror.mjs http://127.0.0.1:3000 ./copy
// Interrupted at any point, it goes on where it was. Retracted events are taken out of the copy.
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
      // A retraction that is known comes again, too, and then there is nothing left to remove.
      if (await read(file)) counts.removed += 1;
      await rm(file, { force: true });
    } else if (isDeepStrictEqual(await read(file), row)) {
      // What changed in the last hour comes again, so that nothing is missed that was being written meanwhile. Its version
      // does not tell: when a record may no longer be named, those that name it change and keep their versions.
      counts.known += 1;
    } else {
      await write(file, row);
      counts.written += 1;
    }
    // After the change, never before it: what is not kept yet comes again.
    await write(stateFile, change.state);
  }
  console.log(`${counts.written} written, ${counts.removed} removed, ${counts.known} known already`);
} catch (error) {
  // No server, a request that was refused, an address that is none: a sentence. Anything else is a fault of this program.
  if (!PartnerError.isInstance(error) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function read(file) {
  return readFile(file, 'utf8').then(JSON.parse, () => null);
}

/** Whole or not at all, also when the power fails. */
async function write(file, content) {
  await writeFile(`${file}.new`, JSON.stringify(content, null, 2));
  await rename(`${file}.new`, file);
}
