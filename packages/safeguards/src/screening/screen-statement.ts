import { TABLE_LANGUAGES } from '../at-risk/terms-at-risk.js';
import { readTable } from '../read-table.js';
import type { StatementDecision } from './screening-decision.js';
import { statementJudge } from './statement-judge.js';

/** The terms that both judges of statements look for. */
export const statementTerms = () =>
  TABLE_LANGUAGES.flatMap((language) => readTable(`statements.${language}.tsv`, ['term', 'sign']));

const rulesThatApply = statementJudge('statement-rules.tsv', statementTerms);

/**
 * Judges whether a text states what nobody may ask for: at which building, on which road, at what hour people at risk
 * are or will be found, and who a protected person is. What happened is history and is allowed.
 */
export function screenStatement(text: string): StatementDecision {
  const rules = rulesThatApply(text);
  return rules.length === 0 ? { allowed: true } : { allowed: false, rules };
}
