import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * Real, harmless texts: headlines of UCDP GED, claims and tweets of CLEF CheckThat! 2020, questions and paragraphs of
 * XQuAD. Empty for files that the directory lacks.
 */
export function realTexts(directory) {
  const read = (name) => {
    const file = path.join(directory, name);
    return existsSync(file) ? readFileSync(file) : null;
  };
  return Object.fromEntries(
    Object.entries(sources).map(([name, texts]) => [name, [...new Set(texts(read))].filter(Boolean)]),
  );
}

const sources = {
  'UCDP headlines': (read) => {
    const rows = csvRows(text(read('ucdp-ged-syria-2016-2019.csv.gz')));
    const column = rows[0]?.indexOf('source_headline') ?? 0;
    return rows.slice(1).flatMap((row) => row[column]?.split(';') ?? []);
  },
  'CheckThat! claims': (read) =>
    lines(text(read('checkthat-2020/verified_claims.docs.tsv.gz'))).map((line) => line.split('\t')[1]),
  'CheckThat! tweets': (read) =>
    ['dev', 'train'].flatMap((part) =>
      lines(read(`checkthat-2020/${part}/tweets.queries.tsv`)?.toString() ?? '').map(
        (line) => line.split('\t')[1],
      ),
    ),
  'XQuAD questions': (read) => xquad(read).flatMap(({ qas }) => qas.map(({ question }) => question)),
  'XQuAD paragraphs': (read) => xquad(read).map(({ context }) => context),
};

const text = (bytes) => (bytes === null ? '' : gunzipSync(bytes).toString());

const lines = (tsv) => tsv.trim().split('\n').slice(1);

function xquad(read) {
  return ['en', 'es', 'ru'].flatMap((lang) => {
    const json = text(read(`xquad/xquad.${lang}.json.gz`));
    return json === '' ? [] : JSON.parse(json).data.flatMap(({ paragraphs }) => paragraphs);
  });
}

/** Parses the CSV subset of that file: quoted cells and doubled quotes. */
function csvRows(csv) {
  const table = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    table.at(-1).push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') table.push([]);
  }
  return table.filter((row) => row.length === table[0].length);
}
