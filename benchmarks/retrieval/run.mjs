// How well, and how fast, the service finds what answers a query, by the code that serves its requests:
//
//   pnpm bench retrieval [--data DIRECTORY] [--set FILE]... [--as claims|records] [--json] [--misses]
//
// Without --set: CLEF CheckThat! 2020 (train, dev) and XQuAD (en, es, ru) from the directory, by default TEST_DATA_DIR.
// A set is {docs: [{id, title, text}], queries: [{id, text}], qrels: {query: [doc]}, lang} in JSON. Its documents are
// taken for claims or for texts of dossiers by their length (`kindOf`), unless --as says which.
import { parseArgs } from 'node:util';
import { kindOf, researcherOver, setCorpus } from './corpus.mjs';
import { judgedSets } from './judged-sets.mjs';
import { metrics } from './metrics.mjs';
import { readSet } from './read-set.mjs';

const KINDS = ['claims', 'records'];
const DEPTH = 10;

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.TEST_DATA_DIR },
    set: { type: 'string', multiple: true },
    as: { type: 'string' },
    json: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});
try {
  if (options.as !== undefined && !KINDS.includes(options.as))
    throw new Error(`--as is one of ${KINDS.join(', ')}`);
  if (!options.set && !options.data)
    throw new Error('Name sets with --set FILE, or their directory with --data or TEST_DATA_DIR');
  const results = [];
  for (const set of options.set ? options.set.map(readSet) : judgedSets(options.data)) {
    const { result, rankings } = await measureSet(set, options.as ?? kindOf(set));
    if (options.json) console.log(JSON.stringify(result));
    results.push(result);
    if (options.misses) for (const ranking of rankings) printMiss(set, ranking);
  }
  if (!options.json) console.table(results);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function measureSet(set, kind) {
  const researcher = await researcherOver(setCorpus(set, kind));
  const search = ({ text }) => researcher.search({ among: kind, text, limit: DEPTH });
  const judged = set.queries.filter(({ id }) => set.qrels[id]?.length > 0);
  // Code runs slower until it was compiled.
  for (const query of judged.slice(0, 100)) await search(query);
  const from = performance.now();
  const rankings = [];
  for (const query of judged)
    rankings.push({
      query,
      relevant: new Set(set.qrels[query.id]),
      found: (await search(query)).map(({ id }) => id),
    });
  const milliseconds = (performance.now() - from) / judged.length;
  return { result: { set: set.set, ...metrics(rankings), ms_per_query: milliseconds }, rankings };
}

function printMiss({ docs }, { query, relevant, found }) {
  if (relevant.has(found[0])) return;
  const text = (id) => docs.find((doc) => doc.id === id)?.text ?? '(nothing)';
  const place = found.findIndex((id) => relevant.has(id)) + 1;
  console.log(`  ${query.id}: ${query.text}
    first:  ${text(found[0])}
    wanted: ${[...relevant].map(text).join(' | ')} (${place === 0 ? `not among ${DEPTH}` : `at ${place}`})`);
}
