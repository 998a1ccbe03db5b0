// The label of a sample, as data: what has to be counted, and what the text says of it.
//
// A claim: `PLACES, TIME: SAYS [NUMBER [NUMBER]] (MORE)`, two of them joined by `&`; `A > B (MORE)` or `A < B (MORE)`, where A and
// B are `PLACES, TIME` and B may be `every province`, `all others, TIME`, `every month [of TIME]`, `every year`; `PLACES, TIME -> TIME: rose
// [SAYS] PERCENT` or `fell`; `judged VERDICT`; `nothing decides it`. MORE is the measure (`civilians` or `events`, else people
// killed), the kind, `of ACTOR + ACTOR`, and the dead of each event: `deaths 51..`, `civilian deaths 1..`.
// Places are short names of Syria's provinces; of other countries the country goes first and provinces are written in full.
//
// A question: `count|whether|share|first|last|deadliest [N] LABEL`, `count LABEL by month|actor`, `change PLACES, TIME -> TIME`,
// `rank [N] provinces, TIME`, `rank [N] days of PLACE, TIME`, `rank months of PLACE, YEAR`, `rank years of PLACE`,
// `rank: PLACE TIME; PLACE TIME`, and `alone` for what no count answers.

/** Provinces by short names, as the source writes them. */
const PROVINCES = {
  aleppo: 'Aleppo Governorate',
  homs: 'Homs Governorate',
  hama: 'Hamah Governorate',
  idlib: 'Idlib Governorate',
  daraa: 'Daraa Governorate',
  raqqa: 'Ar Raqqah Governorate',
  deir: 'Deir ez Zor Governorate',
  hasakah: 'Al Hasakah Governorate',
  latakia: 'Latakia Governorate',
  quneitra: 'Quneitra Governorate',
  damascus: 'Damascus Governorate',
  rif: 'Rif Dimashq Governorate',
  sweida: 'As Suwayda Governorate',
  tartus: 'Tartus Governorate',
};
const KINDS = ['battle', 'attack', 'one_sided', 'state_based', 'non_state', 'protest', 'riot'];
/** What the file of Syria tells of. */
const ALL_YEARS = '2016..2019';
const DAY_MILLISECONDS = 86_400_000;
const [YEAR, MONTH, DAY] = [4, 7, 10];

/** @returns {object} `{ asked, says, number, other, others, and, change, expected }` as the label has it; `asked: null` where nothing decides the claim */
export function claimOf(label) {
  if (label === 'nothing decides it') return { asked: null };
  if (label.startsWith('judged ')) return { asked: null, expected: label.slice('judged '.length) };
  const order = /^(?<country>[^:,]+: )?(?<part>.*) (?<sign>[<>]) (?<rest>[^(]*?)(?<of> \(.*\))?$/.exec(label);
  if (order !== null) return orderOf(order.groups);
  const change =
    /^(?<place>.*), (?<from>\S+) -> (?<to>\S+): (?<went>rose|fell)(?: (?<says>\w+))? (?<percent>\d+)$/.exec(
      label,
    );
  if (change !== null) return changeOf(change.groups);
  const [first, second] = label.split(' & ').map(statementOf);
  return { ...first, ...(second === undefined ? {} : { and: second }) };
}

/** @returns {object} `{ expects, asked, says, number, part, all, parts, count, by }` as the label has it */
export function questionOf(label) {
  if (label === 'alone') return { expects: 'alone' };
  const [, expects, many, told, by] =
    /^(\w+)(?: (\d+)(?= ))?:?(?: (.*?))?(?: by (month|actor))?$/.exec(label) ?? [];
  const count = many === undefined ? {} : { count: Number(many) };
  const [, before, more] = /^(.*?)(?: \(([^()]*)\))?(?:: .*)?$/.exec(told);
  switch (expects) {
    case 'whether':
      return { expects, ...statementOf(told) };
    case 'share':
      return { expects, part: askedOf(before, 'civilians'), all: askedOf(before) };
    case 'rank':
      return { expects, ...count, parts: listedIn(label) ?? partsOf(before, more) };
    case 'change': {
      const [place, times] = before.split(', ');
      return { expects, parts: times.split(' -> ').map((time) => askedOf(`${place}, ${time}`, more)) };
    }
    default:
      return { expects, ...count, ...(by === undefined ? {} : { by }), asked: askedOf(before, more) };
  }
}

/** One that is said to have more, or fewer, than another, or than every other of its kind. */
function orderOf({ country = '', part, sign, rest, of = '' }) {
  const asked = (placeAndTime) => statementOf(`${country}${placeAndTime}: some${of}`).asked;
  const says = sign === '>' ? 'more' : 'fewer';
  const [place, time] = part.split(', ');
  if (rest === `all others, ${time}`)
    return { asked: asked(part), says, others: [asked(`${otherThan(place)}, ${time}`)] };
  const [, unit, whole] = /^every (province|month|year)(?: of (.*))?$/.exec(rest) ?? [];
  if (unit === undefined) return { asked: asked(part), says, others: [asked(rest)] };
  const times = timesWithin(whole ?? ALL_YEARS, unit === 'year' ? YEAR : MONTH);
  const others =
    unit === 'province'
      ? Object.keys(PROVINCES).map((name) => `${name}, ${time}`)
      : times.map((other) => `${place}, ${other}`);
  return {
    asked: asked(part),
    says,
    others: others.filter((other) => other !== part).map(asked),
    // No import covers all time.
    isOfAllTimes: unit !== 'province' && whole === undefined,
    isOfTimes: unit !== 'province',
  };
}

function otherThan(place) {
  return Object.keys(PROVINCES)
    .filter((name) => name !== place)
    .join(' ');
}

function changeOf({ place, from, to, went, says = 'number', percent }) {
  const [before, after] = [from, to].map((time) => askedOf(`${place}, ${time}`));
  return { asked: after, change: { before, went, says, percent: Number(percent) } };
}

function statementOf(label) {
  const [, country, place, time, saying, , more = ''] =
    /^(?:([^:,]+): )?([^,]*), ([^:]*): ([^(]*)( \((.*)\))?$/.exec(label);
  const [says, number, other] = saying.trim().split(' ');
  const words = more.split(', ');
  const actors = words.filter((word) => word.startsWith('of ')).flatMap((word) => word.slice(3).split(' + '));
  const places = country === undefined ? provincesOfSyria(place) : place === 'all' ? [] : place.split('+');
  const kind = KINDS.find((known) => words.includes(known)) ?? 'any';
  const measure = ['civilians', 'events'].find((known) => words.includes(known)) ?? 'killed';
  return {
    asked: { country, places, ...span(time), kind, actors, measure, deaths: deathsIn(words) },
    says,
    ...(number === undefined ? {} : { number: Number(number) }),
    ...(other === undefined ? {} : { other: Number(other) }),
    ...(words.includes('together') ? { mayBeTogether: true } : {}),
  };
}

/** The dead that each of the events has: `deaths 51..`, `civilian deaths 1..10`. */
function deathsIn(words) {
  for (const word of words) {
    const [, civilian, from, to] = /^(civilian )?deaths (\d+)\.\.(\d*)$/.exec(word) ?? [];
    if (from === undefined) continue;
    const measure = civilian === undefined ? 'killed' : 'civilians_killed';
    return { measure, from: Number(from), ...(to === '' ? {} : { to: Number(to) }) };
  }
}

function provincesOfSyria(names) {
  return names === 'syria' ? [] : names.split(' ').map((name) => PROVINCES[name]);
}

function askedOf(placeAndTime, more = '') {
  return statementOf(`${placeAndTime}: some${more === '' ? '' : ` (${more})`}`).asked;
}

function partsOf(before, more) {
  const [, unit, of, time = ALL_YEARS] = /^(provinces|months|days|years)(?: of (\w+))?(?:, (.*))?$/.exec(
    before,
  );
  const asked = (place, when) => askedOf(`${place}, ${when}`, more);
  if (unit === 'provinces')
    return Object.keys(PROVINCES).map((place) => ({ name: nameOf(place), asked: asked(place, time) }));
  const times = timesWithin(time, { years: YEAR, months: MONTH, days: DAY }[unit]);
  return times.map((one) => ({ name: timeName(one), asked: asked(of, one) }));
}

/** Parts of one place are known by their time, others by their place. */
function listedIn(label) {
  const [, ofAll, told] = /^rank(?: \(([^()]*)\))?: (.*)$/.exec(label) ?? [];
  if (told === undefined) return null;
  const listed = told.split('; ').map((one) => /^(.*?) ([\d.-]+)(?: \((.*)\))?$/.exec(one).slice(1));
  const isOfTimes = listed.every(([place]) => place === listed[0][0]);
  return listed.map(([place, when, more = ofAll]) => ({
    name: isOfTimes ? timeName(when) : nameOf(place),
    asked: askedOf(`${place}, ${when}`, more),
  }));
}

function nameOf(place) {
  return PROVINCES[place].replace(' Governorate', '');
}

/** As an answer in English writes it. */
function timeName(time) {
  const options = { 7: { month: 'long', year: 'numeric' }, 10: { dateStyle: 'long' } }[time.length];
  if (options === undefined) return time;
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(span(time).from));
}

/** First and last day of a year, a month or a day, or of two of them: `2016-05..2016-08`. */
function span(time) {
  const [first, last = first] = time.split('..');
  const [year, month = 12] = last.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const from = `${first}-01-01`.slice(0, 10);
  return { from, to: last.length === 10 ? last : lastDay };
}

/** The years, months or days within a time, by how much of a date names one. */
function timesWithin(time, length) {
  const { from, to } = span(time);
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS + 1;
  const dates = Array.from({ length: count }, (_, day) => Date.parse(from) + day * DAY_MILLISECONDS);
  return [...new Set(dates.map((date) => new Date(date).toISOString().slice(0, length)))];
}
