import * as z from 'zod';
import { FORMATS } from '../formats/formats.js';
import { CoversSchema } from './covers-option.js';

export const ImportOptionsSchema = z.strictObject({
  format: z.enum(FORMATS),
  /** What the log of imports calls the input: a file name. */
  name: z.string().min(1).max(500).default('standard input'),
  /** What the input is complete about, in words of whoever runs the import; see `CoversSchema`. */
  covers: z.array(CoversSchema).default([]),
  /** Providers that restrict redistribution and have allowed it to this service. */
  mayRedistribute: z.array(z.string().min(1)).default([]),
  /** Compare and report; write nothing. */
  dryRun: z.boolean().default(false),
});

export type ImportOptions = z.infer<typeof ImportOptionsSchema>;
