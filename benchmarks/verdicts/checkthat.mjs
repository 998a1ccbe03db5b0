// CLEF CheckThat! 2020, task 2: claims that were checked, and tweets with the claims that answer each.
import { words } from '@partner-api/text';
import { judgedSets } from '../retrieval/judged-sets.mjs';

if (!process.env.TEST_DATA_DIR) throw new Error('TEST_DATA_DIR names no directory');
const [train, dev] = judgedSets(process.env.TEST_DATA_DIR);

/** @type {{ id: string, text: string, context: string | null }[]} */
export const claims = train.docs.map(({ id, text, title }) => {
  const context = title === text ? null : title;
  return { id, text, context };
});

const keysOf = ({ text, title }) => [`text ${words(text).join(' ')}`, `title ${words(title).join(' ')}`];
const byId = new Map(train.docs.map((doc) => [doc.id, doc]));
const alike = new Map();
for (const doc of train.docs)
  for (const key of keysOf(doc)) alike.set(key, [...(alike.get(key) ?? []), doc.id]);

/**
 * The tweets of a split with the claims that answer them. The collection holds some claims twice, with other quotation marks or
 * for one article, and its answers name but one of them: all count.
 */
const answered = ({ queries, qrels }) =>
  queries.map(({ id, text }) => {
    const named = qrels[id] ?? [];
    const answers = named.flatMap((claim) => keysOf(byId.get(claim)).flatMap((key) => alike.get(key)));
    return { id, text, answers: new Set(answers) };
  });

export const tweets = { train: answered(train), dev: answered(dev) };
