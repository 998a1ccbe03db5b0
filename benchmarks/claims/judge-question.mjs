// Whether an answer in English says what the table of the source says.

import { coverageOf, expectedVerdict } from './expected.mjs';

/** @returns {Promise<string[]>} What is wrong, nothing where all is right. */
export async function wrongIn(question, result, table) {
  const { status, answer, computations, evidence } = result;
  const text = answer?.statements[0]?.text ?? '';
  const tooMuch = evidence.length > 20 ? [`${evidence.length} pieces of evidence`] : [];
  if (question.expects === 'alone') return [...tooMuch, ...(status === 'answered' ? ['answered'] : [])];
  if (question.expects === 'share')
    return [...tooMuch, ...(await wrongShare(question, text, computations, table))];
  const [computed] = computations;
  if (computed === undefined) return ['no number'];
  const says = (words) => (text.includes(words) ? [] : [`"${text}" without "${words}"`]);
  switch (question.expects) {
    case 'count': {
      const covered = coverageOf(question.asked, table.coveredIn(question.asked.country));
      const wanted = covered === 'whole' ? 'answered' : 'partial';
      return [
        ...tooMuch,
        ...differences(computed, await table.count(question.asked)),
        ...(status === wanted ? [] : [`status ${status}`]),
        ...(question.by === undefined
          ? []
          : await wrongGroups[question.by](question.asked, computed.groups, table)),
      ];
    }
    case 'whether': {
      const covered = coverageOf(question.asked, table.coveredIn(question.asked.country));
      const verdict = expectedVerdict(question, await table.count(question.asked), covered);
      // "Was anybody killed?" is answered by how many, as well.
      const isOfAny = ['some', 'none'].includes(question.says) && computed.query?.asks === 'count';
      if (isOfAny) return [...tooMuch, ...differences(computed, await table.count(question.asked))];
      if (verdict === 'conflicting')
        return [...tooMuch, ...(text.startsWith('The low and') ? [] : [`"${text}" for conflicting`])];
      const opening = { supported: 'Yes, ', refuted: 'No, ' }[verdict] ?? 'The records do not decide it';
      return [...tooMuch, ...(text.startsWith(opening) ? [] : [`"${text}" for ${verdict}`])];
    }
    case 'change': {
      const [before, after] = [await table.count(question.parts[0]), await table.count(question.parts[1])];
      const difference = after.best - before.best;
      const by = new Intl.NumberFormat('en').format(Math.abs(difference));
      return [...tooMuch, ...says(`the number ${difference > 0 ? 'rose' : 'fell'} by ${by}`)];
    }
    case 'rank': {
      const parts = [];
      for (const part of question.parts) parts.push({ ...part, counted: await table.count(part.asked) });
      const ordered = parts.toSorted((a, b) => b.counted.best - a.counted.best);
      if (/^(?:Yes|No), /.test(text)) {
        const isFirst = ordered[0].name === question.parts[0].name;
        return text.startsWith(isFirst ? 'Yes, ' : 'No, ') ? tooMuch : [`"${text}" for ${ordered[0].name}`];
      }
      if (question.count === undefined) return [...tooMuch, ...inOrder(text, ordered, 1)];
      return [...tooMuch, ...inOrder(text, ordered, question.count)];
    }
    case 'deadliest': {
      if (question.count !== undefined) {
        const wanted = await table.deadliest(question.asked, question.count);
        return [...tooMuch, ...inNumbers(text, wanted)];
      }
      const { deadliest } = await table.days(question.asked);
      return [...tooMuch, ...says(`: ${deadliest} people killed`)];
    }
    default: {
      const day = new Date((await table.days(question.asked))[question.expects]);
      const written = (options) =>
        new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day);
      // It may have lasted.
      const said = [
        `${written({ dateStyle: 'long' })}: `,
        `${written({ day: 'numeric' })} – `,
        ` – ${written({ dateStyle: 'long' })}`,
      ];
      return [
        ...tooMuch,
        ...(said.some((words) => text.includes(words)) ? [] : [`"${text}" without ${said[0]}`]),
      ];
    }
  }
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
async function wrongShare({ part, all }, text, computations, table) {
  const [civilians, killed] = [await table.count(part), await table.count(all)];
  if (killed.best === 0) return text.includes('%') ? [`"${text}" of nobody`] : [];
  if (computations.length !== 2) return ['no two numbers'];
  const written = (number) => new Intl.NumberFormat('en').format(number);
  const share = new Intl.NumberFormat('en', { style: 'percent' }).format(civilians.best / killed.best);
  const told = `${share} of all killed were civilians: ${written(civilians.best)} of ${written(killed.best)} by the best estimates`;
  const [first, second] = computations;
  return [
    ...differences(first, civilians),
    ...differences(second, killed),
    ...(text.includes(told) ? [] : [`"${text}" without "${told}"`]),
  ];
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
