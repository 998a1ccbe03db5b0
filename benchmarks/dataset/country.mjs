import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { importRecords } from '@partner-api/admin';
import { migrate, openStore } from '@partner-api/storage';
import { judgedSets } from '../retrieval/judged-sets.mjs';
import { keptDatabase, run } from '../support/stores.mjs';

const BATCH = 20_000;
/** A prime, so that each round joins every claim with another one. */
const STRIDE = 7_919;

/**
 * The address of a database with so many events of one country over twenty years, and a tenth as many reviewed claims; made at
 * its first use and then kept. They are those of UCDP GED Syria and of CheckThat! 2020. Further events are copies with ids and
 * years of their own; further claims are the beginning of one and the end of another. Provinces, parties, numbers of dead and
 * frequencies of words are as they really are; there are no new words.
 */
export const countryDatabase = (directory, count) =>
  keptDatabase(`partner_api_country_${count}`, async (database) => {
    const copies = async (kind, wanted, copying) => {
      await run(
        database,
        `create table bench_base as
        select row_number() over (order by revision) - 1 as place, id as base_id, records as original,
          content::text as text, sort_at as base_sort_at
        from records where kind = '${kind}'`,
      );
      const [{ held }] = await run(database, 'select count(*) as held from bench_base');
      for (let from = held; from < wanted; from += BATCH)
        await run(database, copying(from, Math.min(from + BATCH, wanted)));
      await run(database, 'drop table bench_base');
    };
    await importReal(database, directory);
    await run(
      database,
      `update records set content = replace(content::text, '"review":null', '"review":{"verdict":"refuted","verdict_label":null,'
        '"original_rating":null,"explanation":null,"reviewed_at":null,"reviewer":"Desk","url":null}')::json where kind = 'claim'`,
    );
    await copies('claim', count / 10, copyingClaims);
    await copies('event', count, copyingEvents);
    await run(database, 'update store_state set revision = (select max(revision) from records)');
    await run(database, 'analyze');
  });

/** The events of UCDP GED Syria and the claims of CheckThat! 2020, imported as the desk imports: about 27,000 records. */
export async function importReal(database, directory) {
  await migrate(database);
  const store = openStore(database);
  const events = createReadStream(path.join(directory, 'ucdp-ged-syria-2016-2019.csv.gz'));
  await importInto(store, events, 'ucdp-ged');
  const lines = judgedSets(directory)[0].docs.map(({ id, text, title }) =>
    JSON.stringify({ kind: 'claim', id: `claim-${id}`, lang: 'en', text, context: title || null }),
  );
  await importInto(store, Readable.from([Buffer.from(`${lines.join('\n')}\n`)]), 'records');
}

export function importInto(store, input, format, name = format, report = () => undefined) {
  return importRecords(
    { store, clock: () => new Date(), report, input },
    { format, name, covers: [], mayRedistribute: [], dryRun: false },
  );
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
