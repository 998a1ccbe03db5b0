import type { CorpusRecord } from './corpus.js';
import { fieldsOf } from './fields.js';
import { isMachineAddressed } from './machine-addressed.js';

/**
 * A record as the index takes it. One whose text speaks to machines anywhere is set aside: it is served in lists as it is,
 * but not searched, so that it can neither be quoted to a reader's own model nor push out what would have been found. To
 * the index it is as if it had been retracted. Its numbers count where events are counted.
 */
export function setAside(change: CorpusRecord): CorpusRecord {
  if (change.record.status === 'retracted' || !speaksToMachines(change)) return change;
  switch (change.kind) {
    case 'event':
      return { ...change, record: { ...change.record, status: 'retracted' } };
    case 'dossier':
      return { ...change, record: { ...change.record, status: 'retracted' } };
    case 'claim':
      return { ...change, record: { ...change.record, status: 'retracted' } };
  }
}

function speaksToMachines(change: CorpusRecord): boolean {
  return fieldsOf(change).some(({ text, source: { publisher } }) =>
    isMachineAddressed(publisher === null ? text : `${publisher}\n${text}`),
  );
}
