import type { Corpus, CorpusRecord, CoveredSpan } from '@partner-api/research';
import { readCalibration } from '../calibration.js';
import type { Database, Row } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { continuing } from '../revisions/moment.js';
import { loadTurn } from './load-turn.js';
import { type ServedRow, servedRows } from './served-rows.js';
import { StoredRow } from './stored-text.js';

/** Longer than for a request, because a first load has to start again when one page fails. */
const PAGE_SECONDS = 5;

/** Reads records of all kinds for the index: all of them page by page, then the changes. */
export const corpus = (database: Database): Corpus => ({
  revision: async () => {
    const [state] = await database.query<{ revision: number }>(sql`select revision from store_state`);
    return state?.revision ?? 0;
  },
  verifyHistory: (moments) => continuing(database, moments),
  changesSince: async (revision, limit) => {
    const after = { parts: [sql`revision > ${revision}`], order: sql`records.revision`, limit };
    const { rows } = await database.transaction((connection) => servedRows(connection, after), {
      statementTimeoutSeconds: PAGE_SECONDS,
    });
    return rows.map(toCorpusRecord);
  },
  withLoadLock: loadTurn(database),
  coverage: () =>
    database.query<CoveredSpan & Row>(sql`
      select distinct source, country, from_date as "from", to_date as "to", event_types as types
      from import_coverage where event_types <> '{}'
      order by source, country, from_date, to_date, event_types`),
  calibration: () => readCalibration(database),
});

function toCorpusRecord(row: ServedRow): CorpusRecord {
  const { kind, revision, source, read_at: readAt } = row;
  const common = { revision, readAt };
  if (kind === 'event') return { kind, ...common, source, record: new StoredRow<typeof kind>(row).record };
  if (kind === 'dossier') return { kind, ...common, record: new StoredRow<typeof kind>(row).record };
  if (kind === 'claim') return { kind, ...common, record: new StoredRow<typeof kind>(row).record };
  throw new Error(`The record ${row.id} is of an unknown kind: ${row.kind}`);
}
