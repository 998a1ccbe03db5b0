// How good the sentences are that research quotes, by the code that serves requests:
//
//   pnpm bench quotes [--data DIRECTORY] [--json] [--failures]
//
// XQuAD (en, es, ru) from the directory, by default TEST_DATA_DIR. Each question is asked twice: of a corpus of all
// paragraphs, where a quotation is right that holds the answer at the place that the set names; and of one without the
// paragraphs that its own answer is in (every second one is left out), where nothing answers it, though the same article
// goes on.
import { parseArgs } from 'node:util';
import { createResearcher } from '@partner-api/research';
import { judgedSets } from './judged-sets.mjs';
import { setCorpus } from './set-corpus.mjs';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.TEST_DATA_DIR },
    json: { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
  },
});
if (!options.data) throw new Error('Name the directory of the sets with --data or TEST_DATA_DIR');

const sets = judgedSets(options.data).filter(({ queries }) => queries[0]?.answers);
if (!options.json) printRow([...Object.keys(figuresOf('', [], []))]);
for (const set of sets) {
  const held = await askAll(set, set.docs, set.queries);
  const missing = (await Promise.all([0, 1].map((half) => askOfOthers(set, half)))).flat();
  const figures = figuresOf(set.set, held, missing);
  if (options.json) console.log(JSON.stringify(figures));
  else printRow(Object.values(figures));
  if (options.failures) for (const one of [...held, ...missing].filter(isWrong)) printFailure(one);
}

/** What every second paragraph answers, asked of the others. */
function askOfOthers(set, half) {
  const docs = set.docs.filter((_, place) => place % 2 === half);
  const ids = new Set(docs.map(({ id }) => id));
  const queries = set.queries.filter(({ id }) => !ids.has(set.qrels[id][0]));
  return askAll(set, docs, queries);
}

async function askAll(set, docs, queries) {
  const researcher = createResearcher({
    corpus: setCorpus({ ...set, docs }, 'records'),
    clock: () => new Date(),
    defaultLocale: 'en',
  });
  await researcher.refresh();
  const texts = new Map(docs.map(({ id, text }) => [id, text]));
  const asked = [];
  for (const { id, text, answers } of queries) {
    const { status, evidence } = await researcher.research({ query: text });
    const [wanted] = set.qrels[id];
    const right = evidence.findIndex(
      (piece) => piece.record.id === wanted && holds(piece, texts.get(wanted), answers),
    );
    asked.push({ text, answers, status, right, quotes: evidence.map(({ quote }) => quote) });
  }
  return asked;
}

/** Whether a quotation stands where an answer does. */
function holds({ byte_start: start, byte_end: end }, text, answers) {
  return answers.some(({ answer_start: place, text: answer }) => {
    const from = Buffer.byteLength(text.slice(0, place));
    return from >= start && from + Buffer.byteLength(answer) <= end;
  });
}

function isWrong({ status, right }) {
  return status === 'answered' && right < 0;
}

/** Shares of the questions; of those quoted for, the share where a quotation is right, and how many there are of each. */
function figuresOf(set, held, missing) {
  const of = (asked, status) => asked.filter((one) => one.status === status);
  const share = (part, all) => part.length / Math.max(1, all.length);
  const isRight = ({ right }) => right >= 0;
  const [answered, partial] = [of(held, 'answered'), of(held, 'partial')];
  const quoted = [...answered, ...partial];
  return {
    ...{ set, questions: held.length },
    ...{ answered: share(answered, held), answered_right: share(answered.filter(isRight), answered) },
    ...{ partial: share(partial, held), partial_right: share(partial.filter(isRight), partial) },
    quotations: quoted.flatMap(({ quotes }) => quotes).length / Math.max(1, quoted.length),
    ...{ missing_answered: share(of(missing, 'answered'), missing) },
    ...{ missing_partial: share(of(missing, 'partial'), missing) },
  };
}

function printRow(cells) {
  const shown = cells.map((cell) =>
    typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(3) : `${cell}`,
  );
  console.log(shown.map((cell, index) => (index === 0 ? cell.padEnd(10) : cell.padStart(17))).join(''));
}

function printFailure({ text, answers, quotes }) {
  console.log(`  ${text} (${answers[0].text})`);
  for (const quote of quotes) console.log(`    ${quote}`);
}
