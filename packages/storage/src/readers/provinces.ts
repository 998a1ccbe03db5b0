import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { KnownProvince } from '../ports/records.js';
import type { Store } from '../store.js';

export const provinces = (database: Queryable): Store['provinces'] => ({
  list: () =>
    database.query<KnownProvinceRow>(
      sql`select slug, name, country from provinces where not withheld order by slug`,
    ),

  counted: async () => {
    const rows = await database.query<CountedRow>(sql`
      select slug, name, provinces.country, counted.event, counted.dossier, counted.claim
      from provinces join (
        select slug, count(*) filter (where kind = 'event')::integer as event,
          count(*) filter (where kind = 'dossier')::integer as dossier,
          count(*) filter (where kind = 'claim')::integer as claim
        from (
          select province as slug, kind from records
          where kind in ('event', 'claim') and status <> 'retracted' and province is not null
          union all
          select unnest(provinces), kind from records where kind = 'dossier' and status <> 'retracted'
        ) as named
        group by slug
      ) as counted using (slug)
      where not withheld order by slug`);
    return rows.map(({ slug, name, country, ...records }) => ({ slug, name, country, records }));
  },
});

type KnownProvinceRow = KnownProvince & { [column: string]: unknown };
type CountedRow = KnownProvinceRow & { event: number; dossier: number; claim: number };
