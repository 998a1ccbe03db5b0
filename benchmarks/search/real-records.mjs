import { createReadStream } from 'node:fs';
import path from 'node:path';
import { importRecords } from '@partner-api/operations';
import { migrate, openStore } from '@partner-api/storage';
import { judgedSets } from '../retrieval/judged-sets.mjs';

/** The events of UCDP GED Syria and the claims of CheckThat! 2020, imported as the desk imports: about 27,000 records. */
export async function importReal(database, directory) {
  await migrate(database);
  const store = openStore(database);
  const take = (input, format) =>
    importRecords(
      { store, clock: () => new Date(), report: () => undefined, input },
      { format, name: format, covers: [], mayRedistribute: [], dryRun: false },
    );
  await take(createReadStream(path.join(directory, 'ucdp-ged-syria-2016-2019.csv.gz')), 'ucdp-ged');
  await take(claimLines(judgedSets(directory)[0]), 'records');
}

async function* claimLines({ docs, lang }) {
  for (const { id, text, title } of docs)
    yield Buffer.from(
      `${JSON.stringify({ kind: 'claim', id: `claim-${id}`, lang, text, context: title || null })}\n`,
    );
}
