import * as z from 'zod';

/** The declaration of a list filter, from which the query schema, `meta.filters` and the OpenAPI document are derived. */
interface FilterParameter<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  readonly description: string;
  readonly example: string;
  /** Description of the member of `meta.filters`. */
  readonly understood: string;
}

export type FilterParameters = Readonly<Record<string, FilterParameter>>;

/** Returns the filters as optional members of a query schema, each with its description and example. */
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

/** Returns the schema of `meta.filters`, which has every filter, null where not given. */
export function filtersSchemaOf<const Filters extends FilterParameters>(name: string, filters: Filters) {
  const members = Object.entries(filters).map(([member, { understood }]) => [
    member,
    z.string().nullable().describe(understood),
  ]);
  return z
    .object(Object.fromEntries(members) as { [Name in keyof Filters]: z.ZodNullable<z.ZodString> })
    .meta({ id: name, description: 'The filters as they were understood; null when not given.' });
}

/** Returns the filters of a query in the order of their declaration, null where not given. */
export function filtersIn<const Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  query: { readonly [Name in keyof Shape]?: string | undefined },
): { [Name in keyof Shape]: string | null } {
  const names = Object.keys(schema.shape) as (keyof Shape)[];
  const given = names.map((name) => [name, query[name] ?? null]);
  return Object.fromEntries(given) as { [Name in keyof Shape]: string | null };
}
