import { withGovernments } from '../actors/government-actors.js';
import type { Aside } from '../domain/event-reading.js';
import { COMPARATORS, KINDS } from '../items/counted.js';
import { hasTag, type Item, isOfTime, isSilent } from '../items/item.js';
import type { PausedText } from '../items/paused-text.js';
import { writtenSpan } from '../language/as-written.js';
import type { Token } from '../language/tokens.js';
import { CALENDAR_TAGS, VAGUE_TAGS } from '../lexicons/lexicon.js';
import type { Language } from '../lexicons/lexicons.js';
import type { Governments } from '../names/governments.js';
import { isCapital } from '../places/part-of-country.js';
import { isTimeByEvents } from './apposition.js';
import { type Clause, clausesIn, isKnownRemark, isTelling } from './clauses.js';
import { type Account, accountIn, asksOfSource } from './counting-source.js';

export interface WithoutAsides {
  readonly tokens: readonly Token[];
  readonly asides: readonly Aside[];
  /** Whether a question mark ends a sentence of what is left. */
  readonly isAsked: boolean;
  /** How whoever tells it came to its number. */
  readonly account: Account;
}

/**
 * A text without what is told beside its statement: whose account it is, and remarks without a word that counting knows.
 * Where a clause ends is told by its punctuation. Null where there is nothing to leave out, or where it cannot be told
 * from the statement.
 */
export function withoutAsides(
  paused: PausedText,
  language: Language,
  governments: Governments,
): WithoutAsides | null {
  const { text, tokens } = paused;
  const withActors = ({ items }: Pick<Clause, 'items'>) =>
    withGovernments(items, governments, language.lexicon.language);
  const placed = paused.placedIn(language);
  const all = placed.map(({ item }) => item);
  const clauses = clausesIn(all);
  const told = clauses.filter(({ role }) => role === 'told');
  if (clauses.length < 2 || !isOfOnePlaceAndTime(told)) return null;
  if (clauses.some((clause, index) => isPartOfNext(clause, clauses[index + 1]))) return null;
  if (clauses.some((clause, index) => isTimeOfSource(clause, index, clauses, placed[clause.from - 1]?.item)))
    return null;
  if (asksOfSource(clauses, all)) return null;
  if (told.some(({ from }) => isTimeByEvents(all, from))) return null;
  if (!told.some(namesProvince) && clauses.some(namesProvince)) return null;
  if (clauses.some((_, index) => isSceneOfSource(clauses, index))) return null;
  if (told.length < clauses.length && wholes(clauses).some((items) => isActive(withActors({ items }))))
    return null;
  // "Russia said its airstrikes killed nobody": whose they are is told beside the statement.
  if (told.length < clauses.length && told.some((clause) => isOfSpeakers(withActors(clause)))) return null;
  // "Faute de trêve, 500 auraient été tués": they were not.
  const isHearsay = told.some(({ items }) => items.some((item) => hasTag(item, 'hearsay')));
  if (isHearsay && clauses.some(isBeside)) return null;
  const startOf = (place: number) => placed[place]?.start ?? tokens.length;
  const textOf = ({ from, to }: Clause) => writtenSpan(text, tokens.slice(startOf(from), startOf(to)));
  const asides = clauses.flatMap((clause) =>
    clause.role === 'told' ? [] : [{ text: textOf(clause), says: clause.role }],
  );
  if (clauses.some((clause) => isBeside(clause) && !isRemark(clause, textOf(clause)))) return null;
  const kept = joined(told, (from, to) => tokens.slice(startOf(from), startOf(to)));
  return { tokens: kept, asides, isAsked: told.some(isAsked), account: accountIn(clauses) };

  /** "40 were killed, so why did you leave?" asks for something else. */
  function isAsked({ isQuestion, sentence }: Clause): boolean {
    return isQuestion && clauses.findLast((one) => one.sentence === sentence)?.role === 'told';
  }
}

/** Told clauses, those joined that a relative one parts: "Daesh, which then ran courts, killed 500". */
function wholes(clauses: readonly Clause[]): readonly (readonly Item[])[] {
  const found: Item[][] = [];
  for (const [index, { role, items }] of clauses.entries()) {
    const before = clauses[index - 1];
    if (role !== 'told') continue;
    if (before?.isRelative && before.role !== 'told') found.at(-1)?.push(...items);
    else found.push([...items]);
  }
  return found;
}

function isBeside({ role }: Clause): boolean {
  return role === 'remark' || role === 'denial';
}

/**
 * Names alone may be those of a place that is not known. In scripts without capitals only words that are known to be of
 * remarks tell.
 */
function isRemark({ items, isRelative }: Clause, text: string): boolean {
  // "Jisr al-Shughour": a particle is part of a name.
  return /(?<!\p{L})\p{Ll}{4}/u.test(text) || isRelative || isKnownRemark(items);
}

/**
 * "Fighters of the Hawks, a brigade, killed 300": what a comma parts from the statement after it may be its subject. "As
 * the truce held, …" is not.
 */
function isPartOfNext(clause: Clause, next: Clause | undefined): boolean {
  const { role, endsInComma, items } = clause;
  if (!endsInComma || next === undefined) return false;
  // "Adding up Idlib, Hama and Latakia, …": the first of several places, whatever stands before it.
  if (role !== 'told' && namesProvince({ items: items.slice(-1) }) && beginsWithProvince(next)) return true;
  const isSayer = role === 'source' && !items.some((item) => hasTag(item, 'said', 'according_to'));
  const mayBeSubject =
    isBeside(clause) &&
    !clause.isRelative &&
    !clause.isOfTime &&
    !isKnownRemark(items) &&
    !hasTag(items[0], 'amid');
  return isSayer || (mayBeSubject && next.role === 'told');
}

/** "…, the UN said on Tuesday, 6 March 2018", "according to Amnesty (March 2018), …": when it was said. */
function isTimeOfSource(
  { items }: Clause,
  index: number,
  clauses: readonly Clause[],
  before: Item | undefined,
): boolean {
  if (clauses[index - 1]?.role !== 'source' || !items.some(isOfTime) || !items.every(isOfHeading))
    return false;
  const isLast = index > 1 && index === clauses.length - 1;
  return isLast || (before?.type === 'pause' && before.text === '(');
}

/**
 * "In Damascus, the ministry said that …", "in Idlib, activists said that 40 died in Homs", "in 2019, the UN said that 40
 * died in 2018": where and when it was said, perhaps.
 */
function isSceneOfSource(clauses: readonly Clause[], index: number): boolean {
  const [clause, next] = [clauses[index], clauses[index + 1]];
  if (clause?.role !== 'told' || next?.role !== 'source' || next.sentence !== clause.sentence) return false;
  const scene = clauses.slice(0, index + 1).filter(({ sentence }) => sentence === clause.sentence);
  if (!scene.every(({ items }) => items.every(isOfHeading))) return false;
  const said = clauses.slice(index + 2).filter(({ role }) => role === 'told');
  const tellsTime = ({ items }: Clause) => items.some(isOfTime);
  if (scene.some(tellsTime) && said.some(tellsTime)) return true;
  // "On Wednesday, the UN said that …".
  if (scene.some(({ items }) => items.some((item) => hasTag(item, 'weekday', 'last', ...CALENDAR_TAGS))))
    return true;
  // "On 5 May 2017, it was said that …".
  if (scene.some(tellsDay) && next.items.some((item) => hasTag(item, 'said'))) return true;
  if (!scene.some(namesProvince)) return false;
  const isSaidAt =
    scene.some(({ items }) => items.some(isCapital)) && next.items.some((item) => hasTag(item, 'said'));
  return isSaidAt || said.some(namesPlace);
}

function tellsDay({ items }: Clause): boolean {
  return items.some((item, place) => {
    const isOfDay = (beside: Item | undefined) => beside?.type === 'number' && !beside.isYear;
    const isNumbered = isOfDay(items[place - 1]) || isOfDay(items[place + 1]);
    return item.type === 'date' || (item.type === 'month' && isNumbered);
  });
}

function beginsWithProvince({ items }: Clause): boolean {
  const first = items.find((item) => !isSilent(item) && !hasTag(item, 'and', 'or_more'));
  return first !== undefined && namesProvince({ items: [first] });
}

function namesPlace({ items }: Clause): boolean {
  return items.some(({ type }) => type === 'place');
}

function namesProvince({ items }: Pick<Clause, 'items'>): boolean {
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

/** "Its airstrikes"; in "Israel killed 200 in its attacks" it is told whose they are. */
function isOfSpeakers(items: readonly Item[]): boolean {
  const pronoun = items.findIndex((item) => item.type === 'phrase' && ofSpeaker.test(item.text));
  return pronoun >= 0 && !items.slice(0, pronoun).some(({ type }) => type === 'actor');
}

const ofSpeaker = /^(?:its?|their|they|our|we|su|sus|leurs?|ses|nos|nuestr[oa]s?)$/;

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
