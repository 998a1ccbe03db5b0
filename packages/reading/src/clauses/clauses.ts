import type { Aside } from '../domain/event-reading.js';
import { COMPARATORS, KINDS } from '../items/counted.js';
import { afterSilent, hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { isPause } from '../items/read-items.js';
import {
  CALENDAR_TAGS,
  PART_OF_YEAR_TAGS,
  QUESTION_TAGS,
  type Tag,
  VAGUE_TAGS,
} from '../lexicons/lexicon.js';
import { appositionAt } from './apposition.js';
import { isSource } from './source-clause.js';

export interface Clause {
  readonly items: readonly Item[];
  /** Places of its first item, and of the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
  /** Whether a question mark ends its sentence. */
  readonly isQuestion: boolean;
  /** Whether no more than a comma parts it from the next. */
  readonly endsInComma: boolean;
  /** Whether it tells of the place or the party right before it: "Latakia, where the base is, …". */
  readonly isRelative: boolean;
  /** Whether it tells of the time right before it: "2014, the bloodiest year of the war, …". */
  readonly isOfTime: boolean;
  readonly role: Role;
}

type Role = 'told' | Aside['says'];

export function clausesIn(written: readonly Item[]): Clause[] {
  const items = written.map((item, place) => (saysThat(written, place) ? that : item));
  const found: Clause[] = [];
  let [from, sentence] = [0, 0];
  for (let place = 0; place <= items.length; place++) {
    const isStop = items[place]?.type === 'stop';
    if (place < items.length && !isStop && !isPause(items, place)) continue;
    // "The UN said, that": of a statement that is told, it is no part.
    const last = found.at(-1);
    if (last?.role === 'source' && last.endsInComma) while (hasTag(items[from], 'that')) from++;
    const end = items.find((item, index) => index >= place && item.type === 'stop');
    const isQuestion = end?.type === 'stop' && end.isQuestion;
    if (place > from)
      found.push(
        ...partsOf(items, from, place).map(([start, end]) => {
          const apposition = appositionAt(items, start, end);
          return {
            items: items.slice(start, end),
            from: start,
            to: end,
            sentence,
            isQuestion,
            endsInComma: end === place && isComma(items[place]),
            isRelative: isRelative(items, start),
            isOfTime: apposition !== null,
            role:
              apposition === null
                ? roleOf(items.slice(start, end), {
                    before: items[start - 1],
                    isQuestion,
                    isRelative: isRelative(items, start),
                  })
                : roleOfApposition[apposition],
          };
        }),
      );
    if (isStop) sentence++;
    from = place + 1;
  }
  return found;
}

/** Words that may claim more keep a verdict back, as any remark does. */
const roleOfApposition = { known: 'time', claimed: 'remark' } as const;

/** "L'ONU dit qu'au moins …": after other words it compares. */
function saysThat(items: readonly Item[], place: number): boolean {
  const isBoth = hasTag(items[place], 'that') && hasTag(items[place], 'comparing');
  return isBoth && hasTag(items[place - 1], 'said');
}

const that: Item = { type: 'phrase', tags: new Set(['filler', 'that']), text: 'que' };

/** "The UN said that" before a statement, "according to the UN" or "as the truce held" after it: no sign parts them from it. */
function partsOf(items: readonly Item[], from: number, to: number): (readonly [number, number])[] {
  const clause = items.slice(from, to);
  const scene = isComma(items[to]) ? -1 : sceneIn(clause);
  if (scene >= 0)
    return [
      [from, from + scene + 1],
      [from + scene + 1, to],
    ];
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
  const thatAt = before.slice(said + 1).findLastIndex((item) => hasTag(item, 'that'));
  // "The army claimed 500 lives": who fights there says what others did only in a sentence of its own.
  const isParty = before
    .slice(0, said)
    .some((item) => item.type === 'actor' || item.type === 'place' || hasTag(item, 'government'));
  if (isParty && thatAt < 0) return [[from, to]];
  // "The UN said in March 2018 that …", "Reuters reported on 4 March": when it was said.
  if (thatAt < 0 && isTime(clause[afterSilent(clause, said + 1)])) return [[from, to]];
  const start = from + said + 1 + thatAt + 1;
  return [
    [from, start],
    [start, to],
  ];
}

function isTime(item: Item | undefined): boolean {
  if (item?.type === 'number') return isDayOrYear(item);
  return item?.type === 'month' || item?.type === 'date' || hasTag(item, 'last', 'weekday', ...CALENDAR_TAGS);
}

function isDayOrYear({ isYear, value }: Extract<Item, { type: 'number' }>): boolean {
  return isYear || value <= 31;
}

/** "Idlib is burning: 40 were killed": the place of what begins with it, and tells nothing else; -1 where it is not so. */
function sceneIn(clause: readonly Item[]): number {
  const place = clause.findIndex((item) => !isSilent(item));
  const next = clause[place + 1];
  const isScene =
    clause[place]?.type === 'place' &&
    hasTag(next, 'filler') &&
    !hasTag(next, 'in') &&
    clause.every((item, other) => other === place || item.type === 'unknown' || isSilent(item)) &&
    clause.some(({ type }) => type === 'unknown');
  return isScene ? place : -1;
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

/** "Latakia, where …", "Daesh, which …"; a statement does not begin so. */
function isRelative(items: readonly Item[], start: number): boolean {
  const named = items[start - 2];
  return (
    isComma(items[start - 1]) &&
    (named?.type === 'place' || named?.type === 'actor') &&
    hasTag(items[start], 'relative')
  );
}

interface Surroundings {
  /** What stands before it: a sign, or a word that it goes on from. */
  readonly before?: Item | undefined;
  readonly isQuestion?: boolean;
  readonly isRelative?: boolean;
}

function roleOf(
  all: readonly Item[],
  { before, isQuestion = false, isRelative = false }: Surroundings = {},
): Role {
  // "Where" asks elsewhere.
  const items = isRelative ? all.slice(1) : all;
  const hasSource = items.some((item) => hasTag(item, 'said', 'sayer', 'according_to'));
  // "The UN said today": that is when it was said.
  const tells = (item: Item) =>
    (isTelling(item) ||
      (hasTag(item, 'restricts') && !isRelative && !(hasSource && mayTell.test(textOf(item))))) &&
    !(hasSource && hasTag(item, 'today', 'yesterday'));
  const denies = items.some(isDenial);
  // "And where was the Security Council?" asks for nothing that is counted.
  const asks = (item: Item) => isQuestion && hasTag(item, ...QUESTION_TAGS);
  if (items.some((item) => tells(item) && !asks(item) && !isDenial(item)) || (denies && hasSource))
    return 'told';
  // "Contrary to what the council says".
  const isSaid = hasSource && !items.some(asks) && !hasTag(items[0], 'amid');
  if (isSaid) return isSource(items, before) ? 'source' : 'told';
  if (items.some(({ type }) => type === 'place' || type === 'actor')) return 'told';
  if (isKnownRemark(items) && !denies) return 'remark';
  // "…, Kurdish activists": those who died.
  if (items.some((item) => hasTag(item, 'oblique_sayer'))) return 'told';
  // "…, in the old quarter", "… (the old quarter)".
  // "…, where at that time …" goes on from the name; "…, mostly in the north, …" does not.
  const isScope = !isRelative || (all[0]?.type === 'phrase' && forPart.test(all[0].text));
  const saysMore = isScope && hasTag(items[0], 'in', 'by', 'from', 'involving') && !hasTag(items[0], 'amid');
  if (saysMore || (before?.type === 'pause' && before.text === '(')) return 'told';
  if (isRelative && items.some(({ type }) => type === 'unknown')) return denies ? 'denial' : 'remark';
  const unknown = items.filter(({ type }) => type === 'unknown').length;
  if (unknown < (before?.type === 'place' || items.some(asks) ? 1 : fewestOfRemark)) return 'told';
  return denies ? 'denial' : 'remark';
}

/** Who would change a statement that is about them, and often are those who tell it: "according to doctors". */
const mayTell = /^(?:doctors|medicos|medecins|врачи|врачеи|лікарі|лікарів|اطباء)$/u;

const forPart =
  /^(?:mainly|mostly|predominantly|largely|majoritairement|преимущественно|переважно|de mayoria|con mayoria|a majorite|a dominante)$/u;

function isDenial(item: Item): boolean {
  return hasTag(item, 'no', 'nobody', 'nothing', 'not', 'half_denial') && !hasTag(item, 'false_that');
}

/** A word that is not known may be a place beside one of a remark, too: "the tragedy of Khan Shaykhun". */
export function isKnownRemark(items: readonly Item[]): boolean {
  return items.some((item) => hasTag(item, 'remark')) && items.every(({ type }) => type !== 'unknown');
}

/** A single word may be the name of a place that is not known. */
const fewestOfRemark = 2;

/** Whether counting knows a word as more than a name or a word between others. */
export function isTelling(item: Item): boolean {
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
