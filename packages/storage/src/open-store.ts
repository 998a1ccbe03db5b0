import { keyStore } from './access/key-store.js';
import { partnerStore } from './access/partner-store.js';
import { auditLog } from './audit/audit-log.js';
import { calibration } from './calibration.js';
import type { Database } from './engine/index.js';
import { forBackgroundWork } from './engine/index.js';
import { SchemaOutdated } from './errors.js';
import { heldSummary } from './held-summary.js';
import { idempotencyStore } from './idempotency/idempotency-store.js';
import { coverageStore } from './import-coverage/coverage-store.js';
import { imports } from './imports.js';
import { keyedHash } from './keyed-hash.js';
import { schemaVersion } from './migrations/migrate.js';
import { SCHEMA_VERSION } from './migrations/migrations.js';
import { heldIds, opaqueId } from './opaque-ids.js';
import { publicationDelay } from './publication-delay/publication-delay.js';
import { quarantineStore } from './quarantine/quarantine-store.js';
import { readSecret } from './read-secret.js';
import { claims } from './readers/claims.js';
import { corpus } from './readers/corpus.js';
import { dossiers } from './readers/dossiers.js';
import { events } from './readers/events.js';
import { provinces } from './readers/provinces.js';
import type { Source } from './readers/record-reader.js';
import { type ReplicaDatabase, Replicas } from './readers/replicas.js';
import { servedRows } from './readers/served-rows.js';
import { unmarked } from './readers/unmarked.js';
import { KnownUpstreams, upstreamsOf } from './readers/upstreams.js';
import { versionsCurrent } from './readers/versions-current.js';
import { watchRevision } from './revisions/revision-watch.js';
import { status } from './status.js';
import type { Store } from './store.js';
import { dryRun } from './writer/dry-run.js';
import { prepare } from './writer/prepared.js';
import { writeInTurn } from './writer/write.js';

/** Opens a store over a migrated database and optional replicas for reading; closing the store closes them all. */
export function openStore(database: Database, replicaDatabases: readonly ReplicaDatabase[] = []): Store {
  const hash = keyedHash(database);
  const background = forBackgroundWork(database);
  const moved = new Set<() => void>();
  /** Notifies revision watchers before the caller continues, also after a failure, which may have been committed. */
  const notifyAfter = async <Result>(
    work: Promise<Result>,
    isChange: (result: Result) => boolean,
  ): Promise<Result> => {
    let movedIt = true;
    try {
      const result = await work;
      movedIt = isChange(result);
      return result;
    } finally {
      if (movedIt) for (const tell of moved) tell();
    }
  };
  const delay = publicationDelay(background);
  const write = writeInTurn(background);
  const log = imports(background);
  const coverages = coverageStore(background);
  const upstreams = new KnownUpstreams(database);
  const replicas = new Replicas(replicaDatabases);
  const source: Source = {
    rows: async (wanted) => (await replicas.read(wanted)) ?? servedRows(database, wanted),
    upstreams,
  };
  const keys = keyStore(database);
  const partners = partnerStore(background);
  const wasChanged = ({ result }: { readonly result: string }) =>
    result !== 'unchanged' && result !== 'refused';

  return {
    ...corpus(database),
    events: events(source),
    dossiers: dossiers(source),
    claims: claims(source),
    held: (id) => heldSummary(database, id),
    provinces: provinces(database),
    ...unmarked(database),
    imports: { ...log, finish: (id, outcome) => notifyAfter(log.finish(id, outcome), () => true) },
    coverages: {
      ...coverages,
      withdraw: (id, options) =>
        notifyAfter(coverages.withdraw(id, options), ({ result }) => result === 'withdrawn'),
    },
    calibrations: calibration(background),
    keys: {
      ...keys,
      create: (request) => notifyAfter(keys.create(request), () => true),
      rotate: (id, request) => notifyAfter(keys.rotate(id, request), wasChanged),
      revoke: (id, now) => notifyAfter(keys.revoke(id, now), wasChanged),
    },
    partners: {
      ...partners,
      suspend: (name, now) => notifyAfter(partners.suspend(name, now), wasChanged),
      resume: (name, now) => notifyAfter(partners.resume(name, now), wasChanged),
      setLimits: (name, limits, now) => notifyAfter(partners.setLimits(name, limits, now), wasChanged),
    },
    audit: auditLog(database),
    idempotency: idempotencyStore(database, hash),
    publicationDelay: {
      ...delay,
      apply: (now) => notifyAfter(delay.apply(now), ({ takenBack, released }) => takenBack + released > 0),
    },
    quarantine: quarantineStore(background),
    batchSize: database.batchSize,
    prepare,
    write: (batch, options) => notifyAfter(write(batch, options), () => true),
    dryRun: () => dryRun(background),

    watchRevision: ({ onHistoryLost = () => undefined } = {}) =>
      watchRevision({
        database,
        onConfirmed: (present, isHistoryLost) => {
          upstreams.confirm(present, isHistoryLost);
          replicas.confirm(present);
          if (isHistoryLost) onHistoryLost();
        },
        isOnlyWriter: database.listen === null,
        onMoved: (tell) => {
          moved.add(tell);
          const stopListening = database.listen?.('partner_api_revision', tell);
          return () => {
            moved.delete(tell);
            stopListening?.();
          };
        },
      }),

    replicas: () => replicas.figures(),
    status: () => status(background),

    upstreamOf: (ids) => upstreamsOf(database, ids),

    cursorSecret: () => readSecret(database, 'cursor_secret'),
    keyedHash: async (text) => (await hash('text', text)).toString('hex'),
    opaqueId: (id) => opaqueId(hash, id),
    heldIds: (ids) => heldIds(background, hash, ids),
    versionsCurrent: (usedRecords) => versionsCurrent(database, usedRecords),

    check: async () => {
      const found = await schemaVersion(database);
      if (found < SCHEMA_VERSION) throw new SchemaOutdated(found, SCHEMA_VERSION);
    },

    close: async () => {
      await Promise.all([replicas.close(), database.close()]);
    },
  };
}
