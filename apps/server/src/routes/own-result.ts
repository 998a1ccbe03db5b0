import type { FactCheckResult, ResearchResult } from '@partner-api/contract';
import type { Caller } from '../admission/access/caller.js';
import type { Answer, One } from '../answers/answer.js';

/** Length of an id in hexadecimal digits. */
const ID_DIGITS = 32;

/**
 * Replaces the id of a result by a keyed hash per caller. Otherwise equal ids would reveal that another partner asked
 * the same, and anyone could confirm a guess.
 */
export async function ownResult<Data extends ResearchResult | FactCheckResult>(
  answer: Answer<One<Data>>,
  caller: Caller,
  hash: (text: string) => Promise<string>,
): Promise<Answer<One<Data>>> {
  const { data } = answer.body;
  const scope = caller === 'anyone' ? 'open' : `partner ${caller.partner}`;
  const digits = (await hash(JSON.stringify(['result', scope, data.id]))).slice(0, ID_DIGITS);
  const id = `${data.id.slice(0, data.id.lastIndexOf('-'))}-${digits}`;
  return { ...answer, body: { ...answer.body, data: { ...data, id } } };
}
