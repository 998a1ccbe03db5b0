import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';

// The right answers, computed by PostgreSQL from the file as it is: a plain table of its columns, none of our readers,
// safeguards or counting. What an answer means is in docs/quality.md, "Claims checked against events".

/** Columns of the file that the answers rest on. */
const COLUMNS = [
  'adm_1',
  'side_a',
  'side_b',
  'type_of_violence',
  'date_start',
  'date_end',
  'low',
  'best',
  'high',
  'deaths_civilians',
];
const ROWS_PER_INSERT = 1000;

/** Loads the file into a table of text columns. */
export async function loadTable(database, file) {
  await database.query({
    text: `create temporary table ged (${COLUMNS.map((name) => `${name} text`).join(', ')})`,
    values: [],
  });
  let rows = [];
  const insert = async () => {
    if (rows.length === 0) return;
    const text = `insert into ged select ${COLUMNS.map((name) => `r->>'${name}'`).join(', ')} from json_array_elements($1::json) r`;
    await database.query({ text, values: [JSON.stringify(rows)] });
    rows = [];
  };
  for await (const row of createReadStream(file)
    .pipe(createGunzip())
    .pipe(parse({ columns: true }))) {
    rows.push(row);
    if (rows.length === ROWS_PER_INSERT) await insert();
  }
  await insert();
}

/**
 * What a query finds: events that surely belong to it, with low, best and high, and those that may. An event without a
 * province may be in any; one whose days reach beyond the time asked for may have happened outside of it; a battle tells
 * not who killed whom; "Syrian insurgents" are groups that UCDP does not tell apart.
 */
const TALLY = `
  with events as (
    select nullif(adm_1, '') as province,
      date_start::date as first_day, date_end::date as last_day, type_of_violence::int as class,
      string_to_array(side_a, ', ') as doers, string_to_array(side_a || ', ' || side_b, ', ') as sides,
      least(low::int, best::int) as low, best::int as best, greatest(high::int, best::int) as high,
      deaths_civilians::int as civilians
    from ged
  ), asked as (
    select *,
      first_day >= $1::date and last_day <= $2::date
        and ($3::text[] is null or province is not null)
        and ($5::text[] <@ sides)
        and (not $7::boolean or (class = 3 and $5::text[] <@ doers)) as sure
    from events
    where last_day >= $1::date and first_day <= $2::date
      and ($3::text[] is null or province is null or province = any ($3::text[]))
      and class = any ($4::int[])
      and ($5::text[] <@ sides or ($6::text is not null and $6::text = any (sides)))
  ), counted as (
    select sure,
      case $8::text when 'events' then 1 when 'killed' then low else civilians end as low,
      case $8::text when 'events' then 1 when 'killed' then best else civilians end as best,
      case $8::text when 'events' then 1 when 'killed' then high else greatest(civilians, high) end as high
    from asked
  )
  select
    coalesce(sum(low) filter (where sure), 0)::int as low,
    coalesce(sum(best) filter (where sure), 0)::int as best,
    coalesce(sum(high) filter (where sure), 0)::int as high,
    coalesce(sum(best) filter (where not sure), 0)::int as possible_best,
    coalesce(sum(high) filter (where not sure), 0)::int as possible_high,
    coalesce(max(low) filter (where sure), 0)::int as greatest_low,
    count(*) filter (where sure)::int as events
  from counted`;

/** UCDP's classes of violence: 1 state-based, 2 non-state, 3 one-sided. */
const CLASSES = {
  any: [1, 2, 3],
  battle: [1, 2],
  state_based: [1],
  non_state: [2],
  vac: [3],
  // Not told apart by UCDP: never known to have been, and never known not to have been.
  protest: [],
};

export async function tallyOf(database, query) {
  const isBy = query.actors[0] === 'BY';
  const actors = isBy ? query.actors.slice(1) : query.actors;
  const [tally] = await database.query({
    text: TALLY,
    values: [
      query.from,
      query.to,
      query.provinces,
      CLASSES[query.kind],
      actors,
      // Against the government UCDP gathers most groups under one name, but not the Islamic State.
      actors.some((name) => name === 'HTS') ? 'Syrian insurgents' : null,
      isBy,
      query.measure,
    ],
  });
  return tally;
}

/** First and last day that the file covers: from its first date_start to its last date_end. */
const COVERED = ['2016-01-01', '2019-12-01'];

/** The verdict that the numbers give: by the rules of docs/quality.md. */
export function answerOf(tally, query, { op, n, m }) {
  if (query.kind === 'protest') return 'insufficient_evidence';
  const isWhole = query.from >= COVERED[0] && query.to <= COVERED[1];
  if (query.to < COVERED[0] || query.from > COVERED[1]) return 'insufficient_evidence';
  const more = isWhole ? tally.possible_high : Infinity;
  const { low, high, best } = tally;
  const total = high + more;
  if (op === 'single_at_least') {
    if (tally.greatest_low >= n) return 'supported';
    return total < n ? 'refuted' : 'insufficient_evidence';
  }
  const [from, to] = range(op, n, m);
  const [failsFrom, failsTo] = VAGUE[op] ? [VAGUE[op], Infinity] : [from, to];
  const isByBest = op === 'about' || op === 'bare';
  if (low >= from && total <= to) return 'supported';
  if (isByBest && isWhole && best >= from && best + tally.possible_best <= to) return 'supported';
  if (total < failsFrom || low > failsTo) return 'refuted';
  if (low <= to && high >= from && (low < failsFrom || high > failsTo)) return 'conflicting';
  return 'insufficient_evidence';
}

const VAGUE = { dozens: 12, hundreds: 100, thousands: 1000 };

function range(op, n, m) {
  if (VAGUE[op]) return [2 * VAGUE[op], 100 * VAGUE[op]];
  switch (op) {
    case 'at_least':
      return [n, Infinity];
    case 'more_than':
      return [n + 1, Infinity];
    case 'at_most':
      return [0, n];
    case 'fewer_than':
      return [0, n - 1];
    case 'none':
      return [0, 0];
    case 'some':
      return [1, Infinity];
    case 'exactly':
      return [n, n];
    case 'between':
      return [n, m];
    case 'about':
      return [Math.ceil(n * 0.9), Math.floor(n * 1.1)];
    case 'bare': {
      const zeros = /0*$/.exec(String(n))[0].length;
      const halo = zeros >= 2 ? Math.floor(Math.min(10 ** zeros / 2, n / 20)) : 0;
      return [n - halo, n + halo];
    }
    default:
      throw new Error(`No rule for ${op}`);
  }
}
