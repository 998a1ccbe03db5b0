import type { EndpointModel } from '@partner-api/model';
import { GUARD_RULE, type ScreeningDecision } from '@partner-api/safeguards';

/** A model that screens a text; null if it gives no outcome in time. */
export type Guard = Pick<EndpointModel, 'screen' | 'deadlineMilliseconds'>;

/** The answer waits for the guard, and then perhaps for the model that words it. */
const MOST_MILLISECONDS = 3_000;

/**
 * Raises a decision by one step if a guard model is stricter than the rules. It never lowers one, and if the guard
 * fails the rules decide.
 */
export async function raiseOutcome(
  guard: Guard | null,
  text: string,
  decision: ScreeningDecision,
): Promise<ScreeningDecision> {
  if (guard === null || decision.outcome === 'refuse') return decision;
  const said = await guard.screen(text, Math.min(MOST_MILLISECONDS, guard.deadlineMilliseconds));
  if (said === null || said === 'allow') return decision;
  const raised = { clause: 'targeting_civilians', reason: GUARD_RULE } as const;
  if (decision.outcome === 'allow') return { ...raised, outcome: 'flag', rules: [GUARD_RULE], signs: [] };
  if (said === 'flag') return decision;
  const { rules, signs } = decision;
  return { ...raised, outcome: 'refuse', rules: [GUARD_RULE, ...rules], signs };
}
