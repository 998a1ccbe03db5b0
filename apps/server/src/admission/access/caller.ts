import type { PartnerLimits } from '@partner-api/storage';

/** Who asks: a partner, by its key, or in open access nobody that is known. */
export type Caller = { readonly partner: string; readonly limits: PartnerLimits } | 'anyone';
