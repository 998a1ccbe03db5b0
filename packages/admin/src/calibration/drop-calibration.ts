import * as z from 'zod';
import type { Command } from '../command.js';

const DropCalibrationOptionsSchema = z.strictObject({});

/** Deletes the calibration, which restores the default rules. */
export const dropCalibrationCommand: Command<
  z.infer<typeof DropCalibrationOptionsSchema>,
  { readonly result: 'dropped' | 'unchanged' }
> = {
  name: 'calibrate-drop',
  input: 'none',
  options: DropCalibrationOptionsSchema,
  run: async ({ store }) => ({ result: (await store.calibrations.drop()) ? 'dropped' : 'unchanged' }),
};
