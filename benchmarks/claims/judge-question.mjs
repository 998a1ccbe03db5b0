// Whether an answer in English says what the table of the source says.

import { coverageOf, expectedVerdict } from './expected.mjs';

/** @returns {Promise<string[]>} What is wrong, nothing where all is right. */
export async function wrongIn(question, { status, answer, computations, evidence }, table) {
  const tooMuch = evidence.length > 20 ? [`${evidence.length} pieces of evidence`] : [];
  const text = answer?.statements[0]?.text ?? '';
  if (question.expects === 'alone') return status === 'answered' ? [...tooMuch, 'answered'] : tooMuch;
  if (computations.length === 0 && question.expects !== 'share') return ['no number'];
  const judge = judges[question.expects] ?? wrongDay;
  return [...tooMuch, ...(await judge(question, { status, text, computations, table }))];
}

const without = (text, ...words) =>
  words.some((one) => text.includes(one)) ? [] : [`"${text}" without "${words[0]}"`];

const judges = {
  count: async ({ asked, by }, { status, computations: [computed], table }) => {
    const covered = coverageOf(asked, table.coveredIn(asked.country));
    return [
      ...differences(computed, await table.count(asked)),
      ...(status === (covered === 'whole' ? 'answered' : 'partial') ? [] : [`status ${status}`]),
      ...(by === undefined ? [] : await wrongGroups[by](asked, computed.groups, table)),
    ];
  },
  whether: async (question, { text, computations: [computed], table }) => {
    const { asked, says } = question;
    const counted = await table.count(asked);
    const verdict = expectedVerdict(question, counted, coverageOf(asked, table.coveredIn(asked.country)));
    // "Was anybody killed?" is answered by how many, as well.
    const isOfAny = ['some', 'none'].includes(says) && computed.query?.asks === 'count';
    if (isOfAny) return differences(computed, counted);
    const opening = { supported: 'Yes, ', refuted: 'No, ', conflicting: 'The low and' }[verdict];
    return text.startsWith(opening ?? 'The records do not decide it') ? [] : [`"${text}" for ${verdict}`];
  },
  change: async ({ parts }, { text, table }) => {
    const difference = (await table.count(parts[1])).best - (await table.count(parts[0])).best;
    const by = new Intl.NumberFormat('en').format(Math.abs(difference));
    return without(text, `the number ${difference > 0 ? 'rose' : 'fell'} by ${by}`);
  },
  rank: async ({ parts, count = 1 }, { text, table }) => {
    const counted = [];
    for (const part of parts) counted.push({ ...part, counted: await table.count(part.asked) });
    const ordered = counted.toSorted((a, b) => b.counted.best - a.counted.best);
    if (!/^(?:Yes|No), /.test(text)) return inOrder(text, ordered, count);
    const isFirst = ordered[0].name === parts[0].name;
    return text.startsWith(isFirst ? 'Yes, ' : 'No, ') ? [] : [`"${text}" for ${ordered[0].name}`];
  },
  share: wrongShare,
  deadliest: async ({ asked, count }, { text, table }) =>
    count === undefined
      ? without(text, `: ${(await table.days(asked)).deadliest} people killed`)
      : inNumbers(text, await table.deadliest(asked, count)),
};

/** Of the first or the last event, which may have lasted. */
async function wrongDay({ asked, expects }, { text, table }) {
  const day = new Date((await table.days(asked))[expects]);
  const written = (options) => day.toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });
  const [whole, number] = [written({ dateStyle: 'long' }), written({ day: 'numeric' })];
  return without(text, `${whole}: `, `${number} – `, ` – ${whole}`);
}

const wrongGroups = {
  month: async (asked, groups, table) => {
    const wrong = [];
    for (const { key, counted } of groups) {
      // An event that reaches over two months surely belongs to neither, so only those within a month are compared.
      const { low, high } = await table.count({ ...asked, ...monthOf(key) });
      if (counted.low !== low || counted.high !== high)
        wrong.push(`${key}: ${counted.low} to ${counted.high}, not ${low} to ${high}`);
    }
    return wrong;
  },
  actor: async (asked, groups, table) => {
    const wrong = [];
    const [told, held] = [groups.map(({ key }) => key).sort(), (await table.parties(asked)).toSorted()];
    if (told.join('; ') !== held.join('; ')) wrong.push(`parties ${told.join('; ')}, not ${held.join('; ')}`);
    for (const { key, counted, possible } of groups) {
      const { low, possibleHigh } = await table.count({ ...asked, actors: [key] });
      if (counted.low !== low || possible.high !== possibleHigh)
        wrong.push(`${key}: ${counted.low} and ${possible.high}, not ${low} and ${possibleHigh}`);
    }
    return wrong;
  },
};

function monthOf(key) {
  const [year, month] = key.split('-').map(Number);
  return { from: `${key}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}

function differences({ counted, possible }, expected) {
  const pairs = [
    ['events', counted.events, expected.events],
    ['low', counted.low, expected.low],
    ['best', counted.best, expected.best],
    ['high', counted.high, expected.high],
    ['possible high', possible.high, expected.possibleHigh],
  ];
  return pairs.flatMap(([name, found, wanted]) =>
    found === wanted ? [] : [`${name} ${found}, not ${wanted}`],
  );
}

/** Of nobody there is no share. */
async function wrongShare({ part, all }, { text, computations, table }) {
  const [civilians, killed] = [await table.count(part), await table.count(all)];
  if (killed.best === 0) return text.includes('%') ? [`"${text}" of nobody`] : [];
  if (computations.length !== 2) return ['no two numbers'];
  const written = (number) => new Intl.NumberFormat('en').format(number);
  const share = new Intl.NumberFormat('en', { style: 'percent' }).format(civilians.best / killed.best);
  const told = `${share} of all killed were civilians: ${written(civilians.best)} of ${written(killed.best)} by the best estimates`;
  const [first, second] = computations;
  return [...differences(first, civilians), ...differences(second, killed), ...without(text, told)];
}

/** As many as were asked for, or where one is, that one before others; such as have the same number in any order. */
function inOrder(text, ordered, count) {
  const [, list = ''] = /most first \(by \w+\): (.*?)\.(?: |$)/i.exec(text) ?? [];
  // "Aleppo 13,214 (13,115 to 13,673)".
  const named = list.split('; ').map((part) => part.replace(/ [\d,]+(?: \(.*\))?$/, ''));
  const bests = named.map((name) => ordered.find((part) => part.name === name)?.counted.best);
  const isAsMany = count === 1 || named.length === count;
  const isRight = ordered.slice(0, count).every(({ counted }, place) => counted.best === bests[place]);
  const wanted = ordered.slice(0, count).map(({ name, counted }) => `${name} (${counted.best})`);
  return isAsMany && isRight ? [] : [`"${text}" for ${wanted.join(', ')}`];
}

/** The dead of each event that is told, most first. */
function inNumbers(text, wanted) {
  const [listed] = text.split(/ (?:Left out|An event with more dead)/);
  const told = [...listed.matchAll(/: ([0-9,]+) (?:people|person) killed/g)].map(([, killed]) =>
    Number(killed.replaceAll(',', '')),
  );
  return wanted.join() === told.join() ? [] : [`"${text}" for ${wanted.join(', ')}`];
}
