import type { Province } from '@partner-api/contract';
import type { SafeRecord } from '@partner-api/safeguards';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

/**
 * Assigns each province of a batch its slug; when two countries have equal slugs, the later one gets the suffix
 * `-<iso2>`. Provinces of withheld records only are registered but not listed.
 */
export async function registerProvinces(
  connection: Queryable,
  records: readonly SafeRecord[],
  withheld: ReadonlySet<string>,
): Promise<(province: Province) => Province> {
  const shown = new Set<string>();
  const named = new Map<string, Province>();
  for (const record of records) {
    for (const province of provincesOf(record)) {
      const key = keyOf(province);
      if (!named.has(key)) named.set(key, province);
      if (!withheld.has(record.id)) shown.add(key);
    }
  }
  const known = await heldSlugs(connection, [...named.values()]);
  for (const [key, province] of named) {
    if (known.has(key)) continue;
    known.set(key, { slug: await add(connection, province, shown.has(key)), withheld: false });
  }
  const nowShown = [...known].flatMap(([key, { slug, withheld }]) =>
    withheld && shown.has(key) ? [slug] : [],
  );
  await showProvinces(connection, nowShown);
  const renamed = new Map(
    [...named].flatMap(([key, { slug }]) => {
      const given = known.get(key)?.slug ?? slug;
      return given === slug ? [] : [[key, given] as const];
    }),
  );
  if (renamed.size === 0) return (province) => province;
  return (province) => {
    const slug = renamed.get(keyOf(province));
    return slug === undefined ? province : { ...province, slug };
  };
}

interface HeldSlug {
  readonly slug: string;
  readonly withheld: boolean;
}

/** Returns the slugs of provinces registered before, by key. */
async function heldSlugs(
  connection: Queryable,
  provinces: readonly Province[],
): Promise<Map<string, HeldSlug>> {
  if (provinces.length === 0) return new Map();
  const held = await connection.query<{
    country: string;
    base_slug: string;
    slug: string;
    withheld: boolean;
  }>(sql`
    select country, base_slug, provinces.slug, withheld
    from provinces join unnest(
      ${provinces.map(({ country }) => country)}::text[], ${provinces.map(({ slug }) => slug)}::text[]
    ) as named (country, base_slug) using (country, base_slug)`);
  return new Map(
    held.map(({ country, base_slug, slug, withheld }) => [
      keyOf({ country, slug: base_slug }),
      { slug, withheld },
    ]),
  );
}

async function add(
  connection: Queryable,
  { country, slug, name }: Province,
  isShown: boolean,
): Promise<string> {
  for (const candidate of candidates(slug, country)) {
    const [added] = await connection.query<{ slug: string }>(sql`
      insert into provinces (slug, country, base_slug, name, withheld)
      values (${candidate}, ${country}, ${slug}, ${name}, ${!isShown})
      on conflict (slug) do nothing returning slug`);
    if (added) return added.slug;
  }
  throw new Error(`No free slug for the province ${name} of ${country}`);
}

/** Returns the slugs of the provinces in the served versions of these records. */
export async function provincesNamedBy(
  connection: Queryable,
  records: readonly { readonly id: string }[],
): Promise<string[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const rows = await connection.query<{ slug: string }>(sql`
    select distinct unnest(coalesce(provinces, array[province])) as slug from records where id = any(${ids}::text[])`);
  return rows.map(({ slug }) => slug);
}

export async function showProvinces(connection: Queryable, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await connection.query(
    sql`update provinces set withheld = false where slug = any(${[...new Set(slugs)]}::text[]) and withheld`,
  );
}

/** Hides those of the provinces that no served record has any more. */
export async function hideProvinces(connection: Queryable, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await connection.query(sql`
    update provinces set withheld = true
    where slug = any(${[...new Set(slugs)]}::text[])
      and not exists (
        select from records where status <> 'retracted' and kind in ('event', 'claim') and province = provinces.slug
      )
      and not exists (
        select from records where status <> 'retracted' and provinces @> array[provinces.slug]
      )`);
}

/** The numbered candidates are for a province whose own slug already ends in the country code. */
function* candidates(slug: string, country: string) {
  yield slug;
  yield `${slug}-${country.toLowerCase()}`;
  for (let number = 2; number <= 99; number += 1) yield `${slug}-${country.toLowerCase()}-${number}`;
}

function provincesOf(record: SafeRecord): readonly Province[] {
  if (record.kind === 'dossier') return record.content.provinces;
  return record.content.province ? [record.content.province] : [];
}

const keyOf = ({ country, slug }: Pick<Province, 'country' | 'slug'>) => `${country} ${slug}`;
