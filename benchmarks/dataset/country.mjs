import { SCHEMA_VERSION } from '@partner-api/storage';
import { openPostgresql } from '@partner-api/storage/engine';
import { importReal } from '../search/real-records.mjs';
import { keptDatabase } from './kept-database.mjs';

const BATCH = 20_000;
/** A prime, so that each round joins every claim with another one. */
const STRIDE = 7_919;

/**
 * The address of a database with so many events of one country over twenty years, and a tenth as many reviewed claims; made at
 * its first use and then kept. They are those of UCDP GED Syria and of CheckThat! 2020. Further events are copies with ids and
 * years of their own; further claims are the beginning of one and the end of another. Provinces, parties, numbers of dead and
 * frequencies of words are as they really are; there are no new words.
 */
export function countryDatabase(serverUrl, directory, count, { log = () => {} } = {}) {
  const filled = `filled, schema ${SCHEMA_VERSION}`;
  return keptDatabase(serverUrl, `partner_api_country_${count}`, filled, async (connectionString) => {
    const database = await openPostgresql({ connectionString, statementTimeoutSeconds: 300 });
    const run = (text) =>
      database.transaction((connection) => connection.query({ text, values: [] }), {
        statementTimeoutSeconds: 300,
      });
    const copies = async (kind, wanted, copying) => {
      await run(`
        create table bench_base as
        select row_number() over (order by revision) - 1 as place, id as base_id, records as original,
          content::text as text, sort_at as base_sort_at
        from records where kind = '${kind}'`);
      const [{ held }] = await run('select count(*) as held from bench_base');
      for (let from = held; from < wanted; from += BATCH) {
        await run(copying(from, Math.min(from + BATCH, wanted)));
        log(`${Math.min(from + BATCH, wanted)} of ${wanted} of kind ${kind}`);
      }
      await run('drop table bench_base');
    };
    try {
      await importReal(database, directory);
      await run(`
        update records set content = replace(content::text, '"review":null', '"review":{"verdict":"refuted","verdict_label":null,'
          '"original_rating":null,'
          '"explanation":null,"reviewed_at":null,"reviewer":"Desk","url":null}')::json where kind = 'claim'`);
      await copies('claim', count / 10, copyingClaims);
      await copies('event', count, copyingEvents);
      await run('update store_state set revision = (select max(revision) from records)');
      await run('analyze');
    } finally {
      await database.close();
    }
  });
}

const copyingEvents = (from, to) => `
  insert into records
  select made.*
  from (select count(*) as held from bench_base) as base,
    generate_series(${from}, ${to - 1}) as number
  join bench_base on place = number % (select count(*) from bench_base),
  lateral (select 4 * (number / held % 5) as years) as shift,
  lateral json_populate_record(original, json_build_object(
    'id', base_id || '-' || number / held,
    'revision', 10000000 + number,
    'digest', md5(number::text),
    'sort_at', base_sort_at - years * interval '1 year',
    'content', ${[2016, 2017, 2018, 2019].reduce(
      (text, year) =>
        `replace(replace(${text}, '"${year}-', '"' || (${year} - years) || '-'), ' ${year}', ' ' || (${year} - years))`,
      'text',
    )}::json
  )) as made`;

const words = (alias, condition) => `(
  select string_agg(word, ' ' order by place)
  from regexp_split_to_table(${alias}.text::json->>'text', ' ') with ordinality as split (word, place)
  where ${condition('place', `array_length(string_to_array(${alias}.text::json->>'text', ' '), 1)`)})`;

const copyingClaims = (from, to) => `
  insert into records
  select made.*
  from (select count(*) as held from bench_base) as base,
    generate_series(${from}, ${to - 1}) as number
  join bench_base as one on one.place = number % (select count(*) from bench_base)
  join bench_base as other on other.place = (number + number / (select count(*) from bench_base) * ${STRIDE})
    % (select count(*) from bench_base),
  lateral json_populate_record(one.original, json_build_object(
    'id', one.base_id || '-' || number / held,
    'revision', 5000000 + number,
    'digest', md5('claim' || number),
    'content', jsonb_set(one.text::jsonb, '{text}', to_jsonb(concat_ws(' ',
      ${words('one', (place, length) => `${place} <= (${length} + 1) / 2`)},
      ${words('other', (place, length) => `${place} > (${length} + 1) / 2`)})))
  )) as made`;
