import { type Statement, sql } from '../engine/index.js';

/** Events and claims lie in one province at most. */
export const inProvince = (slug: string | null): Statement =>
  slug === null ? sql`` : sql`and province = ${slug}`;

/** Dossiers may be about several. */
export const inProvinces = (slug: string | null): Statement =>
  slug === null ? sql`` : sql`and provinces @> array[${slug}]::text[]`;
