import type { DelayAtStart } from './publication-delay.js';

const ORIGINS = {
  PUBLICATION_DELAY_HOURS: 'as set',
  store: 'as the store has it',
  default: 'by default',
} as const;

/** For whoever starts a server: which publication delay holds, and who said so. */
export function delayText({ hours, from }: DelayAtStart): string {
  return `publication delay ${hours} h, ${ORIGINS[from]}`;
}
