import { EVENT_QUERY_JSON_SCHEMA, type EventQuery, type QueryReader, type Reading } from '@partner-api/query';
import type { Present } from '../domain/present.js';
import type { IndexSnapshot, LiveIndex } from '../live/live-index.js';
import type { LanguageModel } from './language-model.js';

/** What requests to a model need. */
export interface ModelParts {
  readonly live: Pick<LiveIndex, 'current'>;
  readonly model: LanguageModel;
  readonly present: () => Present;
}

/** Findings with the index snapshot that they are based on. */
export interface WithSnapshot<Findings> {
  readonly findings: Findings;
  readonly snapshot: IndexSnapshot;
}

interface ProposedReading {
  readonly reading: Reading;
  /** Whether the model's proposal was accepted. */
  readonly isProposed: boolean;
}

/**
 * For a partial reading, replaces the query with the model's proposal if the text contains each of its numbers, dates,
 * places and parties. The reading stays partial, so that it never gives a verdict.
 */
export async function proposedReading(
  model: LanguageModel,
  reader: QueryReader,
  text: string,
  reading: Reading,
  today: string,
): Promise<ProposedReading> {
  if (reading.tier !== 'partial') return { reading, isProposed: false };
  const milliseconds = model.deadlineMilliseconds / 3;
  const proposal = await model.propose({ text, schema: EVENT_QUERY_JSON_SCHEMA }, milliseconds);
  const query = proposal === null ? null : reader.groundProposal(text, proposal, today);
  if (query === null) return { reading, isProposed: false };
  const asks: EventQuery['asks'] = query.asks === 'holds' ? 'count' : query.asks;
  return {
    reading: { ...reading, queries: [{ ...query, asks, predicate: null, comparison: null }] },
    isProposed: true,
  };
}
