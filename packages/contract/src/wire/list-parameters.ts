import * as z from 'zod';

/** A query parameter that narrows a list. Everything that is known of it is said here; the rest is derived. */
interface FilterParameter<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  readonly description: string;
  readonly example: string;
  /** What `meta.filters` repeats of it. */
  readonly understood: string;
}

export type FilterParameters = Readonly<Record<string, FilterParameter>>;

/** The filters as members of a query: optional, each with its description and its example. */
export function queryOf<const Filters extends FilterParameters>(filters: Filters): QueryShape<Filters> {
  const members = Object.entries(filters).map(([name, { schema, description, example }]) => [
    name,
    schema.optional().meta({ description, examples: [example] }),
  ]);
  return Object.fromEntries(members) as QueryShape<Filters>;
}

type QueryShape<Filters extends FilterParameters> = {
  [Name in keyof Filters]: z.ZodOptional<Filters[Name]['schema']>;
};

/** The filters as `meta.filters` repeats them: all of them, null where not given. */
export function filtersSchemaOf<const Filters extends FilterParameters>(name: string, filters: Filters) {
  const members = Object.entries(filters).map(([member, { understood }]) => [
    member,
    z.string().nullable().describe(understood),
  ]);
  return z
    .object(Object.fromEntries(members) as { [Name in keyof Filters]: z.ZodNullable<z.ZodString> })
    .meta({ id: name, description: 'The filters as they were understood; null where not given.' });
}

/** The filters of a query as they were given, null where they were not, in the order of their declaration. */
export function filtersIn<const Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  query: { readonly [Name in keyof Shape]?: string | undefined },
): { [Name in keyof Shape]: string | null } {
  const names = Object.keys(schema.shape) as (keyof Shape)[];
  const given = names.map((name) => [name, query[name] ?? null]);
  return Object.fromEntries(given) as { [Name in keyof Shape]: string | null };
}
