/** What requests are counted as, each with its own quotas. */
export type Budget = 'reads' | 'research' | 'fact_check' | 'failed_authentication';

/** A maximum in a window that starts with the first request. */
export interface Quota {
  /** The name in the `RateLimit` headers. */
  readonly name: string;
  readonly maximum: number;
  readonly seconds: number;
}

/** By budget; an empty list means no limit. */
export type Quotas = Readonly<Record<Budget, readonly Quota[]>>;

const DAY_SECONDS = 86_400;

/** Returns the quotas of a budget; 0 means none of that window. */
export function quotas(
  budget: Budget,
  { perMinute, perDay }: { perMinute: number; perDay: number },
): Quota[] {
  const name = budget.replaceAll('_', '-');
  return [
    { name, maximum: perMinute, seconds: 60 },
    { name: `${name}-day`, maximum: perDay, seconds: DAY_SECONDS },
  ].filter(({ maximum }) => maximum > 0);
}
