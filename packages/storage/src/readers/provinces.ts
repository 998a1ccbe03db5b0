import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { KnownProvince } from '../ports/records.js';
import type { Store } from '../store.js';

export const provinces = (database: Queryable): Store['provinces'] => ({
  list: () =>
    database.query<KnownProvinceRow>(
      sql`select slug, name, country from provinces where not withheld order by slug`,
    ),
});

type KnownProvinceRow = KnownProvince & { [column: string]: unknown };
