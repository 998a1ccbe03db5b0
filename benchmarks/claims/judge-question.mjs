// Whether an answer in English says what the table of the source says.

import { differences } from './differences.mjs';
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
      ];
    }
    case 'whether': {
      const covered = coverageOf(question.asked, table.coveredIn(question.asked.country));
      const verdict = expectedVerdict(question, await table.count(question.asked), covered);
      const opening =
        { supported: 'Yes, ', refuted: 'No, ', conflicting: 'The low and' }[verdict] ?? 'What is';
      return [...tooMuch, ...(text.startsWith(opening) ? [] : [`"${text}" for ${verdict}`])];
    }
    case 'change': {
      const [before, after] = [await table.count(question.parts[0]), await table.count(question.parts[1])];
      const difference = after.best - before.best;
      const by = new Intl.NumberFormat('en').format(Math.abs(difference));
      return [...tooMuch, ...says(`the number ${difference > 0 ? 'rose' : 'fell'} by ${by} (`)];
    }
    case 'rank': {
      const parts = [];
      for (const part of question.parts) parts.push({ ...part, counted: await table.count(part.asked) });
      const ordered = parts.toSorted((a, b) => b.counted.best - a.counted.best);
      if (question.count === undefined) return [...tooMuch, ...says(`most first: ${ordered[0].name}: `)];
      return [...tooMuch, ...inOrder(text, ordered, question.count)];
    }
    case 'deadliest': {
      if (question.count !== undefined) {
        const wanted = await table.deadliest(question.asked, question.count);
        return [...tooMuch, ...inNumbers(text, wanted)];
      }
      const { deadliest } = await table.days(question.asked);
      return [...tooMuch, ...says(`: ${deadliest} people were killed`)];
    }
    default: {
      const day = new Date((await table.days(question.asked))[question.expects]);
      const written = (options) => new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(day);
      // It may have lasted.
      const said = [
        `${written({ dateStyle: 'long' })}: `,
        `${written({ month: 'long', day: 'numeric' })} – `,
      ];
      return [
        ...tooMuch,
        ...(said.some((words) => text.includes(words)) ? [] : [`"${text}" without ${said[0]}`]),
      ];
    }
  }
}

/** Of nobody there is no share. */
async function wrongShare({ part, all }, text, computations, table) {
  const [civilians, killed] = [await table.count(part), await table.count(all)];
  if (killed.best === 0) return text.includes('%') ? [`"${text}" of nobody`] : [];
  if (computations.length !== 2) return ['no two numbers'];
  const written = (number) => new Intl.NumberFormat('en').format(number);
  const share = new Intl.NumberFormat('en', { style: 'percent' }).format(civilians.best / killed.best);
  const told = `${written(civilians.best)} of the ${written(killed.best)} killed were civilians by the best estimates (${share}`;
  const [first, second] = computations;
  return [
    ...differences(first, civilians),
    ...differences(second, killed),
    ...(text.includes(told) ? [] : [`"${text}" without "${told}"`]),
  ];
}

/** As many as were asked for, or where one is, that one before others; such as have the same number in any order. */
function inOrder(text, ordered, count) {
  const [, list = ''] = /most first: (.*?)\. /.exec(text) ?? [];
  const named = list.split('; ').map((part) => part.slice(0, part.indexOf(': ')));
  const bests = named.map((name) => ordered.find((part) => part.name === name)?.counted.best);
  const isAsMany = count === 1 || named.length === count;
  const isRight = ordered.slice(0, count).every(({ counted }, place) => counted.best === bests[place]);
  const wanted = ordered.slice(0, count).map(({ name, counted }) => `${name} (${counted.best})`);
  return isAsMany && isRight ? [] : [`"${text}" for ${wanted.join(', ')}`];
}

/** The dead of each event that is told, most first. */
function inNumbers(text, wanted) {
  const [listed] = text.split(/ (?:Left out|An event with more dead) /);
  const told = [...listed.matchAll(/: ([0-9,]+) (?:people were|person was) killed/g)].map(([, killed]) =>
    Number(killed.replaceAll(',', '')),
  );
  return wanted.join() === told.join() ? [] : [`"${text}" for ${wanted.join(', ')}`];
}
