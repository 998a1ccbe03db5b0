import { createReadStream, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importRecords } from '@partner-api/admin';
import { createResearcher } from '@partner-api/research';
import { migrate, openStore } from '@partner-api/storage';
import { openEmbedded } from '@partner-api/storage/engine';

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
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-claims-'));
  const database = await openEmbedded({ directory });
  try {
    await migrate(database);
    const store = openStore(database);
    const clock = () => new Date();
    // Else records about hospitals and the like would wait.
    await store.publicationDelay.setHours(0);
    for (const file of files)
      await importRecords(
        { store, clock, input: createReadStream(file), report: () => undefined },
        { format: 'ucdp-ged', name: path.basename(file), dryRun: false, covers: [], mayRedistribute: [] },
      );
    const researcher = createResearcher({ corpus: store, clock, defaultLocale: 'en' });
    await researcher.refresh();
    await work(researcher);
  } finally {
    await database.close();
    await rm(directory, { recursive: true });
  }
}
