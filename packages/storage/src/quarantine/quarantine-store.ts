import { createHash } from 'node:crypto';
import { append } from '../audit/append.js';
import type { Database, Queryable, Row } from '../engine/index.js';
import { type Statement, sql } from '../engine/index.js';
import { OPERATOR } from '../ports/audit-log.js';
import type { HeldChange, HoldOutcome, Quarantined, QuarantineStore } from '../ports/quarantine-store.js';

export const quarantineStore = (database: Database): QuarantineStore => ({
  hold: (held, now) => database.transaction((connection) => hold(connection, held, now)),
  list: () => read(database, sql``),
  find: async (id) => (await read(database, sql`and id = ${id}`))[0] ?? null,
  drop: async (ids) => {
    await database.query(sql`delete from quarantine where state = 'held' and id = any(${ids}::text[])`);
  },
  decide: (id, decision, now) =>
    database.transaction(async (connection) => {
      const [decided] = await connection.query<{ doubts: HeldChange['doubts']; input: string }>(sql`
        update quarantine set state = ${decision}, change = null, decided_at = ${now.toISOString()}::timestamptz
        where id = ${id} and state = 'held' returning doubts, input`);
      if (!decided) return false;
      const action = decision === 'released' ? 'quarantine.released' : 'quarantine.rejected';
      await append(connection, [{ at: now, actor: OPERATOR, action, subject: id, detail: decided }]);
      return true;
    }),
});

async function hold(
  connection: Queryable,
  { change, style, updateReason, doubts, input }: HeldChange,
  now: Date,
): Promise<HoldOutcome> {
  const { id } = change.record;
  const text = JSON.stringify(change);
  const digest = createHash('sha256').update(text).digest('hex');
  const [before] = await connection.query<{ state: HoldOutcome; digest: string }>(
    sql`select state, digest from quarantine where id = ${id} for update`,
  );
  if (before?.digest === digest) return before.state;
  await connection.query(sql`
    insert into quarantine (id, digest, state, change, style, update_reason, doubts, input, held_at)
    values (${id}, ${digest}, 'held', ${text}::json, ${style}, ${updateReason}, ${JSON.stringify(doubts)}::json,
      ${input}, ${now.toISOString()}::timestamptz)
    on conflict (id) do update set digest = excluded.digest, state = 'held', change = excluded.change,
      style = excluded.style, update_reason = excluded.update_reason, doubts = excluded.doubts,
      input = excluded.input, held_at = excluded.held_at, decided_at = null`);
  return 'held';
}

const read = (database: Queryable, where: Statement): Promise<readonly Quarantined[]> =>
  database.query<Quarantined & Row>(sql`
    select change, style, update_reason as "updateReason", doubts, input,
      to_char(held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "heldAt"
    from quarantine where state = 'held' ${where} order by held_at, id`);
