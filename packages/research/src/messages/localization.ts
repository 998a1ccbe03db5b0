import type { Province } from '@partner-api/contract';
import type { Town } from '@partner-api/query';
import type { EventTable } from '../events/table/event-table.js';
import { say } from './catalogue.js';

/** The output language, with the places that messages may name. */
export interface Localization {
  /** One of `SUPPORTED_LOCALES`. */
  readonly locale: string;
  readonly provinces: readonly Province[];
  readonly towns: readonly Town[];
}

export function localizationOf({ provinces, towns }: EventTable, locale: string): Localization {
  return { locale, provinces: provinces.values, towns };
}

/** Joins names: "A, B". */
export function listed(names: readonly string[], locale: string): string {
  return names.join(say(locale, 'separator.names'));
}

/** Joins longer parts: "a; b". */
export function separated(parts: readonly string[], locale: string): string {
  return parts.join(say(locale, 'separator.parts'));
}

export function yesOrNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}

/** Capitalises a sentence, which may begin with a lower-case name. */
export function capitalized(sentence: string, locale: string): string {
  return sentence.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(locale));
}
