// Stores answers in a directory and finds those whose records have since been corrected or retracted:
//   node 10-stale-answers.mjs http://127.0.0.1:3000 ./answers "Why do farmers in Ilvara Baja protest?"   stores one
//   node 10-stale-answers.mjs http://127.0.0.1:3000 ./answers                                            checks all
// Exit code 3 means that at least one is stale. Run it at least every 48 hours, or change the window below.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPartnerClient, PartnerError } from '@partner-api/client';

const STALE = 3;
const [baseUrl = 'http://127.0.0.1:3000', directory = './answers', query] = process.argv.slice(2);

try {
  const client = createPartnerClient({ baseUrl, apiKey: process.env.PARTNER_API_KEY });
  await mkdir(directory, { recursive: true });
  if (query) await keep(client, query);
  else await check(client);
} catch (error) {
  // Prints errors of the client and invalid arguments as one line; any other error is a bug in this program.
  if (!PartnerError.isInstance(error) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function keep(client, query) {
  const { data } = await client.research({ query });
  const { id, used_records } = data;
  await writeFile(path.join(directory, `${id}.json`), JSON.stringify({ id, query, used_records }, null, 2));
  const records = used_records.length === 1 ? 'record' : 'records';
  console.log(`${id} kept; it rests on ${used_records.length} ${records}`);
}

async function check(client) {
  const changed = await changedRecords(client, '48h');
  for (const file of (await readdir(directory)).filter((name) => name.endsWith('.json'))) {
    const { id, query, used_records } = JSON.parse(await readFile(path.join(directory, file), 'utf8'));
    const reasons = used_records.flatMap((used) => reasonFor(used, changed.get(`${used.kind}/${used.id}`)));
    console.log(`${reasons.length > 0 ? 'STALE' : 'current'} ${id} ${query}`);
    for (const reason of reasons) console.log(`  ${reason}`);
    if (reasons.length > 0) process.exitCode = STALE;
  }
}

/** Returns all records that changed in a window, by kind and id. */
async function changedRecords(client, window) {
  const changed = new Map();
  for (const [kind, list] of [
    ['event', client.events.list],
    ['dossier', client.dossiers.list],
    ['claim', client.claims.list],
  ])
    for await (const record of list({ updatedSince: window, limit: 200 }))
      changed.set(`${kind}/${record.id}`, record);
  return changed;
}

function reasonFor({ kind, id, version }, record) {
  if (record === undefined || record.version === version) return [];
  const why = record.corrections.at(-1)?.reason ?? 'no reason is given';
  return [`${kind} ${id}: version ${version} was used, ${record.version} is ${record.status} (${why})`];
}
