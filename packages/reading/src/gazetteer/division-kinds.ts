import type { Province } from '@partner-api/contract';
import { foldText } from '@partner-api/text';
import { folded } from '../language/folded.js';

/** Whether a folded word says what kind of division a province is: "region" of `Donetsk oblast`, "штат" of `Borno state`. */
export function isDivisionOf(word: string, { source_name }: Province): boolean {
  const source = foldText(source_name ?? '');
  return kinds.some(([told, spoken]) => spoken.test(word) && told.test(source));
}

/** Whether a folded word is one for an oblast in Russian or Ukrainian, whatever sources call it. */
export function isNounOfDivision(word: string): boolean {
  return oblast.test(word);
}

const oblast = folded(/^(?:обл|област(?:ь|и|ью|ей|ях|ям|і|ю)|областей|кра[йяюе]|краєм)$/u);

/** The last word of what its source calls a province: "city" of `Kiev Special Republican city`. */
export function sourceKind({ source_name }: Province): string {
  return (
    foldText(source_name ?? '')
      .trim()
      .split(/\s+/)
      .at(-1) ?? ''
  );
}

/**
 * By the word that sources have, what texts call it. Only of what is itself a division of the first level: "the Homs region"
 * may be more or less than the governorate.
 */
const kinds: readonly (readonly [told: RegExp, spoken: RegExp])[] = (
  [
    [
      /\b(?:state|estado|etat)\b/,
      /^(?:states?|estados?|états?|ولاية|ولايتي|ولايات|штат(?:а|у|е|ом|і|и|ы|ов|ів|ах|ам)?)$/u,
    ],
    [
      /\b(?:oblast|region|krai)\b|область|край/u,
      /^(?:oblasts?|óblast|regions?|región|regiones|régions?|منطقة|مقاطعة|إقليم|обл|област(?:ь|и|ью|ей|ях|ям|і|ю)|областей|краи|края|крае|краю|регион(?:а|у|е|ом|ы|ов|ах)?|регіон(?:у|і|ом|и|ів|ах)?)$/u,
    ],
    [
      /\b(?:department|departamento|departement)\b/,
      /^(?:departments?|departamentos?|départements?|مقاطعة|إدارة|департамент(?:а|у|е|ом|і|и|ы|ов|ів|ах|ам|ах)?)$/u,
    ],
    [/\bprovince\b/, /^(?:ولاية|ولايتي|ولايات|إقليم)$/u],
  ] as const
).map(([told, spoken]) => [told, folded(spoken)]);
