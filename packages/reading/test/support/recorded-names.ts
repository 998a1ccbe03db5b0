import type { Province } from '@partner-api/contract';
import type { RecordedNames } from '../../src/names/recorded-names.js';

/** What events of these provinces have names of, each fought by all of these parties. */
export function recordedNames(
  provinces: readonly Province[],
  parties: readonly string[] = [],
): RecordedNames {
  return {
    provinces: { values: provinces },
    countries: { values: [...new Set(provinces.map(({ country }) => country))] },
    parties: { values: [parties.map((name) => ({ name, role: null }))] },
  };
}
