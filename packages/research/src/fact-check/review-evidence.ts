import type { Evidence, Stance } from '@partner-api/contract';
import type { Match } from '../matching/finding/find-matches.js';
import { fieldsOf } from '../records/fields.js';
import { evidenceOf, wholeField } from '../results/evidence.js';
import type { Judgement } from './judgement.js';

/** The evidence of a verdict by reviews, each item with its stance. */
export function reviewEvidence(judgement: Judgement): Evidence[] {
  // The reviewer's explanation; otherwise the claim itself, whose source is then its review.
  const pointers =
    judgement.verdict === 'insufficient_evidence' ? ['/text'] : ['/review/explanation', '/text'];
  return findings(judgement).map(([match, stance], position) => {
    const fields = fieldsOf(match.record);
    const [field] = pointers.flatMap((pointer) => fields.filter((one) => one.pointer === pointer));
    if (field === undefined) throw new Error(`The claim ${match.record.record.id} has no text to quote`);
    return evidenceOf(wholeField(match.record, field), stance, position);
  });
}

const STANCES = { supported: 'supports', refuted: 'refutes', missing_context: 'context' } as const;

function findings(judgement: Judgement): (readonly [Match, Stance])[] {
  const all = (matches: readonly Match[], stance: Stance) => matches.map((match) => [match, stance] as const);
  switch (judgement.verdict) {
    case 'conflicting':
      return [...all(judgement.supporting, 'supports'), ...all(judgement.refuting, 'refutes')];
    case 'insufficient_evidence':
      return judgement.nearest === null ? [] : [[judgement.nearest.match, 'context']];
    case 'not_checkable':
      return [];
    default:
      return all(judgement.matches, STANCES[judgement.verdict]);
  }
}
