import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldText, provinceName } from '@partner-api/text';

// node scripts/make-subdivision-names.mjs <common/subdivisions of CLDR>
// Writes data/subdivision-names.tsv: what provinces are called in the languages that claims are read in.
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Name the directory common/subdivisions of CLDR.');

const LANGUAGES = ['en', 'es', 'fr', 'ar', 'ru', 'uk'];
const SUBDIVISION = /<subdivision type="([a-z]{2})([a-z0-9]+)"[^>]*>([^<]+)<\/subdivision>/g;

/** By language, then country: the names by code. */
const names = new Map(LANGUAGES.map((language) => [language, readLanguage(language)]));
const codes = [...names.values()].flatMap((countries) =>
  [...countries].flatMap(([country, byCode]) => [...byCode.keys()].map((code) => `${country}-${code}`)),
);
const lines = [...new Set(codes)].sort().map((whole) => {
  const [country, code] = whole.split('-');
  return [whole, ...LANGUAGES.map((language) => names.get(language)?.get(country)?.get(code) ?? '')].join(
    '\t',
  );
});
const target = path.join(import.meta.dirname, '../data/subdivision-names.tsv');
writeFileSync(target, `${['code', ...LANGUAGES].join('\t')}\n${lines.join('\n')}\n`);

function readLanguage(language) {
  const countries = new Map();
  const xml = readFileSync(path.join(directory, `${language}.xml`), 'utf8');
  for (const [, country, code, name] of xml.matchAll(SUBDIVISION)) {
    const upper = country.toUpperCase();
    const byCode = countries.get(upper) ?? new Map();
    byCode.set(code.toUpperCase(), clean(name));
    countries.set(upper, byCode);
  }
  for (const [country, byCode] of countries) countries.set(country, withoutDoubles(withoutKind(byCode)));
  return countries;
}

/** Without what tells two articles of an encyclopedia apart: `Дамаск²`, `Бейрут (провінція)`. */
function clean(name) {
  return name
    .replace(/&amp;/g, '&')
    .replace(/\s*\([^)]*\)|[⁰¹²³⁴-⁹]/g, '')
    .trim();
}

/** Without the first word of all names of a country ("Gouvernorat de"), which is the kind of division. */
function withoutKind(byCode) {
  const first = new Map();
  for (const name of byCode.values()) {
    const word = foldText(name).split(/[ ']/)[0];
    first.set(word, (first.get(word) ?? 0) + 1);
  }
  const [kind, count] = [...first].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const isKind = count >= 3 && count >= byCode.size / 2;
  return new Map(
    [...byCode].map(([code, name]) => {
      const bare = isKind && foldText(name).split(/[ ']/)[0] === kind ? withoutFirstWord(name) : name;
      return [code, provinceName(bare)];
    }),
  );
}

function withoutFirstWord(name) {
  return name.replace(/^\S+\s+/, '').replace(/^(?:de la |del |de |du |des |d[’'])/i, '');
}

/** A name that two divisions of a country share in a language names neither. */
function withoutDoubles(byCode) {
  const counts = new Map();
  for (const name of byCode.values()) counts.set(foldText(name), (counts.get(foldText(name)) ?? 0) + 1);
  return new Map([...byCode].filter(([, name]) => counts.get(foldText(name)) === 1));
}
