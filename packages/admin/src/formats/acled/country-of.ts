import { countryNamed } from '@partner-api/text';
import countries from 'i18n-iso-countries';

/** ISO 3166-1 alpha-2 of the number, or of the name where the export has no number; null when neither is known. */
export function countryOf(number: string, name: string): string | null {
  return (
    (number === '' ? undefined : countries.numericToAlpha2(number.padStart(3, '0'))) ??
    countryNamed(name) ??
    null
  );
}
