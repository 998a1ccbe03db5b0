import type { Province } from '@partner-api/contract';
import type { SafeRecord } from '@partner-api/safeguards';
import { append } from '../audit/append.js';
import type { Connection, Database } from '../engine/index.js';
import type { Outcome, WriteOptions } from '../ports/writing.js';
import { correctionEntries } from './correction-entries.js';
import { decideBatch } from './decide-batch.js';
import { storeSourceDigests } from './desk-versions.js';

import { inTurn, type Write } from './in-turn.js';
import type { Published } from './make-version.js';
import { place } from './place.js';
import type { Prepared } from './prepared.js';
import { hideProvinces, provincesNamedBy, registerProvinces } from './provinces.js';
import { saveVersions } from './save-versions.js';
import { storeSourceRevisions } from './source-revisions.js';
import { registerUpstreams } from './upstreams.js';

/** Writes batches, each in one transaction. Locking the row of `store_state` first admits one writer at a time. */
export const writeInTurn = (database: Database): Write =>
  inTurn((changes, options) =>
    database.transaction((connection) => writeBatch(connection, changes, options), { byIndex: true }),
  );

async function writeBatch(
  connection: Connection,
  changes: readonly Prepared[],
  options: WriteOptions,
): Promise<readonly Outcome[]> {
  const batch = await decideBatch(connection, changes, options, null);
  const { state, decided, outcomes, toWrite, withheld } = batch;
  await storeSourceDigests(connection, decided, options.style);
  await storeSourceRevisions(connection, decided);
  if (toWrite.length === 0) return outcomes;

  const published = toWrite.flatMap(({ prepared: { change } }) =>
    change.action === 'publish' ? [change.record] : [],
  );
  const withSlug = await registerProvinces(connection, published, withheld);
  const upstreamIds = await registerUpstreams(connection, published);
  const publish = (record: SafeRecord): Published => ({
    content: withSlugs(record, withSlug),
    upstreamIds: upstreamIds(record),
  });

  const placed = toWrite.map((entry) => place(entry, publish, state, options));
  const serve = placed.flatMap((entry) => entry.serve);
  const left = await provincesNamedBy(
    connection,
    serve.filter((version) => version.takenBack),
  );
  const given = toWrite.flatMap(({ prepared: { id, change } }) =>
    change.action === 'publish' && change.givenId !== undefined ? [[change.givenId, id] as const] : [],
  );
  await saveVersions(
    connection,
    state,
    {
      serve,
      withhold: placed.flatMap((entry) => entry.withhold),
      added: placed.flatMap((entry) => entry.added),
      noLongerWithheld: placed.flatMap((entry) => entry.noLongerWithheld),
      visibilityChanged: placed.flatMap((entry) => entry.visibilityChanged),
    },
    new Map(given),
  );
  await hideProvinces(connection, left);
  await append(
    connection,
    correctionEntries(
      placed.map((entry) => entry.made),
      options.now,
    ),
  );
  return outcomes;
}

/** Returns the same object where no slug changes. */
function withSlugs(record: SafeRecord, withSlug: (province: Province) => Province): Published['content'] {
  if (record.kind === 'dossier') {
    const provinces = record.content.provinces.map(withSlug);
    const isSame = provinces.every((province, index) => province === record.content.provinces[index]);
    return isSame ? record.content : { ...record.content, provinces };
  }
  const province = record.content.province && withSlug(record.content.province);
  return province === record.content.province ? record.content : { ...record.content, province };
}
