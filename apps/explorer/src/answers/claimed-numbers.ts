import type { Computation } from './computation';

/**
 * Numbers that stand in a claim, without those that are part of the days asked about. The contract does not say which
 * number the server compared, so all of them are drawn.
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
