import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

/** A table as the database catalogue describes it. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly identity: boolean }[];
  /** The columns of its primary key, in order; empty without a primary key. */
  readonly key: readonly string[];
  /** Whether the table has a foreign key to itself. */
  readonly namesItself: boolean;
}

type TableRow = {
  name: string;
  columns: CopiedTable['columns'];
  key: string[] | null;
  names: string[] | null;
};

/** Migrating the target fills this table, so it is not copied. */
const NOT_COPIED = 'schema_migrations';

/** Returns every table of the schema, each after the tables that its foreign keys reference. */
export async function tablesOf(database: Queryable): Promise<readonly CopiedTable[]> {
  const rows = await database.query<TableRow>(sql`
    select relation.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
          'identity', attidentity <> '') order by attname)
        from pg_attribute where attrelid = relation.oid and attnum > 0 and not attisdropped) as columns,
      (select array_agg(attname::text order by place) from pg_constraint
        cross join unnest(conkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = conrelid and attnum = part.number
        where conrelid = relation.oid and contype = 'p') as key,
      (select array_agg(distinct confrelid::regclass::text) from pg_constraint
        where conrelid = relation.oid and contype = 'f') as names
    from pg_class relation
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> ${NOT_COPIED}
    order by relname`);
  const ordered: TableRow[] = [];
  while (ordered.length < rows.length) {
    const next = rows.find(
      (row) =>
        !ordered.includes(row) &&
        (row.names ?? []).every((named) => named === row.name || ordered.some(({ name }) => name === named)),
    );
    if (!next) throw new Error('Tables name each other in a circle');
    ordered.push(next);
  }
  return ordered.map(({ name, columns, key, names }) => ({
    name,
    columns,
    key: key ?? [],
    namesItself: names?.includes(name) ?? false,
  }));
}

/** Returns the number of rows and an order-independent checksum over the text of all columns. */
export async function contentOf(
  database: Queryable,
  { name, columns }: CopiedTable,
): Promise<{ readonly rows: number; readonly sum: string }> {
  const text = columns.map((column) => `coalesce(${column.name}::text, '∅')`).join(` || '│' || `);
  const [content] = await database.query<{ rows: number; sum: string }>({
    text: `select count(*)::integer as rows,
      coalesce(sum(('x' || left(md5(${text}), 15))::bit(60)::bigint::numeric), 0)::text as sum from ${name}`,
    values: [],
  });
  return content ?? { rows: 0, sum: '0' };
}
