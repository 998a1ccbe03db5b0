import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The public sets in a directory: CLEF CheckThat! 2020 task 2, train and dev, and XQuAD in three languages. */
export function judgedSets(directory) {
  const file = (name) => {
    const bytes = readFileSync(path.join(directory, name));
    return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  };
  return [
    ...['train', 'dev'].map((split) => checkThat(file, split)),
    ...['en', 'es', 'ru'].map((lang) => xquad(file, lang)),
  ];
}

function checkThat(file, split) {
  const table = (name) => tsvRows(file(`checkthat-2020/${name}`)).slice(1);
  const qrels = {};
  for (const line of file(`checkthat-2020/${split}/tweet-vclaim-pairs.qrels`).trim().split('\n')) {
    const [query, , doc] = line.split('\t');
    qrels[query] = [...(qrels[query] ?? []), doc];
  }
  return {
    set: `checkthat-2020-${split}`,
    lang: 'en',
    docs: table('verified_claims.docs.tsv.gz').map(([id, text, title]) => ({ id, text, title })),
    queries: table(`${split}/tweets.queries.tsv`).map(([id, text]) => ({ id, text })),
    qrels,
  };
}

/** The titles of its articles are left out: they are English in every language. */
function xquad(file, lang) {
  const paragraphs = JSON.parse(file(`xquad/xquad.${lang}.json.gz`)).data.flatMap((one) => one.paragraphs);
  const asked = paragraphs.flatMap(({ qas }, index) => qas.map((one) => ({ ...one, doc: `p${index}` })));
  return {
    set: `xquad-${lang}`,
    lang,
    docs: paragraphs.map(({ context }, index) => ({ id: `p${index}`, title: '', text: context })),
    queries: asked.map(({ id, question }) => ({ id, text: question })),
    qrels: Object.fromEntries(asked.map(({ id, doc }) => [id, [doc]])),
  };
}

/** Rows of a tab-separated table; a cell that begins with a quotation mark ends with one, doubled within. */
function tsvRows(text) {
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/y;
  const rows = [[]];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    // A mark that nothing closes is a character like any other.
    const [, quoted, plain, end] = found ?? /([^\t\r\n]*)()(\t|\r?\n|$)/y.exec(text.slice(cell.lastIndex));
    rows.at(-1).push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
