// Claims in the words of newsrooms, aid organisations, officials and people on social media, written by people who had
// seen neither the grammar nor the other claims: a first sample by one, a second by three, a third and a fourth by two each,
// a fifth to a ninth by one each; and a wide one in the words of forty kinds of senders, by which the grammar was mended. A line of
// samples/*-claims.tsv of packages/query has the language, what has to be counted (`place, time: what is said (measure, kind, of whom)`, two
// joined by `&`, or two times or places, `>` where the first is said to have more of what is in brackets, or of people killed, `<` where
// fewer; of one than of all others `> every province`, `every month of 2018`, `every year`), and the claim.
// Of other countries than Syria the country goes first (`Iraq: all, 2017: …`), and provinces are written as the source has them.

import { readFileSync } from 'node:fs';
import { MONTHS, span, YEARS } from './counted-claims.mjs';
import { provinces } from './provinces.mjs';

/** Beside the runner of the reader's own tests. */
export const SAMPLES = '../../packages/query/test/samples';

const KINDS = ['battle', 'attack', 'one_sided'];
const MEASURES = ['civilians', 'events'];

/** @param {'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh' | 'eighth' | 'ninth' | 'wide' | 'single' | 'single-elsewhere' | 'elsewhere' | 'invented'} sample */
export function pressClaims(sample) {
  const lines = readFileSync(new URL(`${SAMPLES}/${sample}-claims.tsv`, import.meta.url), 'utf8').trim();
  return lines.split('\n').slice(1).map(claimIn);
}

function claimIn(line) {
  const [lang, what, text] = line.split('\t');
  if (what === 'nothing decides it') return { lang, text, asked: null };
  const order = /^(?<country>[^:,]+: )?(?<part>.*) (?<sign>[<>]) (?<rest>[^(]*?)(?<of> \(.*\))?$/.exec(what);
  if (order !== null) return { lang, text, ...ordered(order.groups) };
  const [first, second] = what.split(' & ').map(spoken);
  return { lang, text, ...first, ...(second === undefined ? {} : { and: second }) };
}

/** One that is said to have more, or fewer, than another, or than every other of its kind. */
function ordered({ country = '', part, sign, rest, of = '' }) {
  const asked = (placeAndTime) => spoken(`${country}${placeAndTime}: some${of}`).asked;
  const says = sign === '>' ? 'more' : 'fewer';
  if (!rest.startsWith('every ')) return { asked: asked(part), says, others: [asked(rest)] };
  const [place, time] = part.split(', ');
  const [, unit, whole] = /^every (province|month|year)(?: of (.*))?$/.exec(rest);
  const others = {
    province: () => Object.keys(provinces).map((name) => `${name}, ${time}`),
    month: () =>
      (whole === undefined ? YEARS : [whole]).flatMap((year) =>
        MONTHS.map((month) => `${place}, ${year}-${month}`),
      ),
    year: () =>
      (whole === undefined ? YEARS : YEARS.filter((year) => isWithin(year, whole))).map(
        (year) => `${place}, ${year}`,
      ),
  }[unit]();
  return {
    asked: asked(part),
    says,
    others: others.filter((other) => other !== part).map(asked),
    // No import covers all time.
    isOfAllTimes: unit !== 'province' && whole === undefined,
    isOfTimes: unit !== 'province',
  };
}

function isWithin(year, years) {
  const [first, last] = years.split('..');
  return year >= first && year <= last;
}

/** What is said of what has to be counted: `place, time: what is said (measure, kind, of whom)`. */
export function spoken(what) {
  const [, country, place, time, saying, , more = ''] =
    /^(?:([^:,]+): )?([^,]*), ([^:]*): ([^(]*)( \((.*)\))?$/.exec(what);
  const [says, number, other] = saying.trim().split(' ');
  const words = more.split(', ');
  const actors = words.filter((word) => word.startsWith('of ')).flatMap((word) => word.slice(3).split(' + '));
  const places = country === undefined ? provincesOfSyria(place) : place === 'all' ? [] : place.split('+');
  const kind = KINDS.find((known) => words.includes(known)) ?? 'any';
  const measure = MEASURES.find((known) => words.includes(known)) ?? 'killed';
  return {
    asked: { country, places, ...span(time), kind, actors, measure },
    says,
    ...(number === undefined ? {} : { number: Number(number) }),
    ...(other === undefined ? {} : { other: Number(other) }),
  };
}

function provincesOfSyria(names) {
  return names === 'syria' ? [] : names.split(' ').map((name) => provinces[name]);
}
