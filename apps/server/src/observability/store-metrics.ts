import { CONTRACT_VERSION } from '@partner-api/contract';
import { type RevisionWatch, SCHEMA_VERSION, type Store } from '@partner-api/storage';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { ResearchService } from '../research/research-service.js';

interface Measured {
  readonly researcher: Pick<ResearchService, 'ready' | 'size'>;
  readonly store: Pick<Store, 'replicas'>;
  readonly revision: Pick<RevisionWatch, 'revision' | 'historiesLost'>;
}

/** Registers metrics of the release, the index and the replicas, collected on each scrape. */
export function measureStore(registry: Registry, { researcher, store, revision }: Measured): void {
  new Gauge({
    name: 'partner_api_build_info',
    help: 'Always 1; the labels say which contract and schema this server knows.',
    labelNames: ['contract', 'schema'],
    registers: [registry],
  }).set({ contract: CONTRACT_VERSION, schema: String(SCHEMA_VERSION) }, 1);
  gauge('partner_api_index_ready', 'Whether research and fact-check can be answered: 1 or 0.', () =>
    researcher.ready() ? 1 : 0,
  );
  gauge(
    'partner_api_index_records',
    'Records that research and fact-check search.',
    () => researcher.size().records,
  );
  gauge('partner_api_index_bytes', 'Memory that the index takes.', () => researcher.size().bytes);
  gauge(
    'partner_api_index_revision',
    'Revision of the store that the index is at.',
    () => researcher.size().revision,
  );
  gauge(
    'partner_api_index_loaded_revision',
    'Revision up to which the index has taken in changes; it grows while the index is loaded.',
    () => researcher.size().loadedUpTo,
  );
  gauge(
    'partner_api_store_revision',
    'Revision of the store as this instance last heard of it.',
    revision.revision,
  );
  new Counter({
    name: 'partner_api_store_histories_lost_total',
    help: 'How often the store was found to have lost what it had.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(revision.historiesLost());
    },
  });

  new Gauge({
    name: 'partner_api_replica_revision',
    help: 'Revision that a replica has, of those that answer.',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, revision: has } of store.replicas().replicas)
        if (has !== null) this.set({ replica: name }, has);
    },
  });
  new Gauge({
    name: 'partner_api_replica_lag_seconds',
    help: 'How long this instance has known of the first change that a replica lacks, of those that answer.',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, lagSeconds } of store.replicas().replicas)
        if (lagSeconds !== null) this.set({ replica: name }, lagSeconds);
    },
  });
  new Counter({
    name: 'partner_api_replica_reads_total',
    help: 'Pages read from a replica, and from the primary because the replica was behind or away.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(store.replicas().reads)) this.inc({ outcome }, count);
    },
  });

  function gauge(name: string, help: string, value: () => number | null): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const now = value();
        if (now === null) this.reset();
        else this.set(now);
      },
    });
  }
}
