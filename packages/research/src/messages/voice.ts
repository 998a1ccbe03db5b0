import type { Province } from '@partner-api/contract';
import type { Town } from '@partner-api/query';
import type { EventTable } from '../events/table/event-table.js';
import { say } from './catalogue.js';

/** The language that something is said in, and the places that it may name. */
export interface Voice {
  /** One of `SUPPORTED_LOCALES`. */
  readonly locale: string;
  readonly provinces: readonly Province[];
  readonly towns: readonly Town[];
}

export function voiceIn({ provinces, towns }: EventTable, locale: string): Voice {
  return { locale, provinces: provinces.values, towns };
}

/** Names side by side: "A, B". */
export function listed(names: readonly string[], locale: string): string {
  return names.join(say(locale, 'separator.names'));
}

/** Longer parts side by side: "a; b". */
export function separated(parts: readonly string[], locale: string): string {
  return parts.join(say(locale, 'separator.parts'));
}

export function yesOrNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}

/** A sentence that may begin with a name in small letters. */
export function capitalized(sentence: string, locale: string): string {
  return sentence.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(locale));
}
