import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, openStore } from '@partner-api/storage';
import { importInto } from '../dataset/country.mjs';
import { researcherOver } from '../retrieval/corpus.mjs';
import { ownStore } from '../support/stores.mjs';

if (!process.env.TEST_DATA_DIR || !process.env.TEST_DATABASE_URL)
  throw new Error('TEST_DATA_DIR and TEST_DATABASE_URL have to be set');

export const UCDP_FILE = path.join(process.env.TEST_DATA_DIR, 'ucdp-ged-syria-2016-2019.csv.gz');

/** Events of ten countries by the names of UCDP; their days and numbers are invented. */
export const INVENTED_FILE = fileURLToPath(new URL('invented-wars.csv.gz', import.meta.url));

/** The country files of UCDP in a directory. */
export function csvFilesIn(directory) {
  const names = readdirSync(directory).filter((name) => /\.csv(?:\.gz)?$/.test(name));
  return names.map((name) => path.join(directory, name));
}

/** The whole way of a record behind the endpoint: imported, safeguarded, stored, read. */
export async function withService(work, files = [UCDP_FILE]) {
  const { open, remove } = await ownStore('embedded');
  const database = await open();
  try {
    await migrate(database);
    const store = openStore(database);
    // Else records about hospitals and the like would wait.
    await store.publicationDelay.setHours(0);
    for (const file of files)
      await importInto(store, createReadStream(file), 'ucdp-ged', path.basename(file));
    await work(await researcherOver(store));
  } finally {
    await database.close();
    await remove();
  }
}
