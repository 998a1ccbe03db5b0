import { conceptFinder } from './find-concepts.js';
import { rulesThatApply } from './rules-that-apply.js';
import { decisionOf, type ScreeningDecision } from './screening-decision.js';
import { screeningRules } from './screening-rules.js';
import { signsTogether } from './signs-together.js';
import { vocabularies } from './vocabulary/index.js';

/**
 * Refuses a text that asks for what would help to find or harm civilians, and those who serve them: judged by what is
 * asked, of whom, for when and to what end. Where no rule applies, a
 * weighed sum over the same concepts is asked. All languages' rules are applied to every text. The time it takes grows
 * with the length of the text; bounding the length is the caller's.
 */
export function screen(text: string): ScreeningDecision {
  const places = findConcepts(text);
  const rules = rulesThatApply(screeningRules, places);
  const signs = rules.length === 0 ? signsTogether(places) : null;
  return decisionOf(signs === null ? rules : [signs]);
}

const findConcepts = conceptFinder(vocabularies);
