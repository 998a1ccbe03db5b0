import { variable, wholeNumber } from './variable.js';

const MAXIMUM = 100_000_000;

/** A variable with a maximum; `0` means no limit. */
export function limit(unset: number, decides: string) {
  return variable({
    decides,
    rule: `a whole number from 0 to ${MAXIMUM}, in plain digits`,
    unset,
    schema: wholeNumber(MAXIMUM),
  });
}
