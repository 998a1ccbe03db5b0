import type { CalibrationReport } from '@partner-api/research';
import * as z from 'zod';
import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';
import { readPairs } from './read-pairs.js';

const ShareSchema = z.number().gt(0).lt(1);

const CalibrateOptionsSchema = z.strictObject({
  /** Least share of verdicts that are taken from a claim that says the same. */
  precision: ShareSchema,
  /** Most of the claims without an answer that may be given a verdict, as a share. */
  falseAlarms: ShareSchema,
  /** Fit and report, and keep nothing. */
  dryRun: z.boolean(),
});

export type CalibrateOptions = z.infer<typeof CalibrateOptionsSchema>;

export interface CalibrationSummary extends CalibrationReport {
  readonly dry_run: boolean;
}

/** Fits from what likeness on verdicts are taken over from reviewed claims to labelled pairs, and keeps that. */
export const calibrateCommand: Command<CalibrateOptions, CalibrationSummary> = {
  name: 'calibrate',
  input: 'stream',
  options: CalibrateOptionsSchema,
  run: async ({ store, clock, input, report, signal }, { precision, falseAlarms, dryRun }) => {
    if (input === null) throw new CommandFailed('calibrate reads labelled pairs, and was given none.');
    const pairs = await readPairs(input, (message) => report({ type: 'note', message }), signal);
    // No other command needs it, and it takes as long to load as all else that they need.
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
