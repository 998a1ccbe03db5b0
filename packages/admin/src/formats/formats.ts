import { acled } from './acled/acled.js';
import { acledDeletions } from './acled/acled-deletions.js';
import { claimReview } from './claim-review/claim-review.js';
import type { Format } from './format.js';
import type { FormatName } from './names.js';
import { records } from './records/records.js';
import { ucdpGed } from './ucdp-ged/ucdp-ged.js';

export const formatsByName: Readonly<Record<FormatName, Format>> = {
  'ucdp-ged': ucdpGed,
  acled,
  'acled-deletions': acledDeletions,
  'claim-review': claimReview,
  records,
};
