import type { Connection } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { WriterState } from '../writer/lock-state.js';
import { showProvinces } from '../writer/provinces.js';
import type { ServedVersion } from '../writer/record-version.js';
import { saveVersions } from '../writer/save-versions.js';
import { toVersion, type VersionRow, versionColumns } from './version-row.js';

type WithheldRow = VersionRow & {
  hidden: boolean;
  /** Of the version that partners were served; null when there was none. */
  served_version: number | null;
  served_sensitive: boolean | null;
  served_published_at: string | null;
};

const RELEASE = { kind: 'release', reason: 'The publication delay of sensitive records is over.' } as const;

/** Serves at most `limit` withheld records whose delay began at `until` or earlier, and returns their number. */
export async function release(
  connection: Connection,
  state: WriterState,
  until: string,
  limit: number,
): Promise<number> {
  const rows = await connection.query<WithheldRow>(sql`
    select ${versionColumns}, version.hidden, served.version as served_version,
      served.sensitive as served_sensitive, served.published_at as served_published_at
    from withheld version left join records served on served.id = version.id
    where version.delay_from <= ${until}::timestamptz
    order by version.delay_from, version.id limit ${limit}`);
  if (rows.length === 0) return 0;
  const serve = rows.map((row) => released(row, state.at));
  await saveVersions(connection, state, {
    serve,
    withhold: [],
    added: [],
    noLongerWithheld: serve.map(({ id }) => id),
    visibilityChanged: rows.filter(changesReferences).map(({ id }) => id),
  });
  await showProvinces(connection, serve.flatMap(provincesOf));
  return serve.length;
}

/**
 * Whether references to the record change with its release. A record retracted before it became sensitive is still
 * referenced by all records.
 */
const changesReferences = ({ hidden, kind, sensitive, served_sensitive }: WithheldRow): boolean =>
  hidden || (kind === 'event' && sensitive !== served_sensitive);

function released(row: WithheldRow, at: string): ServedVersion {
  const waiting = toVersion(row);
  const isRetracted = waiting.status === 'retracted';
  const base = {
    ...waiting,
    delayFrom: isRetracted ? null : waiting.delayFrom,
    publishedAt: isRetracted ? (row.served_published_at ?? at) : at,
    takenBack: false,
  };
  if (row.served_version === null || waiting.version > row.served_version) return base;
  // The version from before the withholding needs a new number, because partners have since been served its
  // tombstone.
  const version = row.served_version + 1;
  return { ...base, version, corrections: [...waiting.corrections, { version, at, ...RELEASE }] };
}

function provincesOf({ content }: ServedVersion): string[] {
  if ('provinces' in content) return content.provinces.map(({ slug }) => slug);
  return content.province ? [content.province.slug] : [];
}
