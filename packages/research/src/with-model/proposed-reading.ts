import { EVENT_QUERY_JSON_SCHEMA, type EventQuery, type QueryReader, type Reading } from '@partner-api/query';
import type { LanguageModel } from './language-model.js';

export interface ProposedReading {
  readonly reading: Reading;
  /** Whether it is the query that the model proposed. */
  readonly isProposed: boolean;
}

/**
 * The reading of a text of which only a part was understood, with the query that a model proposes for it where the text bears out each
 * number, day, place and party of that; the reading itself where it does not. It stays partial, so that nothing is judged by it.
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
