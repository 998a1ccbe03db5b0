import type { ConflictEvent } from '@partner-api/contract';
import { countryCodeOf } from '@partner-api/text';

/**
 * The country that a title ends with ("… in Syria"), as the titles of our imports do; null when it ends otherwise. An
 * event without a province has its country nowhere else.
 */
export function countryInTitle({ title }: ConflictEvent): string | null {
  const end = ending.exec(title)?.[1];
  return end === undefined ? null : countryCodeOf(end);
}

const ending = /(?: in|,) ((?:(?! in |,).)+)$/;
