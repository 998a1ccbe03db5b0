import type { FactCheckResult, ResearchResult, Warning } from '@partner-api/contract';

/** A result without an answer has no words of its own: here are some. A fact-check explains itself. */
export function resultWarnings(result: ResearchResult | FactCheckResult): Warning[] {
  if (!('status' in result) || result.status !== 'insufficient_evidence') return [];
  if (result.computations.length === 0) return [];
  return [
    {
      parameter: 'query',
      code: 'not-covered',
      detail:
        'Events were counted, as `computations` says, and none is found for sure. What was imported does not cover that place, time and kind well enough to say that there were none.',
      suggestions: [],
    },
  ];
}
