/**
 * The cases of a Russian or Ukrainian name, its nominative included, folded: `идлиб` is also `идлибе`. Only the last
 * word of a name declines, which is enough for nouns; adjectives of one word decline too.
 */
export function cyrillicCases(folded: string): string[] {
  const words = folded.split(' ');
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  return casesOf(last).map((form) => (before === '' ? form : `${before} ${form}`));
}

function casesOf(word: string): string[] {
  for (const [ending, others] of declensions)
    if (word.endsWith(ending) && word.length > ending.length + 1) {
      const stem = word.slice(0, -ending.length);
      return [word, ...others.map((other) => stem + other), ...softened(stem, ending)];
    }
  return [word];
}

/** Ukrainian: Ракка, у Ракці. */
function softened(stem: string, ending: string): string[] {
  const soft = { к: 'ц', г: 'з', х: 'с' }[stem.at(-1) ?? ''];
  return ending === 'а' && soft !== undefined ? [`${stem.slice(0, -1)}${soft}і`] : [];
}

// Longer endings first. Folding has made й into и and ї into і.
const declensions: readonly (readonly [string, readonly string[]])[] = [
  ['ая', ['ои', 'ую', 'ою']],
  ['ия', ['ии', 'ию', 'иеи']],
  ['ія', ['іі', 'ію', 'іею']],
  ['а', ['ы', 'и', 'е', 'у', 'ои', 'ою', 'і', 'оі', 'іи']],
  ['я', ['и', 'ю', 'еи', 'ею', 'е', 'і']],
  ['ь', ['я', 'ю', 'ем', 'е', 'и', 'і']],
  ...'бвгджзклмнпрстфхцчшщ'
    .split('')
    .map((letter): [string, string[]] => [
      letter,
      ['', 'а', 'у', 'ом', 'е', 'і', 'ові', 'ем', 'ы', 'и'].map((ending) => letter + ending),
    ]),
];
