import { terms, words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { fullNamesIn, hasInitials } from './full-names.js';
import { areFormsOfOneName, isAmongTerms, isJoined } from './name-forms.js';

/**
 * Whether both claims name persons or bodies in two words or more, and have none in common, nor a part of one: "Cardinal Lorenzi"
 * for "Pope Clement". In scripts that have capitals, and not in German, where every noun has one.
 */
export function haveOtherPersons(comparison: Comparison): boolean {
  const { language, message, nearest, stored, storedInContext } = comparison;
  if (language === 'de') return false;
  const [said, told] = [fullNamesIn(nearest, comparison), fullNamesIn(stored, comparison)];
  if (said.length === 0 || told.length === 0 || hasInitials(message, told)) return false;
  return areMissingFrom(told, message, language) && areMissingFrom(said, storedInContext, language);
}

function areMissingFrom(names: readonly string[][], text: string, language: string): boolean {
  const [all, spoken] = [new Set(terms(text, language)), words(text, language)];
  const isSaid = (part: string) =>
    isJoined(part, spoken, language) ||
    isAmongTerms(part, all, language) ||
    spoken.some((word) => areFormsOfOneName(part, word, language));
  return names.every((name) => !name.some(isSaid));
}
