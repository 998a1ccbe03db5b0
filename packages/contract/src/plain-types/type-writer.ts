import type { JsonSchema } from '../openapi/document-types.js';
import { WINDOW_PATTERN } from '../wire/parameters.js';
import { comment } from './comment.js';

export interface TypeWriter {
  /** Returns `export interface Name {…}`, or a type alias for a schema that is not an object, with its doc comment. */
  readonly declaration: (name: string, schema: JsonSchema) => string;
  /** Returns the type expression; lines after the first are indented by at least `indent`. */
  readonly type: (schema: JsonSchema | boolean, indent?: string) => string;
  /** Returns a union of literal types, one per line. */
  readonly union: (values: readonly string[]) => string;
}

/** Keywords that do not affect the TypeScript type. */
const LIMITS = new Set(
  'description examples default format pattern minLength maxLength minimum maximum minItems maxItems'.split(
    ' ',
  ),
);
const STRUCTURE = new Set(
  '$ref type const enum anyOf items properties required additionalProperties'.split(' '),
);

/** Patterns that correspond to a template literal type. */
const TEMPLATES: Readonly<Record<string, string>> = { [WINDOW_PATTERN.source]: `\`\${number}h\`` };

/** Creates a writer that converts the JSON Schemas of the OpenAPI document to TypeScript types. */
export function createTypeWriter(
  names: Readonly<Record<string, string>>,
  enumerations: Readonly<Record<string, readonly string[]>>,
): TypeWriter {
  const nameOf = (component: string) => names[component] ?? component;

  const enumeration = (values: readonly unknown[]): string => {
    const text = JSON.stringify(values);
    const named = Object.entries(enumerations).find(([, known]) => JSON.stringify(known) === text)?.[0];
    return named ?? values.map((value) => literal(value)).join(' | ');
  };

  const object = ({ properties = {}, required = [] }: JsonSchema, indent: string): string => {
    const members = Object.entries(properties).map(([name, property]) => {
      const text = typeof property === 'object' ? property.description : undefined;
      const value = type(property, `${indent}  `);
      const member = required.includes(name) ? `${name}: ${value};` : `${name}?: ${value} | undefined;`;
      return `${comment(text, `${indent}  `)}${indent}  ${member}\n`;
    });
    return `{\n${members.join('')}${indent}}`;
  };

  const single = (kind: string, schema: JsonSchema, indent: string): string => {
    switch (kind) {
      case 'string':
        return TEMPLATES[schema.pattern ?? ''] ?? kind;
      case 'boolean':
      case 'null':
        return kind;
      case 'integer':
      case 'number':
        return 'number';
      case 'array': {
        const item = type(schema.items as JsonSchema, indent);
        return /^[\w.]+$/.test(item) ? `${item}[]` : `Array<${item}>`;
      }
      case 'object':
        return object(schema, indent);
      default:
        throw new Error(`There is no rule for the type ${kind}`);
    }
  };

  const choice = (members: readonly JsonSchema[], indent: string): string => {
    const isOpen = members.some(isText) && members.some((member) => member.enum);
    return members
      .map((member) => (isOpen && isText(member) ? 'AnyOtherString' : type(member, indent)))
      .join(' | ');
  };

  const type = (schema: JsonSchema | boolean, indent = ''): string => {
    if (typeof schema === 'boolean') throw new Error('There is no rule for a schema that is true or false');
    const foreign = Object.keys(schema).find((keyword) => !LIMITS.has(keyword) && !STRUCTURE.has(keyword));
    if (foreign) throw new Error(`There is no rule for ${foreign} in ${JSON.stringify(schema)}`);
    if (schema.$ref) return nameOf(schema.$ref.replace('#/components/schemas/', ''));
    if (schema.const !== undefined) return literal(schema.const);
    if (schema.enum) return enumeration(schema.enum);
    if (schema.anyOf) return choice(schema.anyOf, indent);
    if (schema.type === undefined) throw new Error(`There is no type in ${JSON.stringify(schema)}`);
    return [schema.type]
      .flat()
      .map((kind) => single(kind, schema, indent))
      .join(' | ');
  };

  return {
    type,
    union: (values) => values.map((value) => `\n  | ${literal(value)}`).join(''),
    declaration: (name, schema) => {
      const isObject = schema.type === 'object';
      const head = isObject ? `export interface ${nameOf(name)} ` : `export type ${nameOf(name)} = `;
      return `${comment(schema.description, '')}${head}${type(schema)}${isObject ? '' : ';'}`;
    },
  };
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : JSON.stringify(value);

const isText = (schema: JsonSchema): boolean =>
  schema.type === 'string' && !schema.enum && schema.const === undefined;
