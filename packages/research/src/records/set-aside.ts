import type { CorpusRecord } from './corpus.js';
import { fieldsOf } from './fields.js';
import { isMachineAddressed } from './machine-addressed.js';

/**
 * Marks a record that contains a prompt injection as retracted for the search index, so that it is neither quoted nor
 * displaces other results. Lists still return it, and event counts still include it.
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
