import type { Evidence, Stance } from '@partner-api/contract';
import type { Match } from '../matching/finding/find-matches.js';
import { fieldsOf } from '../records/fields.js';
import { evidenceOf, wholeField } from '../results/evidence.js';
import type { Judgement } from './judgement.js';

/** The evidence of a verdict, each item with its stance. */
export function verdictEvidence(judgement: Judgement): Evidence[] {
  return findings(judgement).map(({ match, stance, pointers }, position) => {
    const fields = fieldsOf(match.record);
    const field = pointers.flatMap((pointer) =>
      fields.filter((candidate) => candidate.pointer === pointer),
    )[0];
    if (field === undefined) throw new Error(`The claim ${match.record.record.id} has no text to quote`);
    return evidenceOf(wholeField(match.record, field), stance, position);
  });
}

interface Finding {
  readonly match: Match;
  readonly stance: Stance;
  /** Fields to quote, in order of preference. */
  readonly pointers: readonly string[];
}

/** The reviewer's explanation; otherwise the claim itself, whose source is then its review. */
const review = ['/review/explanation', '/text'];

function findings(judgement: Judgement): Finding[] {
  const all = (matches: readonly Match[], stance: Stance) =>
    matches.map((match) => ({ match, stance, pointers: review }));
  switch (judgement.verdict) {
    case 'supported':
      return all(judgement.supporting, 'supports');
    case 'refuted':
      return all(judgement.refuting, 'refutes');
    case 'conflicting':
      return [...all(judgement.supporting, 'supports'), ...all(judgement.refuting, 'refutes')];
    case 'missing_context':
      return all(judgement.inContext, 'context');
    case 'insufficient_evidence':
      return judgement.nearest
        ? [{ match: judgement.nearest.match, stance: 'context', pointers: ['/text'] }]
        : [];
    case 'not_checkable':
      return [];
  }
}
