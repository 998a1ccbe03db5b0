/** Names of the formats, as the command line takes them. */
export const FORMATS = ['ucdp-ged', 'acled', 'acled-deletions', 'claim-review', 'records'] as const;
export type FormatName = (typeof FORMATS)[number];
