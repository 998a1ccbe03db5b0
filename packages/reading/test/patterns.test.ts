import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldText } from '@partner-api/text';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { folded } from '../src/language/folded.js';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Those whose words are folded where they are taken up, or which look at a text as it is written. */
const asWritten =
  /^(?:gazetteer\/|language\/(?:folded|tokens)\.ts$|lexicons\/|names\/(?:actor-book\.ts$|known-actors\/)|clauses\/(?:statement|dateline)\.ts$)/;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter((name) => name.endsWith('.ts') && !asWritten.test(name));

/** What folds its argument, or makes words of it as texts are made words of. */
const folding: ReadonlySet<string> = new Set(['folded', 'foldText', 'wordSet']);

interface Found {
  readonly words: readonly string[];
  readonly composed: number;
}

/** Words of patterns and lists that folding changes, and patterns put together of such, where neither is folded. */
function unfoldedIn(file: string): Found {
  const words: string[] = [];
  let [composed, depth] = [0, 0];
  const look = (text: string) => {
    if (depth > 0) return;
    // Words in ASCII have no letter to change, and escapes such as \S look like them.
    const found = text.match(/[\p{L}\p{M}]+/gu) ?? [];
    words.push(...found.filter((word) => /[^\0-\x7f]/.test(word) && foldText(word) !== word));
  };
  const isFolding = (callee: { readonly type: string; readonly name?: unknown }) =>
    callee.type === 'Identifier' && folding.has(String(callee.name));
  const { program, errors } = parseSync(file, readFileSync(path.join(source, file), 'utf8'));
  expect(errors).toEqual([]);
  new Visitor({
    CallExpression: ({ callee }) => {
      if (isFolding(callee)) depth++;
    },
    'CallExpression:exit': ({ callee }) => {
      if (isFolding(callee)) depth--;
    },
    NewExpression: ({ callee }) => {
      if (depth === 0 && callee.type === 'Identifier' && callee.name === 'RegExp') composed++;
    },
    Literal: (node) => {
      if ('regex' in node && node.regex !== null) look(node.regex.pattern);
      else if (typeof node.value === 'string' && !file.endsWith('joining-words.ts')) look(node.value);
    },
  }).visit(program);
  return { words, composed };
}

describe('what folded texts are looked at with', () => {
  test.each(files)('%s', (file) => {
    expect(unfoldedIn(file)).toEqual({ words: [], composed: 0 });
  });

  test('is folded with all but its escapes', () => {
    expect(folded(/^(?:собой|أيام|año)\S\p{L}\d$/u)).toEqual(/^(?:собои|ايام|ano)\S\p{L}\d$/u);
    expect(folded(/найб|[їй]/iu)).toEqual(/наиб|[іи]/iu);
  });
});
