import type { JsonSchema } from './document-types.js';

/** Request schemas are closed, so that a misspelt member is an error; response schemas are open, because responses may grow. */
export type Direction = 'request' | 'response';

const OPEN_ENUM_NOTE = 'Values may be added.';

/** Returns a JSON Schema of zod without redundant keywords, for the OpenAPI document. */
export function tidySchema(schema: JsonSchema, direction: Direction): JsonSchema {
  const tidy: JsonSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (isNoise(keyword, schema, direction)) continue;
    tidy[keyword] = value;
  }
  if (schema.$ref) tidy.$ref = schema.$ref.replace('#/$defs/', '#/components/schemas/');
  if (schema.format === 'date-time') tidy.pattern = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$';
  if (schema.properties) {
    tidy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, tidyMember(property, direction)]),
    );
  }
  if (isMember(schema.items)) tidy.items = tidyMember(schema.items, direction);
  if (schema.anyOf) {
    const members = schema.anyOf.flatMap((member) => flatten(tidySchema(member, direction)));
    tidy.anyOf = members;
    if (isOpenEnum(members)) tidy.description = withNote(schema.description);
  }
  return tidy;
}

type Member = JsonSchema | boolean;

const isMember = (value: unknown): value is Member =>
  typeof value === 'boolean' || (typeof value === 'object' && value !== null && !Array.isArray(value));

const tidyMember = (member: Member, direction: Direction): Member =>
  typeof member === 'boolean' ? member : tidySchema(member, direction);

function isNoise(keyword: string, schema: JsonSchema, direction: Direction): boolean {
  switch (keyword) {
    case 'additionalProperties':
      return direction === 'response' && schema.additionalProperties === false;
    case 'maximum':
      return schema.maximum === Number.MAX_SAFE_INTEGER;
    case 'pattern':
      // The date patterns of zod only repeat `format`, and a pattern has no effect on an integer.
      return schema.format === 'date-time' || schema.format === 'date' || schema.type === 'integer';
    default:
      return false;
  }
}

/** Merges the nested `anyOf` of a nullable open enumeration into one. */
const flatten = (member: JsonSchema): JsonSchema[] =>
  member.anyOf && isOpenEnum(member.anyOf) ? member.anyOf : [member];

const isOpenEnum = (members: readonly JsonSchema[]): boolean =>
  members.some((member) => member.enum !== undefined) &&
  members.some((member) => member.type === 'string' && member.enum === undefined);

const withNote = (description: string | undefined): string =>
  description ? `${description} ${OPEN_ENUM_NOTE}` : OPEN_ENUM_NOTE;
