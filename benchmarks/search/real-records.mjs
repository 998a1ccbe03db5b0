import { createReadStream } from 'node:fs';
import path from 'node:path';
import { importRecords } from '@partner-api/admin';
import { migrate, openStore } from '@partner-api/storage';
import { judgedSets } from '../retrieval/judged-sets.mjs';

/**
 * The events of UCDP GED Syria and the claims of CheckThat! 2020, imported as the desk imports: about 27,000 records. More
 * claims, up to `claims`, are the beginning of one and the end of another, so that words are as frequent as they are in
 * real ones; no new words come with them, which is the worst case for ranking.
 */
export async function importReal(database, directory, claims = 0) {
  await migrate(database);
  const store = openStore(database);
  const take = (input, format) =>
    importRecords(
      { store, clock: () => new Date(), report: () => undefined, input },
      { format, name: format, covers: [], mayRedistribute: [], dryRun: false },
    );
  await take(createReadStream(path.join(directory, 'ucdp-ged-syria-2016-2019.csv.gz')), 'ucdp-ged');
  await take(claimLines(judgedSets(directory)[0], claims), 'records');
}

async function* claimLines({ docs, lang }, count) {
  const line = (id, text, title) =>
    Buffer.from(
      `${JSON.stringify({ kind: 'claim', id: `claim-${id}`, lang, text, context: title || null })}\n`,
    );
  for (const { id, text, title } of docs) yield line(id, text, title);
  for (let number = docs.length; number < count; number++) {
    const round = Math.floor(number / docs.length);
    const [first, second] = [docs[number % docs.length], docs[(number + round * stride) % docs.length]];
    yield line(`made-${number}`, spliced(first.text, second.text), spliced(first.title, second.title));
  }
}

/** Prime, so that each round joins every claim with another one. */
const stride = 7_919;

function spliced(first, second) {
  const half = (text, from, to) => {
    const words = text.split(' ');
    return words.slice(Math.ceil(words.length * from), Math.ceil(words.length * to));
  };
  return [...half(first, 0, 0.5), ...half(second, 0.5, 1)].join(' ');
}
