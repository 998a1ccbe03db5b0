import type { Province } from '@partner-api/contract';
import type { SafeRecord } from '@partner-api/policy';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

/** Gives each province of a batch its slug: of two countries' equal slugs, the later one gets `-<iso2>`. */
export async function registerProvinces(
  connection: Queryable,
  records: readonly SafeRecord[],
): Promise<(province: Province) => Province> {
  const known = new Map<string, string>();
  for (const province of records.flatMap(provincesOf)) {
    const key = keyOf(province);
    if (!known.has(key)) known.set(key, await register(connection, province));
  }
  return (province) => ({ ...province, slug: known.get(keyOf(province)) ?? province.slug });
}

async function register(connection: Queryable, province: Province): Promise<string> {
  const { country, slug, name } = province;
  const [held] = await connection.query<{ slug: string }>(
    sql`select slug from provinces where country = ${country} and base_slug = ${slug}`,
  );
  if (held) return held.slug;
  for (const candidate of candidates(slug, country)) {
    const [added] = await connection.query<{ slug: string }>(sql`
      insert into provinces (slug, country, base_slug, name) values (${candidate}, ${country}, ${slug}, ${name})
      on conflict (slug) do nothing returning slug`);
    if (added) return added.slug;
  }
  throw new Error(`No free slug for the province ${name} of ${country}`);
}

/** The third and later are for a province whose own name already ends in the country code. */
function* candidates(slug: string, country: string) {
  yield slug;
  yield `${slug}-${country.toLowerCase()}`;
  for (let number = 2; number <= 99; number += 1) yield `${slug}-${country.toLowerCase()}-${number}`;
}

function provincesOf(record: SafeRecord): readonly Province[] {
  if (record.kind === 'dossier') return record.content.provinces;
  return record.content.province ? [record.content.province] : [];
}

const keyOf = (province: Province) => `${province.country} ${province.slug}`;
