import { memoized } from '@partner-api/text';
import { TABLE_LANGUAGES, termsAtRisk } from '../at-risk/terms-at-risk.js';
import { readTable } from '../read-table.js';
import { decisionOf, statementRules, statementTerms } from './screen-statement.js';
import type { StatementDecision } from './screening-decision.js';
import { statementJudge } from './statement-judge.js';
import { tokenize } from './tokenize.js';

const doubtRules = statementJudge('disclosure-rules.tsv', () => [
  ...statementTerms(),
  ...TABLE_LANGUAGES.flatMap((language) => readTable(`disclosures.${language}.tsv`, ['term', 'sign'])),
  ...termsAtRisk().map(({ term, kind }) => ({ term, sign: kind })),
]);

/**
 * Judges whether a text may reveal where people at risk are or will be, so that a person must review it first. It is
 * stricter than `screenStatement`, because a quarantined text is not lost.
 */
export const doubtStatement: (text: string) => StatementDecision = memoized(
  (text) => {
    const words = tokenize(text);
    return decisionOf([...statementRules(words), ...doubtRules(words)]);
  },
  // Records of one report repeat its headline.
  { texts: 500, charactersInAll: 200_000, characters: 20_000 },
);
