import { screen } from './screen.js';
import { screenStatement } from './screen-statement.js';
import type { ScreeningDecision } from './screening-decision.js';

/** `screen` for a claim that somebody wants checked: who states where people are to be found asks whether it is so. */
export function screenClaim(text: string): ScreeningDecision {
  const asked = screen(text);
  return asked.allowed ? screenStatement(text) : asked;
}
