import type { Connection } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { WriterState } from '../writer/lock-state.js';
import { hideProvinces, provincesNamedBy } from '../writer/provinces.js';
import { saveVersions } from '../writer/save-versions.js';
import { tombstoneOf } from '../writer/tombstone.js';
import { toVersion, type VersionRow, versionColumns } from './version-row.js';

type VersionServed = VersionRow & { published_at: string };

/** Withholds at most `limit` served records whose delay began after `until`, and returns their number. */
export async function takeBack(
  connection: Connection,
  state: WriterState,
  until: string,
  limit: number,
): Promise<number> {
  const rows = await connection.query<VersionServed>(sql`
    select ${versionColumns}, published_at
    from records version where delay_from > ${until}::timestamptz order by delay_from, id limit ${limit}`);
  const pairs = rows.map((row) => {
    const version = toVersion(row);
    const {
      published_at: publishedAt,
      content: { lang },
    } = row;
    const left = tombstoneOf(
      { ...version, publishedAt, takenBack: false, lang },
      version.version + 1,
      state.at,
    );
    // The withheld version keeps its content and lists the withholding among its corrections.
    return { left, waiting: { ...version, corrections: left.corrections, hidden: true } };
  });
  if (pairs.length === 0) return 0;
  const left = await provincesNamedBy(connection, rows);
  await saveVersions(connection, state, {
    serve: pairs.map(({ left }) => left),
    withhold: pairs.map(({ waiting }) => waiting),
    added: [],
    noLongerWithheld: [],
    visibilityChanged: rows.map(({ id }) => id),
  });
  await hideProvinces(connection, left);
  return pairs.length;
}
