import { seedDemo } from '@partner-api/admin';
import { migrate, openStore } from '@partner-api/storage';
import { keptDatabase, run } from '../support/stores.mjs';

const BATCH = 20_000;

/** The address of a database in PostgreSQL with so many events, kept from one run to the next. */
export const filledDatabase = (count) =>
  keptDatabase(`partner_api_bench_${count}`, (database) => fill(database, count));

/**
 * A database with so many events: the demonstration's, copied with identifiers and times of their own, a minute apart,
 * newest first. They are as large and as various as real ones, and every list can serve them.
 */
export async function fill(database, count) {
  await migrate(database);
  await seedDemo({ store: openStore(database), clock: () => new Date(), report: () => undefined });
  await run(
    database,
    `
    create table bench_base as
    select row_number() over (order by id) - 1 as place, records as original, content::text as text,
      content->'occurred'->>'latest' as latest, content->'occurred'->>'earliest' as earliest
    from records where kind = 'event' and status = 'published' and not sensitive and sort_at > '-infinity'`,
  );
  for (let from = 0; from < count; from += BATCH)
    await run(database, cloning(from, Math.min(from + BATCH, count)));
  await run(
    database,
    `
    update store_state set revision = (select max(revision) from records);
    drop table bench_base;
    analyze`,
  );
}

function cloning(from, to) {
  return `
    insert into records
    select made.*
    from generate_series(${from}, ${to - 1}) as number
    join bench_base on place = number % (select count(*) from bench_base),
    lateral (
      select to_char(date_trunc('minute', now()) at time zone 'UTC' - number * interval '1 minute',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    ) as time,
    json_populate_record(original, json_build_object(
      'id', 'bench-' || number,
      'revision', 1000000 + number,
      'digest', md5(number::text),
      'sort_at', at,
      'content', replace(replace(text, '"latest":"' || latest || '"', '"latest":"' || at || '"'),
        '"earliest":"' || earliest || '"', '"earliest":"' || at || '"')::json
    )) as made`;
}
