import { RecordIdSchema } from '@partner-api/contract';
import * as z from 'zod';
import { FORMATS, formatsByName } from '../formats/formats.js';
import { CoversSchema } from './covers-option.js';

/** What the log calls an input that has no name of its own. */
export const STANDARD_INPUT = 'standard input';

const Shape = z.strictObject({
  format: z.enum(FORMATS),
  /**
   * What the log of imports calls the input: a file name. Imports of one format and name are of the same file, and what
   * the latest of them says that it covers holds; standard input is another each time.
   */
  name: z.string().min(1).max(500).default(STANDARD_INPUT),
  /** What the input is complete about, in words of whoever runs the import; see `CoversSchema`. */
  covers: z.array(CoversSchema).default([]),
  /** Providers that restrict redistribution and have allowed it to this service. */
  mayRedistribute: z.array(z.string().min(1)).default([]),
  /** Records of which the source's version is to replace the desk's. */
  takeOver: z.array(RecordIdSchema).default([]),
  /** Corrections may leave out members that the record has; they are unknown from then on. */
  allowRemovals: z.boolean().default(false),
  /** What becomes of records whose texts may tell where people at risk are: they wait in quarantine, or pass with a warning. */
  doubtful: z.enum(['hold', 'warn']).default('hold'),
  /** Compare and report; write nothing. */
  dryRun: z.boolean().default(false),
});

export const ImportOptionsSchema = Shape.refine(
  ({ format, takeOver }) => takeOver.length === 0 || formatsByName[format].style === 'snapshot',
  { path: ['takeOver'], message: 'must be left out: what the desk writes is not given by a source' },
);

export type ImportOptions = z.infer<typeof ImportOptionsSchema>;
