// The rows of the source itself in a table of a database, counted there: nothing of what the service reads or computes
// comes in.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import pg from 'pg';

const ROWS_AT_ONCE = 4_000;

/**
 * @param {readonly string[]} files
 * @returns {Promise<{ count: (asked: object) => Promise<object>, parties: (asked: object) => Promise<string[]>, coveredIn: (country?: string) => { from: string, to: string }, days: (asked: object) => Promise<object>, deadliest: (asked: object, count: number) => Promise<number[]>, close: () => Promise<void> }>}
 */
export async function openGedTable(files, serverUrl) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create temporary table ged (
    type_of_violence integer, side_a text, side_b text, adm_1 text, date_start date, date_end date,
    deaths_civilians integer, low integer, best integer, high integer, country text)`);
  const rows = files.flatMap(rowsOf);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await client.query('insert into ged select * from json_populate_recordset(null::ged, $1)', [
      JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE)),
    ]);
  const { rows: spans } = await client.query(
    `select country, min(date_start)::text as "from", max(date_end)::text as "to" from ged group by country`,
  );
  return {
    count: (asked) => count(client, asked),
    parties: (asked) => parties(client, asked),
    days: (asked) => days(client, asked),
    deadliest: (asked, count) => deadliest(client, asked, count),
    coveredIn: (name = SYRIA) => spans.find(({ country }) => country === name),
    close: () => client.end(),
  };
}

const SYRIA = 'Syria';

/** Written `1.0` in some files. */
const WHOLE_NUMBERS = ['type_of_violence', 'deaths_civilians', 'low', 'best', 'high'];

/** Without the hashtags below the header that the country files of the Humanitarian Data Exchange have. */
function rowsOf(file) {
  const bytes = readFileSync(file);
  const text = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  const rows = parse(text, { columns: true, bom: true }).filter(({ id }) => id !== '');
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(WHOLE_NUMBERS.map((column) => [column, Number(row[column])])),
  }));
}

/**
 * What surely belongs, and what may: rows without a province, and rows whose days only reach into the window. Numbers of
 * rows, or of people with their low, best and high estimates, which the source has in the wrong order in some rows. `high` is the
 * most that it may be; `estimatedHigh` the high estimate, for which the best one stands where the source gives none. `placed…` is what
 * may belong and has a province, `allowance` what is reckoned with of the rows without one, by their share over `sharesOver`.
 */
async function count(client, asked) {
  if (asked.deaths !== undefined) return countDeadly(client, asked);
  const { country = SYRIA, places, from, to, kind, actors, measure, sharesOver = { from, to } } = asked;
  const { rows } = await client.query(
    `with told as (
      select
        adm_1, date_start, date_end, not $5 or type_of_violence = 3 as is_kind,
        case $6 when 'events' then 1 when 'killed' then least(low, best) else deaths_civilians end as low,
        case $6 when 'events' then 1 when 'killed' then best else deaths_civilians end as best,
        case $6 when 'events' then 1 when 'killed' then greatest(best, high) else deaths_civilians end as estimated,
        case $6 when 'events' then 1 when 'killed' then greatest(best, high)
          else greatest(deaths_civilians, best, high) end as high
      from ged
      where country = $8
        and case $4 when 'any' then true when 'violent' then true when 'attack' then true
          when 'one_sided' then true when 'battle' then type_of_violence in (1, 2)
          when 'state_based' then type_of_violence = 1 when 'non_state' then type_of_violence = 2 else false end
        and $7::text[] <@ (string_to_array(side_a, ', ') || string_to_array(side_b, ', '))
        and (cardinality($7::text[]) < 2 or ($7)[1] = any(string_to_array(side_a, ', ')) and ($7)[2] = any(string_to_array(side_b, ', '))
          or ($7)[2] = any(string_to_array(side_a, ', ')) and ($7)[1] = any(string_to_array(side_b, ', ')))
    ), here as (
      select *, (adm_1 = any($1) or cardinality($1::text[]) = 0) as is_placed,
        (adm_1 = any($1) or cardinality($1::text[]) = 0) and date_start >= $2 and date_end <= $3 and is_kind as sure
      from told
      where (adm_1 = any($1) or adm_1 = '' or cardinality($1::text[]) = 0) and date_end >= $2 and date_start <= $3
    )
    select
      count(*) filter (where sure)::integer as events,
      coalesce(sum(low) filter (where sure), 0)::integer as low,
      coalesce(sum(best) filter (where sure), 0)::integer as best,
      coalesce(sum(estimated) filter (where sure), 0)::integer as "estimatedHigh",
      coalesce(sum(high) filter (where sure), 0)::integer as high,
      coalesce(sum(best) filter (where not sure), 0)::integer as "possibleBest",
      coalesce(sum(high) filter (where not sure), 0)::integer as "possibleHigh",
      coalesce(sum(best) filter (where not sure and is_placed), 0)::integer as "placedBest",
      coalesce(sum(estimated) filter (where not sure and is_placed), 0)::integer as "placedHigh",
      coalesce(sum(high) filter (where not sure and is_placed), 0)::integer as "placedMost",
      coalesce(sum(best) filter (where not is_placed), 0)::integer as "freeBest",
      coalesce(sum(high) filter (where not is_placed), 0)::integer as "freeMost",
      (select coalesce(sum(best) filter (where adm_1 = any($1)), 0)::float / nullif(sum(best), 0) from told
        where adm_1 <> '' and is_kind and date_start >= $9 and date_end <= $10) as "shareInTime"
    from here`,
    [
      ...[places, from, to, kind, mayBeBattles.includes(kind), measure, actors, country],
      ...[sharesOver.from, sharesOver.to],
    ],
  );
  return withAllowance(client, { country, places }, rows[0]);
}

/** Ten times the share of the place, in this time or of all rows, of the rows without a province: the service's rule, in SQL. */
async function withAllowance(client, { country = SYRIA, places }, counted) {
  if (counted.freeMost === 0) return { ...counted, allowance: 0 };
  const { rows } = await client.query(
    `select count(*) filter (where adm_1 = any($1))::float / nullif(count(*), 0) as share
     from ged where country = $2 and adm_1 <> ''`,
    [places, country],
  );
  // Where nothing is told of any place in that time, all of it may have been here.
  const share = Math.max(counted.shareInTime ?? 1, rows[0].share ?? 1);
  const free = counted.freeBest ?? counted.freeMost;
  return { ...counted, allowance: Math.min(counted.freeMost, Math.ceil(10 * share * free)) };
}

/**
 * Events with so many dead: as many as surely have, as have by the best estimates, and as possibly have. One of which the
 * estimates differ has so many surely where both bounds do, and possibly where one of all the numbers between them does. A row
 * over more than a week may tell of several events: surely of a deadly one, and of as many that killed more as its dead would be enough for.
 */
async function countDeadly(client, { places, from, to, kind, deaths }) {
  const { rows } = await client.query(
    `with told as (
      select
        adm_1, (adm_1 = any($1) or cardinality($1::text[]) = 0) as is_placed,
        date_start >= $2 and date_end <= $3 and ($4 not in ('attack', 'one_sided') or type_of_violence = 3) as is_such,
        date_start, date_end,
        case $5 when 'killed' then least(low, best) else deaths_civilians end as least,
        case $5 when 'killed' then best else deaths_civilians end as likely,
        case $5 when 'killed' then greatest(best, high) else greatest(deaths_civilians, best, high) end as most
      from ged
      where date_end >= $2 and date_start <= $3
        and (type_of_violence = any(case $4 when 'battle' then '{1,2}'::integer[]
          else '{1,2,3}' end))
    ), numbered as (
      select *, is_placed and is_such as belongs
      from told, lateral (
        select date_end - date_start >= 7 and most >= $6 and ($6 > 1 or $7 < ${MANY}) as open
      ) as rows, lateral (
        select case when open then greatest(1, most / greatest(1, $6))
          when most >= $6 and least <= $7 then 1 else 0 end as number
      ) as counted
    ), shares as (
      select adm_1, case when bool_or(open) then count(*) filter (where not open and least >= $6 and most <= $7)
        else count(*) filter (where likely between $6 and $7) end as told
      from numbered where is_such and adm_1 <> '' group by adm_1
    ), near as (select * from numbered where is_placed or adm_1 = '')
    select
      count(*) filter (where belongs and not open and least >= $6 and most <= $7)::integer as low,
      case when bool_or(belongs and open) then null
        else count(*) filter (where belongs and likely between $6 and $7)::integer end as best,
      coalesce(sum(number) filter (where belongs), 0)::integer as high,
      coalesce(sum(number) filter (where belongs), 0)::integer as "estimatedHigh",
      count(*) filter (where belongs and number > 0)::integer as events,
      case when bool_or(not belongs and open) then null
        else count(*) filter (where not belongs and likely between $6 and $7)::integer end as "possibleBest",
      coalesce(sum(number) filter (where not belongs), 0)::integer as "possibleHigh",
      case when bool_or(not belongs and is_placed and open) then null
        else count(*) filter (where not belongs and is_placed and likely between $6 and $7)::integer end as "placedBest",
      coalesce(sum(number) filter (where not belongs and is_placed), 0)::integer as "placedHigh",
      coalesce(sum(number) filter (where not belongs and is_placed), 0)::integer as "placedMost",
      case when bool_or(not is_placed and open) then null
        else count(*) filter (where not is_placed and likely between $6 and $7)::integer end as "freeBest",
      coalesce(sum(number) filter (where not is_placed), 0)::integer as "freeMost",
      (select coalesce(sum(told) filter (where adm_1 = any($1)), 0)::float / nullif(sum(told), 0) from shares) as "shareInTime"
    from near`,
    [places, from, to, kind, deaths.measure, deaths.from, deaths.to ?? MANY],
  );
  return withAllowance(client, { places }, rows[0]);
}

const MANY = 1_000_000_000;

/** Attacks, on civilians as well: the source tells the bombing of a town as a battle of those who fought for it. */
const mayBeBattles = ['attack', 'one_sided'];

/** The names of those who fought in battles of a place and time, or may have; the source writes coalitions with commas. */
async function parties(client, { places, from, to }) {
  const { rows } = await client.query(
    `select distinct trim(name) as name
    from ged, unnest(string_to_array(side_a, ',') || string_to_array(side_b, ',')) as name
    where (adm_1 = any($1) or adm_1 = '' or cardinality($1::text[]) = 0) and date_end >= $2 and date_start <= $3
      and type_of_violence in (1, 2)`,
    [places, from, to],
  );
  return rows.map(({ name }) => name);
}

/** When the first and the last of the events that surely belong were, and the most dead of one of them. */
async function days(client, { places, from, to, kind }) {
  const { rows } = await client.query(
    `select min(date_start)::text as "first", max(date_end)::text as "last", max(best) as deadliest
    from ged
    where (adm_1 = any($1) or cardinality($1::text[]) = 0) and date_start >= $2 and date_end <= $3
      and case $4 when 'any' then true when 'battle' then type_of_violence in (1, 2)
        else type_of_violence = 3 end`,
    [places, from, to, kind],
  );
  return rows[0];
}

/**
 * The most dead of single events, so many and those level with the last of them; what came about over more than a week is
 * left out.
 */
async function deadliest(client, { places, from, to, kind }, count) {
  const { rows } = await client.query(
    `select best
    from ged
    where (adm_1 = any($1) or cardinality($1::text[]) = 0) and date_start >= $2 and date_end <= $3
      and ($4 = 'any' or ($4 = 'battle') = (type_of_violence in (1, 2)))
      and date_end::date - date_start::date < 7 and best > 0
    order by best desc fetch first ${Number(count)} rows with ties`,
    [places, from, to, kind],
  );
  return rows.map(({ best }) => Number(best));
}
