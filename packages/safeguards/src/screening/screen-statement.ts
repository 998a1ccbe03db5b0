import { TABLE_LANGUAGES } from '../at-risk/terms-at-risk.js';
import { readTable } from '../read-table.js';
import type { StatementDecision } from './screening-decision.js';
import { statementJudge } from './statement-judge.js';
import { tokenize } from './tokenize.js';

/** The terms that `screenStatement` and `doubtStatement` share. */
export const statementTerms = () =>
  TABLE_LANGUAGES.flatMap((language) => readTable(`statements.${language}.tsv`, ['term', 'sign']));

/** The rules of `screenStatement` for the words of a text. */
export const statementRules = statementJudge('statement-rules.tsv', statementTerms);

/**
 * Judges whether a text states what must not be asked: where and when people at risk are or will be, or who a protected
 * person is. Past events are allowed.
 */
export function screenStatement(text: string): StatementDecision {
  return decisionOf(statementRules(tokenize(text)));
}

export function decisionOf(rules: readonly string[]): StatementDecision {
  return rules.length === 0 ? { allowed: true } : { allowed: false, rules };
}
