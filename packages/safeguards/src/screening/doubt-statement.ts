import { TABLE_LANGUAGES, termsAtRisk } from '../at-risk/terms-at-risk.js';
import { readTable } from '../read-table.js';
import { screenStatement, statementTerms } from './screen-statement.js';
import type { StatementDecision } from './screening-decision.js';
import { statementJudge } from './statement-judge.js';

const rulesThatApply = statementJudge('disclosure-rules.tsv', () => [
  ...statementTerms(),
  ...TABLE_LANGUAGES.flatMap((language) => readTable(`disclosures.${language}.tsv`, ['term', 'sign'])),
  ...termsAtRisk().map(({ term, kind }) => ({ term, sign: kind })),
]);

/**
 * Judges whether a text may reveal where people at risk are or will be, so that a person must review it first. It is
 * stricter than `screenStatement`, because a quarantined text is not lost.
 */
export function doubtStatement(text: string): StatementDecision {
  const decision = screenStatement(text);
  const rules = [...(decision.allowed ? [] : decision.rules), ...rulesThatApply(text)];
  return rules.length === 0 ? { allowed: true } : { allowed: false, rules };
}
