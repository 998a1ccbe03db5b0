import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { catalogueOf, type MessageKey, SUPPORTED_LOCALES, say } from '../../src/messages/catalogue.js';

const english = catalogueOf('en');
const keys = Object.keys(english) as MessageKey[];

interface Node {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>;
}

const [ARGUMENT, SELECT, PLURAL] = [1, 5, 6];

function nodesOf(message: string, locale: string): readonly Node[] {
  return new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst() as readonly Node[];
}

function allNodes(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => [
    node,
    ...Object.values(node.options ?? {}).flatMap(({ value }) => allNodes(value)),
  ]);
}

function argumentsOf(message: string, locale: string): string[] {
  const named = allNodes(nodesOf(message, locale)).filter(({ type }) =>
    [ARGUMENT, SELECT, PLURAL].includes(type),
  );
  return [...new Set(named.map(({ value = '' }) => value))].sort();
}

/** The literal text of a message, without its arguments. */
function textOf(message: string): string {
  return allNodes(nodesOf(message, 'en'))
    .flatMap(({ type, value = '' }) => (type === 0 ? [value] : []))
    .join(' ');
}

/** Arguments that a language may omit, because the wording of a time depends on its grammar. */
const optional: ReadonlySet<string> = new Set([
  'from',
  'to',
  'time',
  'timeKind',
  'figure',
  'by',
  'sources',
  'actors',
]);

describe.each(SUPPORTED_LOCALES)('messages in %s', (locale) => {
  const messages = catalogueOf(locale);

  it('have the same keys as in English, in the same order', () => {
    expect(Object.keys(messages)).toEqual(keys);
  });

  it.each(keys)('%s has the same arguments as in English', (key) => {
    const [own, known] = [argumentsOf(messages[key], locale), argumentsOf(english[key], 'en')];
    expect(known).toEqual(expect.arrayContaining(own));
    expect(own).toEqual(expect.arrayContaining(known.filter((name) => !optional.has(name))));
  });

  it('have every plural form of the language', () => {
    const needed = new Intl.PluralRules(locale)
      .resolvedOptions()
      .pluralCategories.filter((category) => category !== 'zero');
    for (const key of keys)
      for (const { type, options = {} } of allNodes(nodesOf(messages[key], locale)))
        if (type === PLURAL) {
          expect([key, Object.keys(options)]).toEqual([key, expect.arrayContaining(needed)]);
        }
  });

  it('have no untranslated text', () => {
    if (locale === 'en') return;
    const worded = new Set(keys.filter((key) => / [a-z]{3,} /.test(` ${textOf(english[key])} `)));
    expect(keys.filter((key) => worded.has(key) && messages[key] === english[key])).toEqual([]);
  });
});

it('every message is used', () => {
  const root = new URL('../../src/', import.meta.url);
  const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, root), 'utf8'))
    .join('\n');
  const isUsed = (key: string) =>
    source.includes(`'${key}'`) || source.includes(`\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

describe('say', () => {
  it('selects the plural form of a number', () => {
    const said = (locale: string, count: number) =>
      say(locale, 'people.killed', { count, figure: String(count) }).replaceAll(/[\u2068\u2069]/g, '');
    expect(said('en', 1)).toBe('1 person killed');
    expect(said('en', 0)).toBe('no people killed');
    expect(said('ru', 21)).toBe('погиб 21 человек');
    expect(said('ru', 22)).toBe('погибли 22 человека');
    expect(said('uk', 25)).toBe('загинуло 25 осіб');
    expect(said('ar', 12)).toBe('12 قتيلًا');
  });

  it('isolates the direction of its values', () => {
    expect(say('ar', 'read.as', { query: 'Homs' })).toContain('\u2068Homs\u2069');
    expect(say('en', 'read.as', { query: 'حمص' })).toContain('\u2068حمص\u2069');
    expect(say('en', 'read.as', { query: 'Homs' })).toBe('Read as: Homs.');
  });

  it('writes one full stop after an abbreviation', () => {
    expect(say('ru', 'read.as', { query: '2019 г.' })).toBe('Прочитано так: 2019 г.');
  });

  it('throws for a missing value', () => {
    expect(() => say('en', 'read.as')).toThrow(/query/);
  });
});
