import { conceptFinder } from './find-concepts.js';
import { rulesThatApply } from './rules-that-apply.js';
import { decisionOf, type ScreeningDecision } from './screening-decision.js';
import { statementRules } from './statement-rules.js';
import { statementVocabularies } from './statements/index.js';
import { sentenceWindows } from './windows.js';

/**
 * Refuses a text that states what nobody may ask for: at which house, on which road, at what hour people at risk are to
 * be found, now or soon, and who a protected person is. Disclosing is not asking, so the rules are others than those of
 * `screen`; what happened is history and passes. All languages' rules are applied to every text, in a time that grows
 * with its length.
 */
export function screenStatement(text: string): ScreeningDecision {
  const places = findConcepts(text);
  return decisionOf(rulesThatApply(statementRules, places, sentenceWindows(places)));
}

const findConcepts = conceptFinder(statementVocabularies);
