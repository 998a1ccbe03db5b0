import { countryCodeOf } from '@partner-api/text';
import countries from 'i18n-iso-countries';

/** Returns the ISO 3166-1 alpha-2 code by number, or by name for an export without numbers; null when unknown. */
export function countryOf(number: string, name: string): string | null {
  return (
    (number === '' ? undefined : countries.numericToAlpha2(number.padStart(3, '0'))) ??
    countryCodeOf(name) ??
    null
  );
}
