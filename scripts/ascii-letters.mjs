// Fails when a source file of these packages has a non-ASCII letter outside comments: words of languages belong in tables.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const root = path.resolve(import.meta.dirname, '..');
const PACKAGES = ['query', 'research', 'safeguards'];
const foreignLetter = /(?![A-Za-z])\p{L}/u;

function* sources(directory) {
  for (const name of readdirSync(directory)) {
    const file = path.join(directory, name);
    if (statSync(file).isDirectory()) yield* sources(file);
    else if (file.endsWith('.ts')) yield file;
  }
}

/** Returns the line of the first non-ASCII letter outside comments, or null. */
function firstLine(file) {
  const text = readFileSync(file, 'utf8');
  if (!foreignLetter.test(text)) return null;
  let plain = text;
  for (const { start, end } of parseSync(file, text).comments)
    plain =
      plain.slice(0, start) +
      plain.slice(start, end).replace(/[^\n]/gu, (letter) => ' '.repeat(letter.length)) +
      plain.slice(end);
  const at = plain.search(foreignLetter);
  return at < 0 ? null : plain.slice(0, at).split('\n').length;
}

const found = new Map();
for (const name of PACKAGES)
  for (const file of sources(path.join(root, 'packages', name, 'src'))) {
    const line = firstLine(file);
    if (line !== null) found.set(path.relative(root, file), line);
  }
for (const [file, line] of found)
  console.log(`${file}:${line}: a letter outside ASCII; it belongs in a table`);
process.exitCode = found.size === 0 ? 0 : 1;
