import type { FactCheckResult, ResearchResult } from '@partner-api/contract';
import type { Caller } from '../admission/access/caller.js';
import type { Answer, One } from '../answers/answer.js';

/** Hexadecimal digits of an id. */
const ID_DIGITS = 32;

/**
 * The answer with an id that is the caller's own: of two partners that ask the same, neither can tell from an id that
 * the other did, and without the secret of the store nobody can confirm a guess of what was asked.
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
