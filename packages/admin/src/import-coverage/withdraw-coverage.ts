import * as z from 'zod';
import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';
import { ReasonSchema } from '../reason-option.js';
import { type ShownCoverage, shownCoverage } from './shown-coverage.js';

const WithdrawCoverageOptionsSchema = z.strictObject({
  id: z.int().min(1),
  /** Recorded in the audit log. */
  reason: ReasonSchema,
});

export type WithdrawCoverageOptions = z.infer<typeof WithdrawCoverageOptionsSchema>;

export interface WithdrawnCoverage extends ShownCoverage {
  readonly result: 'withdrawn';
  readonly reason: string;
}

/** Withdraws a coverage, so that no absence is concluded from it; its records stay. */
export const withdrawCoverageCommand: Command<WithdrawCoverageOptions, WithdrawnCoverage> = {
  name: 'coverage-withdraw',
  input: 'none',
  options: WithdrawCoverageOptionsSchema,
  run: async ({ store, clock, report }, { id, reason }) => {
    const outcome = await store.coverages.withdraw(id, { reason, now: clock() });
    if (outcome.result === 'refused')
      throw new CommandFailed(`There is no coverage ${id}. See \`coverage list\`.`);
    const { coverage } = outcome;
    if (!coverage.stated) {
      const message = `Later imports of the same file infer no coverage of ${coverage.country}; state it with --covers where it applies.`;
      report({ type: 'note', message });
    }
    return { ...shownCoverage(coverage), result: 'withdrawn', reason };
  },
};
