import type { CorpusRecord } from './corpus.js';
import { fieldsOf } from './fields.js';
import { isPromptInjection } from './prompt-injection.js';

/**
 * Marks a record that contains a prompt injection as retracted for the search index, so that it is neither quoted nor
 * displaces other results. Lists still return it, and event counts still include it.
 */
export function excludePromptInjection(change: CorpusRecord): CorpusRecord {
  if (change.record.status === 'retracted' || !hasPromptInjection(change)) return change;
  return { ...change, record: { ...change.record, status: 'retracted' } } as CorpusRecord;
}

function hasPromptInjection(change: CorpusRecord): boolean {
  return fieldsOf(change).some(({ text, source: { publisher } }) =>
    isPromptInjection(publisher === null ? text : `${publisher}\n${text}`),
  );
}
