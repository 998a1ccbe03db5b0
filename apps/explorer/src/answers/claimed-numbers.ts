import type { Computation } from './computation';

/**
 * Returns the numbers in a claim except parts of the dates asked about. All are drawn, because the contract does not
 * say which one the server compared.
 */
export function claimedNumbers(
  claim: string,
  { from, to }: Pick<Computation['scope'], 'from' | 'to'>,
): number[] {
  const ofDays = new Set([from, to].flatMap((date) => date?.split('-').map(Number) ?? []));
  const numbers = [...claim.matchAll(/\d+(?:[.,\u00a0\u202f]\d{3})*(?!\d)/g)].map(([text]) =>
    Number(text.replace(/\D/g, '')),
  );
  return [...new Set(numbers)].filter((number) => !ofDays.has(number));
}
