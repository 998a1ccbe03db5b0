/** What is counted apart from everything else. */
export type Budget = 'reads' | 'research' | 'fact_check' | 'failed_authentication';

/** So many in a window that starts with the first. */
export interface Quota {
  /** As the headers call it. */
  readonly name: string;
  readonly maximum: number;
  readonly seconds: number;
}

/** An empty list: no limit. */
export type Quotas = Readonly<Record<Budget, readonly Quota[]>>;

const DAY_SECONDS = 86_400;

/** 0: none of that kind. */
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
