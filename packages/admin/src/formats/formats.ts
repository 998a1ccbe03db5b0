import { acled } from './acled/acled.js';
import { acledDeletions } from './acled/acled-deletions.js';
import { claimReview } from './claim-review/claim-review.js';
import type { Format } from './format.js';
import { records } from './records/records.js';
import { ucdpGed } from './ucdp-ged/ucdp-ged.js';

/** Names of the formats on the command line. */
export const FORMATS = ['ucdp-ged', 'acled', 'acled-deletions', 'claim-review', 'records'] as const;
export type FormatName = (typeof FORMATS)[number];

export const formatsByName: Readonly<Record<FormatName, Format>> = {
  'ucdp-ged': ucdpGed,
  acled,
  'acled-deletions': acledDeletions,
  'claim-review': claimReview,
  records,
};
