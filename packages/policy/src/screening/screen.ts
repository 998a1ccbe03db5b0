import { clausesBesideExcuses } from './clauses-beside-excuses.js';
import { enclosing, withoutEnclosedExcuses } from './enclosed-excuses.js';
import { conceptFinder } from './find-concepts.js';
import { rulesThatApply } from './rules-that-apply.js';
import { decisionOf, type ScreeningDecision } from './screening-decision.js';
import { screeningRules } from './screening-rules.js';
import { signsTogether } from './signs-together.js';
import { vocabularies } from './vocabulary/index.js';
import { sentenceWindows } from './windows.js';

/**
 * Refuses a text that asks for what would help to find or harm civilians, and those who serve them: judged by what is
 * asked, of whom, for when and to what end, with and without the excuses beside it. Where no rule applies, a weighed sum
 * over the same concepts is asked. All languages' rules are applied to every text. The time it takes grows with the
 * length of the text; bounding the length is the caller's.
 */
export function screen(text: string): ScreeningDecision {
  const places = withoutEnclosedExcuses(findConcepts(text));
  const windows = [...sentenceWindows(places), ...clausesBesideExcuses(places)];
  const rules = rulesThatApply(screeningRules, places, windows);
  const signs = rules.length === 0 ? signsTogether(windows) : null;
  return decisionOf(signs === null ? rules : [signs]);
}

const findConcepts = conceptFinder(vocabularies, enclosing);
