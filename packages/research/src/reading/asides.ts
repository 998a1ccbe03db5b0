import { COMPARATORS, KINDS } from './counted.js';
import type { Aside } from './event-reading.js';
import { type Governments, withGovernments } from './government-actors.js';
import { hasTag, type Item, isSilent } from './item.js';
import { CALENDAR_TAGS, PART_OF_YEAR_TAGS, QUESTION_TAGS, type Tag, VAGUE_TAGS } from './lexicons/lexicon.js';
import type { Language } from './lexicons/lexicons.js';
import { type Names, NamesInText } from './names-in-text.js';
import { isPause, placedItems } from './read-items.js';
import { isSource } from './source-clause.js';
import { plainText, type Token, tokensOf } from './tokens.js';

export interface WithoutAsides {
  readonly tokens: readonly Token[];
  readonly asides: readonly Aside[];
}

/**
 * A text without what is told beside its statement: whose account it is, and remarks without a word that counting knows.
 * Where a clause ends is told by its punctuation. Null where there is nothing to leave out, or where it cannot be told
 * from the statement.
 */
export function withoutAsides(
  text: string,
  language: Language,
  names: Names,
  governments: Governments,
): WithoutAsides | null {
  const tokens = tokensOf(text, { withPauses: true });
  const withActors = ({ items }: Clause) => withGovernments(items, governments, language.lexicon.language);
  const placed = placedItems(tokens, language, new NamesInText(tokens, names));
  const clauses = clausesIn(placed.map(({ item }) => item));
  const told = clauses.filter(({ role }) => role === 'told');
  if (clauses.length < 2 || !isOfOnePlaceAndTime(told)) return null;
  if (clauses.some((clause, index) => isPartOfNext(clause, clauses[index + 1]))) return null;
  if (!told.some(namesProvince) && clauses.some(namesProvince)) return null;
  if (told.length < clauses.length && told.some((clause) => isActive(withActors(clause)))) return null;
  // "Faute de trêve, 500 auraient été tués": they were not.
  const isHearsay = told.some(({ items }) => items.some((item) => hasTag(item, 'hearsay')));
  if (isHearsay && clauses.some(({ role }) => role === 'remark')) return null;
  const startOf = (place: number) => placed[place]?.start ?? tokens.length;
  const textOf = ({ from, to }: Clause) => asWritten(text, tokens.slice(startOf(from), startOf(to)));
  const asides = clauses.flatMap((clause) =>
    clause.role === 'told' ? [] : [{ text: textOf(clause), isSource: clause.role === 'source' }],
  );
  if (clauses.some((clause) => clause.role === 'remark' && !isRemark(clause, textOf(clause)))) return null;
  return { tokens: joined(told, (from, to) => tokens.slice(startOf(from), startOf(to))), asides };
}

/**
 * Names alone may be those of a place that is not known. In scripts without capitals only words that are known to be of
 * remarks tell.
 */
function isRemark({ items }: Clause, text: string): boolean {
  // "Jisr al-Shughour": a particle is part of a name.
  return /(?<!\p{L})\p{Ll}{4}/u.test(text) || isKnownRemark(items);
}

/** A word that is not known may be a place beside one of a remark, too: "the tragedy of Khan Shaykhun". */
function isKnownRemark(items: readonly Item[]): boolean {
  return items.some((item) => hasTag(item, 'remark')) && items.every(({ type }) => type !== 'unknown');
}

interface Clause {
  readonly items: readonly Item[];
  /** Places of its first item, and of the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
  /** Whether no more than a comma parts it from the next. */
  readonly endsInComma: boolean;
  readonly role: 'told' | 'source' | 'remark';
}

function clausesIn(items: readonly Item[]): Clause[] {
  const found: Clause[] = [];
  let [from, sentence] = [0, 0];
  for (let place = 0; place <= items.length; place++) {
    const isStop = items[place]?.type === 'stop';
    if (place < items.length && !isStop && !isPause(items, place)) continue;
    // "The UN said, that": of a statement that is told, it is no part.
    const last = found.at(-1);
    if (last?.role === 'source' && last.endsInComma) while (hasTag(items[from], 'that')) from++;
    if (place > from)
      found.push(
        ...partsOf(items, from, place).map(([start, end]) => ({
          items: items.slice(start, end),
          from: start,
          to: end,
          sentence,
          endsInComma: end === place && isComma(items[place]),
          role: roleOf(items.slice(start, end), items[start - 1]),
        })),
      );
    if (isStop) sentence++;
    from = place + 1;
  }
  return found;
}

/** "The UN said that" before a statement, "according to the UN" or "as the truce held" after it: no sign parts them from it. */
function partsOf(items: readonly Item[], from: number, to: number): (readonly [number, number])[] {
  const clause = items.slice(from, to);
  if (!clause.some(isTelling) || roleOf(clause) === 'source') return [[from, to]];
  const last = clause.findLastIndex((item) => hasTag(item, 'according_to', 'amid'));
  const end = clause.slice(last);
  const isBeside = hasTag(end[0], 'according_to') ? !end.some(isTelling) : roleOf(end) === 'remark';
  // "In Khan Shaykhun according to activists" tells a place.
  const isAfterWords = clause.slice(0, last).some((item) => !isSilent(item) && !hasTag(item, 'and'));
  if (last > 0 && isAfterWords && isBeside) return [...partsOf(items, from, from + last), [from + last, to]];
  const before = clause.slice(0, clause.findIndex(isTelling));
  const said = before.findLastIndex((item, place) => isSaying(item) || isSayerOf(before, place));
  if (said < 0 || !before.some((item) => hasTag(item, 'said', 'according_to'))) return [[from, to]];
  // "Said the coordinator of aid that …": what stands before "that" is whose account it is.
  const that = before.slice(said + 1).findLastIndex((item) => hasTag(item, 'that'));
  const start = from + said + 1 + that + 1;
  return [
    [from, start],
    [start, to],
  ];
}

function isSaying(item: Item): boolean {
  return hasTag(item, 'said', 'sayer');
}

/** "По данным активистов"; in "по данным ООН активистов погибло 40" it is they who died. */
function isSayerOf(items: readonly Item[], place: number): boolean {
  return (
    hasTag(items[place], 'oblique_sayer') && !items.slice(0, place).some((item) => hasTag(item, 'sayer'))
  );
}

function isComma(item: Item | undefined): boolean {
  return item?.type === 'pause' && (item.text === ',' || item.text === '،');
}

function roleOf(items: readonly Item[], before?: Item): Clause['role'] {
  const hasSource = items.some((item) => hasTag(item, 'said', 'sayer', 'according_to'));
  // "The UN said today": that is when it was said.
  const tells = (item: Item) =>
    (isTelling(item) || hasTag(item, 'restricts')) && !(hasSource && hasTag(item, 'today', 'yesterday'));
  if (items.some(tells)) return 'told';
  if (hasSource) return isSource(items, before) ? 'source' : 'told';
  if (items.some(({ type }) => type === 'place' || type === 'actor')) return 'told';
  if (isKnownRemark(items)) return 'remark';
  // "…, Kurdish activists": those who died.
  if (items.some((item) => hasTag(item, 'oblique_sayer'))) return 'told';
  // "…, in the old quarter", "… (the old quarter)".
  const saysMore = hasTag(items[0], 'in', 'by', 'from', 'involving') && !hasTag(items[0], 'amid');
  if (saysMore || (before?.type === 'pause' && before.text === '(')) return 'told';
  const unknown = items.filter(({ type }) => type === 'unknown').length;
  return unknown >= fewestOfRemark ? 'remark' : 'told';
}

/** A single word may be the name of a place that is not known. */
const fewestOfRemark = 2;

/** Whether counting knows a word as more than a name or a word between others. */
function isTelling(item: Item): boolean {
  return ['number', 'month', 'date'].includes(item.type) || hasTag(item, ...telling);
}

const telling: readonly Tag[] = [
  ...(['people', 'civilians', 'killed', 'event', ...KINDS] as const),
  ...(['no', 'nobody', 'nothing', 'not', 'half_denial', 'false_that', 'only', 'all', 'either'] as const),
  ...(['since', 'before', 'after', 'last', 'saw', 'fought'] as const),
  ...COMPARATORS,
  ...VAGUE_TAGS,
  ...PART_OF_YEAR_TAGS,
  ...CALENDAR_TAGS,
  ...QUESTION_TAGS,
];

/**
 * "Fighters of the Hawks, a brigade, killed 300": what a comma parts from the statement after it may be its subject. "As
 * the truce held, …" is not.
 */
function isPartOfNext({ role, endsInComma, items }: Clause, next: Clause | undefined): boolean {
  if (!endsInComma || next === undefined) return false;
  const isSayer = role === 'source' && !items.some((item) => hasTag(item, 'said', 'according_to'));
  const mayBeSubject = role === 'remark' && !isKnownRemark(items) && !hasTag(items[0], 'amid');
  return isSayer || (mayBeSubject && next.role === 'told');
}

function namesProvince({ items }: Clause): boolean {
  return items.some((item) => item.type === 'place' && item.places.some(({ type }) => type === 'province'));
}

/** "Homs. October 2017. 99 were killed": each is named in one sentence. "Hama 2016. Homs: 99 killed in 2017" says more. */
function isOfOnePlaceAndTime(told: readonly Clause[]): boolean {
  const sentencesWith = (isOne: (item: Item) => boolean) =>
    new Set(told.filter(({ items }) => items.some(isOne)).map(({ sentence }) => sentence)).size;
  return sentencesWith(({ type }) => type === 'place') <= 1 && sentencesWith(isOfTime) <= 1;
}

/** "It killed 200": who did is told beside the statement. "The war killed 200" is complete. */
function isActive(items: readonly Item[]): boolean {
  const verb = items.findIndex((item) => hasTag(item, 'slew'));
  const before = items.slice(0, verb);
  if (verb < 0 || items.some(({ type }) => type === 'actor')) return false;
  if (hasTag(items[verb], 'either_voice')) return false;
  if (before.some((item) => hasTag(item, 'passive', 'war', 'event', ...KINDS))) return false;
  const object = items
    .slice(verb + 1)
    .find((item) => !isSilent(item) && !hasTag(item, 'a', 'some', 'to', ...COMPARATORS));
  return object?.type === 'number' || hasTag(object, 'people', 'civilians', ...VAGUE_TAGS);
}

/** The clauses of a statement, with a stop between its sentences; one that only names place or time is no sentence. */
function joined(told: readonly Clause[], tokensOfPlaces: (from: number, to: number) => Token[]): Token[] {
  const found: Token[] = [];
  let last: Clause | null = null;
  for (const clause of told) {
    const isStatement = !clause.items.every(isOfHeading);
    if (isStatement && last !== null && last.sentence !== clause.sentence) found.push(stop);
    if (isStatement) last = clause;
    if (found.length > 0) found.push(pause);
    found.push(...tokensOfPlaces(clause.from, clause.to));
  }
  return found;
}

const stop: Token = { type: 'sign', text: ';' };
const pause: Token = { type: 'sign', text: ',' };

function isOfHeading(item: Item, place: number, items: readonly Item[]): boolean {
  const isDay = item.type === 'number' && items[place + 1]?.type === 'month';
  return item.type === 'place' || isOfTime(item) || isDay || (item.type === 'phrase' && !isTelling(item));
}

function isOfTime(item: Item): boolean {
  return item.type === 'number' ? item.isYear : item.type === 'month' || item.type === 'date';
}

/** From the first word to the last. */
function asWritten(text: string, tokens: readonly Token[]): string {
  const words = tokens.filter((token) => token.type === 'word');
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? '' : plainText(text).slice(first.start, last.end);
}
