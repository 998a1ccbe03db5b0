import type { Scope } from '@partner-api/contract';

/** What is counted apart from everything else. */
export type Budget = 'reads' | 'research' | 'fact_check' | 'failed_authentication';

export const BUDGET_OF_SCOPE: Readonly<Record<Scope, Budget>> = {
  read: 'reads',
  research: 'research',
  fact_check: 'fact_check',
};

/** So many in a window that starts with the first. */
export interface Quota {
  /** As the headers call it. */
  readonly name: string;
  readonly maximum: number;
  readonly seconds: number;
}

/** No quotas: no limit. */
export type Limits = Readonly<Record<Budget, readonly Quota[]>>;

/** What one request left of a quota. */
export interface Usage {
  readonly quota: Quota;
  readonly exceeded: boolean;
  readonly remaining: number;
  readonly resetSeconds: number;
}

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
