import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test, vi } from 'vitest';
import { cpuMilliseconds } from './support/cpu-milliseconds.js';

/*
 * Runs every regular expression of the sources on texts that cause backtracking. For LENGTH characters, linear time is at
 * most 10 ms, quadratic time about 200 ms and cubic time hours.
 */

const LENGTH = 25_000;

/** A third of the time of a simple quadratic expression, measured because machines differ. */
const LIMIT_CPU_MILLISECONDS = costOfSquare() / 3;

function costOfSquare(): number {
  const text = 'x'.repeat(LENGTH);
  return Math.min(...[1, 2, 3].map(() => cpuMilliseconds(() => /x+y/.test(text))));
}

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

interface Found {
  readonly place: string;
  readonly expression: RegExp;
}

/** Files whose input is bounded elsewhere, with the reason. */
const BOUNDED = new Map([
  ['apps/server/src/middleware/body.ts', 'Content-Type is refused unless it has at most 128 characters'],
]);

const sources = ['packages', 'apps'].flatMap((group) =>
  readdirSync(path.join(root, group))
    .map((name) => path.join(group, name, 'src'))
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|js)$/.test(name))
        .map((name) => path.join(folder, name)),
    ),
);

const literals: Found[] = sources.flatMap((file) => {
  const found: Found[] = [];
  const { program, errors } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  expect(errors).toEqual([]);
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node) || node.regex === null) return;
      const { pattern, flags } = node.regex;
      found.push({ place: file, expression: new RegExp(pattern, flags) });
    },
  }).visit(program);
  return found;
});

/** Returns the expressions that modules construct with `new RegExp` when they are loaded. */
async function composed(): Promise<Found[]> {
  const found: Found[] = [];
  const Original = RegExp;
  vi.stubGlobal(
    'RegExp',
    new Proxy(Original, {
      construct: (target, given: ConstructorParameters<typeof RegExp>) => {
        const expression = new target(...given);
        // The stack line of the caller; expressions of libraries are ignored.
        if (!new Error().stack?.split('\n')[2]?.includes('node_modules'))
          found.push({ place: 'composed', expression });
        return expression;
      },
    }),
  );
  try {
    for (const file of sources.filter((name) =>
      readFileSync(path.join(root, name), 'utf8').includes('new RegExp('),
    ))
      await import(path.join(root, file));
    await import(path.join(root, 'packages/safeguards/src/redaction/location-patterns.ts'));
  } finally {
    vi.unstubAllGlobals();
  }
  return found;
}

const COMMON = [
  '0',
  '9',
  'a',
  'A',
  ' ',
  '\t',
  '\n',
  '.',
  ',',
  '-',
  '_',
  '/',
  '"',
  "'",
  '\\',
  '\u0301',
  'ع',
  'я',
  '😀',
];

// Only once, because a module is evaluated once.
const compositions = await composed();

/** Yields texts that repeat characters of the expression, with and without a final mismatch, after its literal start. */
function* hostileTexts({ source }: RegExp): Generator<string> {
  const own = [...new Set(source.replace(/\\[pP]\{[^}]*\}|\\u\{?[0-9a-f]+\}?|\\[a-zA-Z]/g, ''))]
    .filter((character) => !'[](){}?*+|^$'.includes(character))
    .slice(0, 10);
  const letters = [...new Set([...own, '0', 'a', ' '])];
  const units = [...COMMON, ...own, ...letters.flatMap((one) => own.map((other) => one + other))];
  const [, start = ''] = /^\^((?:[A-Za-z:]|\\\/)+)/.exec(source) ?? [];
  for (const unit of new Set(units)) {
    const text = start.replaceAll('\\', '') + unit.repeat(LENGTH / unit.length);
    yield text;
    yield `${text}\0`;
  }
}

function slowest(expression: RegExp): { text: string; milliseconds: number } {
  let worst = { text: '', milliseconds: 0 };
  for (const text of hostileTexts(expression)) {
    // Uses `replace` for global expressions, which continue after each match, and `test` for others.
    const work = () => (expression.global ? text.replace(expression, '') : expression.test(text));
    const first = cpuMilliseconds(work);
    // Repeats a slow run, to exclude garbage collection and compilation.
    const milliseconds = first > LIMIT_CPU_MILLISECONDS ? cpuMilliseconds(work) : first;
    if (milliseconds > worst.milliseconds) worst = { text, milliseconds };
    if (milliseconds > LIMIT_CPU_MILLISECONDS) break;
  }
  return worst;
}

const isBounded = ({ place }: Found) => BOUNDED.has(place);

test('they are found', () => {
  expect(literals.length).toBeGreaterThan(150);
  expect(compositions.length).toBeGreaterThan(20);
  for (const place of BOUNDED.keys())
    expect(literals.filter((found) => found.place === place)).not.toEqual([]);
});

test.each([/\d+z/, /(?:a|b)+c/, /\s+;/g])(
  'one that goes back and forth is caught: %s',
  (expression) => {
    expect(slowest(expression).milliseconds).toBeGreaterThan(LIMIT_CPU_MILLISECONDS);
  },
  60_000,
);

const places = [...new Set(literals.filter((found) => !isBounded(found)).map(({ place }) => place))];

const expectSoon = ({ expression }: Found) => {
  const { text, milliseconds } = slowest(expression);
  const soon = milliseconds < LIMIT_CPU_MILLISECONDS;
  expect(soon, `${String(expression).slice(0, 500)} on ${JSON.stringify(text.slice(0, 40))}`).toBe(true);
};

describe(`${LENGTH} hostile characters end soon`, () => {
  test.each(places)('%s', (place) => {
    for (const found of literals) if (found.place === place) expectSoon(found);
  });

  test('those that are put together', () => {
    for (const found of compositions) expectSoon(found);
  }, 60_000);
});
