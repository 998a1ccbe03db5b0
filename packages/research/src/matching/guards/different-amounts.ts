import { words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { numbersIn } from './different-numbers.js';

/**
 * Whether both claims tell amounts in thousands, millions or billions, and not one of them in common: "a £20m cheque" for
 * "a cheque for £2 million".
 */
export function haveOtherAmounts({
  language,
  message,
  nearest,
  stored,
  storedInContext,
}: Comparison): boolean {
  const [said, told] = [amountsIn(nearest, language), amountsIn(stored, language)];
  if (said.size === 0 || told.size === 0) return false;
  const [heard, known] = [numbersIn(message, language), numbersIn(storedInContext, language)];
  // A number that stands anywhere in the other text may be the same amount in another unit, or a rounded one.
  const areNew = (amounts: ReadonlyMap<string, string>, others: ReadonlySet<string>) => {
    const whole = new Set([...others].map(withoutDecimals));
    return [...amounts.values()].every((number) => !whole.has(withoutDecimals(number)));
  };
  return areNew(said, known) && areNew(told, heard);
}

/** Numbers before a thousand, a million or a billion, or written with it ("20m"), by both. */
function amountsIn(text: string, language: string): Map<string, string> {
  const numbers = words(text, language).map((word) => [...numbersIn(word, language)]);
  return new Map(
    numbers.flatMap(([number, within], place): [string, string][] => {
      const unit = within ?? numbers[place + 1]?.[0];
      const isAmount = number !== undefined && !units.has(number) && unit !== undefined && units.has(unit);
      return isAmount ? [[`${number} ${unit}`, number]] : [];
    }),
  );
}

/** "4.6" is "4": four is what people make of it. */
function withoutDecimals(number: string): string {
  return number.replace(/[.,]\p{Nd}{1,2}$/u, '');
}

const units: ReadonlySet<string> = new Set(['1000', '1000000', '1000000000']);
