import { createHash } from 'node:crypto';
import type { SafeRecord } from '@partner-api/safeguards';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

/** Stores each distinct upstream source once, and returns a function that gives the source IDs of a record. */
export async function registerUpstreams(
  connection: Queryable,
  records: readonly SafeRecord[],
): Promise<(record: SafeRecord) => number[]> {
  // Thousands of records have the same source, so texts are deduplicated first.
  const textsOf = new Map(
    records.map(({ id, upstream }) => [id, upstream.map((one) => JSON.stringify(one))]),
  );
  const texts = [...new Set([...textsOf.values()].flat())];
  const ids = await idsOf(connection, texts);
  for (const text of texts) if (!ids.has(text)) ids.set(text, await add(connection, text));
  return ({ id }) => textsOf.get(id)?.flatMap((text) => ids.get(text) ?? []) ?? [];
}

async function idsOf(connection: Queryable, texts: readonly string[]): Promise<Map<string, number>> {
  if (texts.length === 0) return new Map();
  const textByDigest = new Map(texts.map((text) => [digestOf(text), text]));
  const held = await connection.query<{ id: number; digest: string }>(
    sql`select id, digest from upstreams where digest = any(${[...textByDigest.keys()]}::text[])`,
  );
  return new Map(held.map(({ id, digest }) => [textByDigest.get(digest) ?? '', id]));
}

async function add(connection: Queryable, text: string): Promise<number> {
  const [added] = await connection.query<{ id: number }>(
    sql`insert into upstreams (digest, upstream) values (${digestOf(text)}, ${text}::json) returning id`,
  );
  if (!added) throw new Error('The upstream source was not kept');
  return added.id;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
