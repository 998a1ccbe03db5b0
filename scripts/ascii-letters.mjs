// Words of other alphabets belong in tables: no source file of these packages has a letter outside ASCII in its code.
// Comments may quote one. The files still listed are to be switched, and the list only shrinks.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const root = path.resolve(import.meta.dirname, '..');
const PACKAGES = ['query', 'research', 'safeguards'];
const allowance = readFileSync(path.join(import.meta.dirname, 'ascii-letters.allowance.txt'), 'utf8');
const allowed = new Set(allowance.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
const foreignLetter = /(?![A-Za-z])\p{L}/u;

function* sources(directory) {
  for (const name of readdirSync(directory)) {
    const file = path.join(directory, name);
    if (statSync(file).isDirectory()) yield* sources(file);
    else if (file.endsWith('.ts')) yield file;
  }
}

/** The line of the first such letter outside comments; null where there is none. */
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
const refused = [...found].filter(([file]) => !allowed.has(file));
const idle = [...allowed].filter((file) => !found.has(file));
for (const [file, line] of refused)
  console.log(`${file}:${line}: a letter outside ASCII; it belongs in a table`);
for (const file of idle) console.log(`${file} needs no allowance any more: take its line out`);
console.log(`${found.size} files have such letters, ${allowed.size} may`);
process.exitCode = refused.length === 0 ? 0 : 1;
