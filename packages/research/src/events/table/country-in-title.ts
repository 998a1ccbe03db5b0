import type { ConflictEvent } from '@partner-api/contract';
import { countryCodeOf } from '@partner-api/text';

/** The country at the end of an imported title ("… in Syria"), the only source for an event without a province; null without one. */
export function countryInTitle({ title }: ConflictEvent): string | null {
  const end = ending.exec(title)?.[1];
  return end === undefined ? null : countryCodeOf(end);
}

const ending = /(?: in|,) ((?:(?! in |,).)+)$/;
