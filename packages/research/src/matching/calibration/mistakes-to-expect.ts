import type { Figures } from './held-out.js';

/**
 * Shares with one mistake more than was made: so the mistakes on further claims stay below them on average (conformal risk
 * control).
 */
export const wrongToExpect = ({ wrong, given }: Figures): number => (wrong + 1) / (given + 1);

export const falseAlarmsToExpect = ({ falselyGiven, unanswerable }: Figures): number =>
  (falselyGiven + 1) / (unanswerable + 1);
