import { screen } from './screen.js';
import { screenStatement } from './screen-statement.js';
import type { ScreeningDecision } from './screening-decision.js';

/** Judges a claim as a question and as a statement, because stating where people are asks for confirmation. */
export function screenClaim(text: string): ScreeningDecision {
  const asked = screen(text);
  if (asked.outcome === 'refuse') return asked;
  const stated = screenStatement(text);
  if (stated.allowed) return asked;
  const { rules } = stated;
  return { outcome: 'refuse', clause: 'targeting_civilians', rules, signs: [], reason: 'statement' };
}
