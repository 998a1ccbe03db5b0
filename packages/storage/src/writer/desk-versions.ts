import type { Connection } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { ImportStyle } from '../ports/writing.js';
import type { Decided } from './decided.js';
import { isByDesk } from './plan.js';
import type { SourceDigests } from './source-digests.js';

/**
 * Stores what a source last delivered for each record of the batch whose version the desk made; most imports have
 * none.
 */
export async function storeSourceDigests(
  connection: Connection,
  decided: readonly Decided[],
  style: ImportStyle,
): Promise<void> {
  const noted: (SourceDigests & { id: string })[] = [];
  const obsolete: string[] = [];
  for (const one of decided) {
    const source = one.before?.current.given ?? null;
    const now = givenAfter(one, style);
    if (now === null && source !== null) obsolete.push(one.prepared.id);
    if (now !== null && !isSame(now, source)) noted.push({ id: one.prepared.id, ...now });
  }
  if (obsolete.length > 0) {
    await connection.query(sql`delete from desk_versions where id = any(${obsolete}::text[])`);
  }
  if (noted.length === 0) return;
  await connection.query(sql`
    insert into desk_versions (id, given, answered)
    select id, given, answered
    from json_to_recordset(${JSON.stringify(noted)}::json) as row (id text, given text, answered text)
    on conflict (id) do update set given = excluded.given, answered = excluded.answered`);
}

/**
 * Returns what to store of the source after the change; null when the present version is the source's own or no
 * source delivered the record.
 */
export const givenAfter = (decided: Decided, style: ImportStyle): SourceDigests | null =>
  isByDesk(decided.prepared.change, style) ? afterDesk(decided) : afterSource(decided);

/** A version by the desk is based on everything that the source has delivered so far. */
function afterDesk({ before, decision }: Decided): SourceDigests | null {
  const source = before?.current.given ?? null;
  if (!before || !decision.write) return source;
  // The replaced version may be the source's own.
  const given = before.current.byDesk ? source?.given : before.current.digest;
  return given === undefined ? null : { given, answered: given };
}

function afterSource({
  prepared: { digest },
  before,
  decision: { outcome, write },
}: Decided): SourceDigests | null {
  if (!before?.current.byDesk || write) return null;
  const { digest: held, given: source } = before.current;
  // The desk and the source agree.
  if (held === digest) return { given: digest, answered: digest };
  if ('note' in outcome && LEAVES_GIVEN.has(outcome.note)) return source;
  return { given: digest, answered: source?.answered ?? null };
}

/**
 * Notes of outcomes after which the stored delivery stays: a retracted record was not reviewed again, and an older
 * revision brings nothing new.
 */
const LEAVES_GIVEN: ReadonlySet<string> = new Set(['stays_retracted', 'older_source_revision']);

const isSame = (now: SourceDigests, before: SourceDigests | null): boolean =>
  now.given === before?.given && now.answered === before.answered;
