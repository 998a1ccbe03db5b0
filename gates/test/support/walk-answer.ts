/** As much of JSON Schema as the document uses to describe answers. */
export interface AnswerSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly AnswerSchema[];
  readonly items?: AnswerSchema;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
}

export interface Components {
  readonly components: { readonly schemas: Readonly<Record<string, AnswerSchema>> };
}

/**
 * Rebuilds an answer by its schema: `change` is given each value, its own members done, with the schemas it may follow.
 * What the schema does not describe stays as it is.
 */
export function walkAnswer(
  document: Components,
  schema: AnswerSchema,
  value: unknown,
  change: (value: unknown, alternatives: readonly AnswerSchema[]) => unknown,
): unknown {
  const alternatives = alternativesOf(document, schema);
  const within = (inner: AnswerSchema | undefined, member: unknown) =>
    inner ? walkAnswer(document, inner, member, change) : member;
  if (Array.isArray(value)) {
    const items = alternatives.find((one) => one.items)?.items;
    return change(
      value.map((item) => within(items, item)),
      alternatives,
    );
  }
  if (typeof value === 'object' && value !== null) {
    const properties = alternatives.find((one) => one.properties)?.properties ?? {};
    const members = Object.entries(value).map(([name, member]) => [name, within(properties[name], member)]);
    return change(Object.fromEntries(members), alternatives);
  }
  return change(value, alternatives);
}

function alternativesOf(document: Components, schema: AnswerSchema): readonly AnswerSchema[] {
  if (schema.$ref) {
    const named = document.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
    if (!named) throw new Error(`${schema.$ref} leads nowhere`);
    return alternativesOf(document, named);
  }
  return schema.anyOf ? schema.anyOf.flatMap((one) => alternativesOf(document, one)) : [schema];
}
