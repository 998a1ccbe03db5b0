import type { Connection, CopyValue } from '../engine/index.js';
import { servedRow, versionRow } from './rows.js';
import type { RecordVersion, ServedVersion, WaitingVersion } from './versions.js';

export interface Added {
  readonly serve: readonly ServedVersion[];
  readonly withhold: readonly WaitingVersion[];
  /** Before the batch: the one at which versions that wait are made. */
  readonly revision: number;
  /** The latest that the batch has given. */
  readonly given: number;
  readonly at: string;
}

const SERVED = [
  'id kind revision version status sensitive imported_at published_at updated_at delay_from taken_back sort_at',
  'province provinces refers_to upstream_ids corrections content digest',
].flatMap((names) => names.split(' '));

const WITHHELD =
  'id kind version status sensitive hidden imported_at delay_from upstream_ids corrections content digest'.split(
    ' ',
  );

const HISTORY = 'id version revision status updated_at content digest'.split(' ');

/**
 * Writes versions of records that the store meets for the first time, and their history. Nothing of theirs is there to
 * be replaced, and nobody else writes meanwhile, so they are copied in: what most of a large import is made of.
 */
export async function addVersions(
  connection: Connection,
  { serve, withhold, revision, given, at }: Added,
): Promise<void> {
  // Most of a row, and written twice.
  const texts = new Map(
    [...serve, ...withhold].map(({ id, content, contentText }) => [
      id,
      contentText ?? JSON.stringify(content),
    ]),
  );
  const copy = async <Version extends RecordVersion>(
    table: string,
    columns: readonly string[],
    versions: readonly Version[],
    row: (version: Version, index: number) => Readonly<Record<string, CopyValue>>,
  ) => {
    if (versions.length === 0) return;
    const rows = mapped(versions, (version, index) => {
      const values: Readonly<Record<string, CopyValue>> = {
        ...row(version, index),
        updated_at: at,
        content: texts.get(version.id) ?? null,
      };
      return columns.map((column) => values[column] ?? null);
    });
    await connection.copy({ table, columns, rows });
  };
  const first = given + 1;
  const corrections = (version: RecordVersion) => JSON.stringify(version.corrections);
  await copy('records', SERVED, serve, (version, index) => ({
    ...servedRow(version),
    corrections: corrections(version),
    revision: first + index,
  }));
  await copy('withheld', WITHHELD, withhold, (version) => ({
    ...versionRow(version),
    hidden: version.hidden,
    corrections: corrections(version),
  }));
  await copy(
    'record_versions',
    HISTORY,
    [...serve, ...withhold],
    ({ id, version, status, digest }, index) => ({
      ...{ id, version, status, digest },
      revision: index < serve.length ? first + index : revision,
    }),
  );
}

/** As they are asked for. */
function* mapped<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
): Generator<Made> {
  for (const [index, item] of items.entries()) yield make(item, index);
}
