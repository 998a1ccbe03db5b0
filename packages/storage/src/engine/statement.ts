import { createHash } from 'node:crypto';
import { memoized } from '@partner-api/text';

/** One SQL statement and its parameters, `$1` first. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Names the prepared statement. Without it (and without values) the text may hold several statements. */
  readonly name?: string;
}

/**
 * Builds a statement, or a fragment of one:
 *
 *     const recent = sql`occurred_at >= ${since}`;
 *     database.query<EventRow>(sql`select id from events where ${recent} order by id limit ${limit}`);
 *
 * Every value becomes a parameter, except statements, which are inserted and renumbered, so SQL text comes from
 * source code only. Arrays become PostgreSQL arrays and other objects JSON (for a JSON array pass
 * `JSON.stringify(array)`); `undefined` and invalid dates throw a TypeError, because `pg` would convert them
 * silently.
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
 * Names the prepared statement by the hash of its text, so that every connection and server uses the same name. The
 * limit only protects against a caller that builds texts in a loop.
 */
const nameOf = memoized((text) => createHash('sha256').update(text).digest('base64url').slice(0, 22), {
  texts: 2_000,
});
