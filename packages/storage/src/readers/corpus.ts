import type { RecordKind } from '@partner-api/contract';
import type { Corpus, CorpusRecord, CoveredSpan } from '@partner-api/research';
import { readCalibration } from '../calibration.js';
import type { Database, Row } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { type RecordRow, recordColumns, toRecord } from './row.js';

/** Longer than for a request: a first load that is refused one of its pages starts from the beginning. */
const PAGE_SECONDS = 5;

/** Records of all kinds, page by page and then change by change. */
export const corpus = (database: Database): Corpus => ({
  revision: async () => {
    const [state] = await database.query<{ revision: number }>(sql`select revision from store_state`);
    return state?.revision ?? 0;
  },
  changesSince: async (revision, limit) => {
    const statement = sql`
      select ${recordColumns} from records where revision > ${revision} order by revision limit ${limit}`;
    const rows = await database.transaction((connection) => connection.query<RecordRow>(statement), {
      statementTimeoutSeconds: PAGE_SECONDS,
    });
    return rows.map(toCorpusRecord);
  },
  coverage: () =>
    database.query<CoveredSpan & Row>(sql`
      select distinct source, country, from_date as "from", to_date as "to", event_types as types
      from import_coverage where event_types <> '{}'
      order by source, country, from_date, to_date, event_types`),
  calibration: () => readCalibration(database),
});

function toCorpusRecord(row: RecordRow): CorpusRecord {
  const { revision } = row;
  if (isKind(row, 'event')) return { revision, kind: 'event', record: toRecord(row) };
  if (isKind(row, 'dossier')) return { revision, kind: 'dossier', record: toRecord(row) };
  if (isKind(row, 'claim')) return { revision, kind: 'claim', record: toRecord(row) };
  throw new Error(`The record ${row.id} is of an unknown kind: ${row.kind}`);
}

const isKind = <Kind extends RecordKind>(row: RecordRow, kind: Kind): row is RecordRow<Kind> =>
  row.kind === kind;
