import { type Statement, sql } from '../engine/index.js';

/** What each filter adds to the conditions of a list. */
type Conditions<Filter> = {
  readonly [Name in keyof Filter]-?: (value: NonNullable<Filter[Name]>) => Statement;
};

/** The conditions of the filters that are given, each led by `and`. */
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

/** Events and claims lie in one province at most. */
export const PLACE = {
  province: (slug: string) => sql`province = ${slug}`,
  country: (code: string) => sql`country = ${code}`,
};

/** Dossiers may be about several. */
export const PLACES = {
  province: (slug: string) => sql`provinces @> array[${slug}]::text[]`,
  country: (code: string) =>
    sql`provinces && array(select slug from provinces as named where named.country = ${code})`,
};
