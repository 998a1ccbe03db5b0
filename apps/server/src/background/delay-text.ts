import type { DelayAtStart } from './publication-delay.js';

const ORIGINS = {
  PUBLICATION_DELAY_HOURS: 'as set',
  store: 'as the store has it',
  default: 'by default',
} as const;

/** Describes the publication delay in force and its origin, for the start-up message. */
export function delayText({ hours, from }: DelayAtStart): string {
  return `publication delay ${hours} h, ${ORIGINS[from]}`;
}
