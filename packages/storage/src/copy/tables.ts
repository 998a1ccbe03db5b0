import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

/** A table as the catalogue has it. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly identity: boolean }[];
  /** The columns of its primary key, in order; none where it has none. */
  readonly key: readonly string[];
  /** Whether a row may name another of the same table. */
  readonly namesItself: boolean;
}

type TableRow = {
  name: string;
  columns: CopiedTable['columns'];
  key: string[] | null;
  names: string[] | null;
};

/** What migrations note is not copied: the target is migrated itself. */
const NOT_COPIED = 'schema_migrations';

/** Every table of the schema, those that others name before them. */
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

/** How many rows a table has, and a sum over the text of each: equal where every row is. */
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
