import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const markdownIn = (folder: string, recursive = false): string[] =>
  readdirSync(path.join(root, folder), { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));
const packages = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((name) => path.join(folder, name)),
);
const pages = [
  ...['.', 'examples', 'gates', ...packages].flatMap((folder) => markdownIn(folder)),
  ...markdownIn('docs', true),
];

const read = (page: string) => readFileSync(path.join(root, page), 'utf8');

/** Returns the anchors of the headings of a page, as repository hosts derive them. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const withoutCode = (text: string) => text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');

/** Returns the relative links whose file or anchor does not exist. */
function brokenLinks(page: string): string[] {
  const links = [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^(?:https?:|mailto:|\/)/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : path.join(path.dirname(page), decodeURI(file));
    if (!existsSync(path.join(root, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  });
}

describe('links between pages lead somewhere', () => {
  test.each(pages)('%s', (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });
});

/** Folders to which the test names in docs/explanation/reliability.md are relative. */
const TESTS = ['', 'apps/server/test/'];

test('the tests that docs/explanation/reliability.md names exist', () => {
  const named = [
    ...read('docs/explanation/reliability.md').matchAll(/`([\w./-]+\.test\.ts|[\w-]+(?:\/[\w-]+)+)`/g),
  ].map(([, file = '']) => file);
  const files = named.filter((file) => /\.test\.ts$|^(?:faults|admission|routes)\//.test(file));
  expect(files.length).toBeGreaterThan(30);
  const exists = (file: string) =>
    TESTS.some((folder) => ['', '.ts'].some((end) => existsSync(path.join(root, folder + file + end))));
  expect(files.filter((file) => !exists(file))).toEqual([]);
});

test.each(['docs/how-to/release.md', 'docs/reference/promises.md'])(
  'the files that %s names exist',
  (page) => {
    const named = [...read(page).matchAll(/`(?:node )?([\w.-]+\/[\w./-]+\.(?:md|ts|js|mjs|json|yml))`/g)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(2);
    // Checks the source of a built file, because the built file exists only after a build.
    const sourceOf = (file: string) => file.replace(/^gates\/dist\/(.*)\.js$/, 'gates/src/$1.ts');
    expect(named.filter((file) => !existsSync(path.join(root, sourceOf(file))))).toEqual([]);
  },
);
