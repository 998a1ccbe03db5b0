import type { CalibrationReport } from '@partner-api/research';
import * as z from 'zod';
import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';
import { readPairs } from './read-pairs.js';

const ShareSchema = z.number().gt(0).lt(1);

const CalibrateOptionsSchema = z.strictObject({
  /** Minimum precision: the share of reused verdicts whose reviewed claim is equivalent. */
  precision: ShareSchema,
  /** Maximum share of claims without a match that may get a verdict. */
  falseAlarms: ShareSchema,
  /** Whether to fit and report without storing the calibration. */
  dryRun: z.boolean(),
});

export type CalibrateOptions = z.infer<typeof CalibrateOptionsSchema>;

export interface CalibrationSummary extends CalibrationReport {
  readonly dry_run: boolean;
}

/** Fits the similarity threshold for reusing the verdict of a reviewed claim to labelled pairs, and stores it. */
export const calibrateCommand: Command<CalibrateOptions, CalibrationSummary> = {
  name: 'calibrate',
  input: 'stream',
  options: CalibrateOptionsSchema,
  run: async ({ store, clock, input, report, signal }, { precision, falseAlarms, dryRun }) => {
    if (input === null) throw new CommandFailed('calibrate reads labelled pairs, and was given none.');
    const pairs = await readPairs(input, (message) => report({ type: 'note', message }), signal);
    // Imported here, because loading it doubles the start time and no other command needs it.
    const { CalibrationFailed, fitCalibration } = await import('@partner-api/research');
    try {
      const { calibration, report } = await fitCalibration(store, pairs, { precision, falseAlarms }, clock());
      if (!dryRun) await store.calibrations.keep(calibration);
      return { ...report, dry_run: dryRun };
    } catch (error) {
      if (error instanceof CalibrationFailed) throw new CommandFailed(error.message, { cause: error });
      throw error;
    }
  },
};
