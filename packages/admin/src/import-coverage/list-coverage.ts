import * as z from 'zod';
import type { Command } from '../command.js';
import { type ShownCoverage, shownCoverage } from './shown-coverage.js';

const ListCoverageOptionsSchema = z.strictObject({});

export interface CoverageList {
  /** By source, country and first day. */
  readonly coverage: readonly ShownCoverage[];
}

/** Lists the coverage from which the service may conclude that nothing more happened. */
export const listCoverageCommand: Command<z.infer<typeof ListCoverageOptionsSchema>, CoverageList> = {
  name: 'coverage-list',
  input: 'none',
  options: ListCoverageOptionsSchema,
  run: async ({ store }) => ({ coverage: (await store.coverages.list()).map(shownCoverage) }),
};
