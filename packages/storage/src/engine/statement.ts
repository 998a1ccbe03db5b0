import { createHash } from 'node:crypto';
import { remembered } from '@partner-api/text';

/** One SQL statement and its parameters, `$1` first. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Names the prepared statement. Without it (and without values) the text may hold several statements. */
  readonly name?: string;
}

/**
 * A statement, or a fragment of one:
 *
 *     const recent = sql`occurred_at >= ${since}`;
 *     database.query<EventRow>(sql`select id from events where ${recent} order by id limit ${limit}`);
 *
 * Every value becomes a parameter, except statements, which are spliced in and renumbered. So text can only come from
 * source code. An array becomes a PostgreSQL array, any other object JSON; an array meant as JSON is passed as
 * `JSON.stringify(array)`. Throws a TypeError for `undefined` and invalid dates, which `pg` would turn into something
 * else, and for what has no JSON.
 */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Statement {
  const values: unknown[] = [];
  let text = strings[0] ?? '';
  parts.forEach((part, index) => {
    text += (isStatement(part) ? splice(part, values) : `$${push(part, values)}`) + strings[index + 1];
  });
  return { text, values, name: nameOf(text) };
}

function isStatement(part: unknown): part is Statement {
  return typeof part === 'object' && part !== null && 'text' in part && 'values' in part;
}

function splice(fragment: Statement, values: unknown[]): string {
  const offset = values.length;
  values.push(...fragment.values);
  return fragment.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + offset}`);
}

function push(value: unknown, values: unknown[]): number {
  const place = values.length + 1;
  if (value === undefined) throw new TypeError(`parameter $${place} is undefined; say null if that is meant`);
  if (value instanceof Date && Number.isNaN(value.getTime())) {
    throw new TypeError(`parameter $${place} is an invalid date`);
  }
  return values.push(isPlainObject(value) ? JSON.stringify(value) : value);
}

function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return !(Array.isArray(value) || value instanceof Date || ArrayBuffer.isView(value));
}

/**
 * The same text has the same name on every connection and every server. Texts come from source code, so there are few; the
 * bound only guards against a caller that builds them in a loop.
 */
const nameOf = remembered((text) => createHash('sha256').update(text).digest('base64url').slice(0, 22), {
  texts: 2_000,
});
