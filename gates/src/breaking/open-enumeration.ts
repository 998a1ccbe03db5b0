/**
 * Whether a pointer such as `#/components/schemas/Event/properties/type/anyOf/0/enum` leads to the named values of an
 * open enumeration: one that takes any other text as well.
 */
export function isOpenEnumeration(document: unknown, pointer: string): boolean {
  const [, alternatives] = /^#(\/.+\/anyOf)\/\d+\/enum$/.exec(pointer) ?? [];
  if (alternatives === undefined) return false;
  const schemas = resolve(document, alternatives);
  return Array.isArray(schemas) && schemas.some((schema) => schema.type === 'string' && !('enum' in schema));
}

function resolve(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, segment) => (value as Record<string, unknown> | undefined)?.[segment], document);
}
