import type { PartnerLimits } from '@partner-api/storage';

/** The partner that the key belongs to; `anyone` in open access. */
export type Caller = { readonly partner: string; readonly limits: PartnerLimits } | 'anyone';
