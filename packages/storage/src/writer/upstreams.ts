import { createHash } from 'node:crypto';
import type { Upstream } from '@partner-api/contract';
import type { SafeRecord } from '@partner-api/policy';
import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';

/** Keeps each upstream source once, however many records came from it. */
export async function registerUpstreams(
  connection: Queryable,
  records: readonly SafeRecord[],
): Promise<(record: SafeRecord) => number[]> {
  const ids = new Map<string, number>();
  for (const upstream of records.flatMap((record) => record.upstream)) {
    const digest = digestOf(upstream);
    if (!ids.has(digest)) ids.set(digest, await register(connection, upstream, digest));
  }
  return (record) => record.upstream.flatMap((upstream) => ids.get(digestOf(upstream)) ?? []);
}

async function register(connection: Queryable, upstream: Upstream, digest: string): Promise<number> {
  const [held] = await connection.query<{ id: number }>(
    sql`select id from upstreams where digest = ${digest}`,
  );
  if (held) return held.id;
  const [added] = await connection.query<{ id: number }>(
    sql`insert into upstreams (digest, upstream) values (${digest}, ${JSON.stringify(upstream)}::json) returning id`,
  );
  if (!added) throw new Error('The upstream source was not kept');
  return added.id;
}

const digestOf = (upstream: Upstream) =>
  createHash('sha256').update(JSON.stringify(upstream)).digest('base64url');
