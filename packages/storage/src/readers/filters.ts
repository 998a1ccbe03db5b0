import { type Statement, sql } from '../engine/index.js';

/** The SQL condition of each filter. */
type Conditions<Filter> = {
  readonly [Name in keyof Filter]-?: (value: NonNullable<Filter[Name]>) => Statement;
};

/** Returns the conditions of the given filters, each preceded by `and`. */
export function conditionsOf<Filter extends object>(
  conditions: Conditions<Filter>,
  filter: { readonly [Name in keyof Filter]: Filter[Name] },
): Statement {
  let all = sql``;
  for (const name of Object.keys(conditions) as (keyof Filter)[]) {
    const value = filter[name];
    if (value !== null && value !== undefined) all = sql`${all} and ${conditions[name](value)}`;
  }
  return all;
}

/** Filters of events and claims, which have at most one province. */
export const PLACE = {
  province: (slug: string) => sql`province = ${slug}`,
  country: (code: string) => sql`country = ${code}`,
};

/** Filters of dossiers, which can have several provinces. */
export const PLACES = {
  province: (slug: string) => sql`provinces @> array[${slug}]::text[]`,
  country: (code: string) =>
    sql`provinces && array(select slug from provinces as named where named.country = ${code})`,
};
