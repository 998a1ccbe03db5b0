import { RecordIdSchema } from '@partner-api/contract';
import * as z from 'zod';
import { formatsByName } from '../formats/formats.js';
import { FORMATS } from '../formats/names.js';
import { CoversSchema } from './covers-option.js';

/** Name in the import log of an input without a file name. */
export const STANDARD_INPUT = 'standard input';

const Shape = z.strictObject({
  format: z.enum(FORMATS),
  /**
   * Name of the input in the import log, usually a file name. Imports of one format and name count as the same file,
   * whose latest coverage applies; standard input never counts as the same file.
   */
  name: z.string().min(1).max(500).default(STANDARD_INPUT),
  /** Stated coverage of the input; see `CoversSchema`. */
  covers: z.array(CoversSchema).default([]),
  /** Providers that restrict redistribution and have permitted it to this service. */
  mayRedistribute: z.array(z.string().min(1)).default([]),
  /** IDs of records whose version from the source replaces the desk's. */
  takeOver: z.array(RecordIdSchema).default([]),
  /** Whether a correction may omit members of the record, which become unknown. */
  allowRemovals: z.boolean().default(false),
  /**
   * Whether records with texts that may reveal the location of people at risk are held in quarantine or published
   * with a warning.
   */
  doubtful: z.enum(['hold', 'warn']).default('hold'),
  /** Whether to compare and report without writing. */
  dryRun: z.boolean().default(false),
});

export const ImportOptionsSchema = Shape.refine(
  ({ format, takeOver }) => takeOver.length === 0 || formatsByName[format].style === 'snapshot',
  { path: ['takeOver'], message: 'must be left out: what the desk writes is not given by a source' },
);

export type ImportOptions = z.infer<typeof ImportOptionsSchema>;
