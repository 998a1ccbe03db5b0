import { sentences } from '@partner-api/text';
import { withGovernments } from '../actors/government-actors.js';
import { withDeaths } from '../deaths/with-deaths.js';
import type { EventQuestion } from '../domain/event-question.js';
import type { Aside, Outcome } from '../domain/event-reading.js';
import { KINDS } from '../items/counted.js';
import { afterSilent, hasTag, type Item, isArticle, isOfTime, textOf } from '../items/item.js';
import { readItems } from '../items/read-items.js';
import { asWritten, writtenSpan } from '../language/as-written.js';
import { type Token, tokensOf } from '../language/tokens.js';
import { type Language, languagesOf } from '../lexicons/lexicons.js';
import { NamesInText } from '../names/names-in-text.js';
import { readParts } from '../parts/read-text.js';
import { withCountry } from '../places/countrywide.js';
import { asksFrom, isIdle } from '../questions/asks-from.js';
import {
  agreed,
  asks,
  isObstacle,
  type Known,
  mostDescribing,
  mostTokens,
  narrowerIn,
  readWhole,
  type ToRead,
  unknownIn,
} from './read-whole.js';

/**
 * A question that does not read as a whole: by the one sentence that asks, or without a few words that no language
 * knows. What is left out is told as asides. Null where it does not read so, either.
 */
export function readLoosely(toRead: ToRead<EventQuestion>): Outcome<EventQuestion> | null {
  return readSentence(toRead) ?? readWithout(toRead);
}

/** "I write about the coast. How many people died in Tartus in May 2016?" */
function readSentence(toRead: ToRead<EventQuestion>): Outcome<EventQuestion> | null {
  const { known, text } = toRead;
  const all = sentences(text).flatMap((sentence) => partsAtColon(sentence, known));
  if (all.length < 2 || all.length > mostSentences) return null;
  const read = all.flatMap((sentence, place) => {
    const one = { ...toRead, text: sentence };
    const whole = readWhole(one);
    const outcome = whole.outcome === 'read' ? whole : readWithout(one);
    return outcome?.outcome === 'read' ? [{ sentence, place, outcome }] : [];
  });
  const [only, ...others] = read;
  if (only === undefined || others.length > 0) return null;
  const { sentence, place, outcome } = only;
  const beside = all.filter((_, other) => other !== place);
  const told = toldIn(known, sentence);
  // "Our paper is about 2016. How many died in Homs?"
  const lacks = beside.map((one) => toldIn(known, one));
  // "I write about Zardana": a name may be that of a place.
  if (lacks.some(({ place, name, time }) => ((place || name) && !told.place) || (time && !told.time)))
    return null;
  const remarks = beside.map((one): Aside => ({ text: one, says: 'remark' }));
  return { ...outcome, asides: [...outcome.asides, ...remarks] };
}

/** "I need a figure for a backgrounder: how many died …?", where nothing before the colon may narrow what is asked. */
function partsAtColon({ text }: { readonly text: string }, known: Known): readonly string[] {
  const colon = /:\s/.exec(text);
  if (colon === null) return [text];
  const before = text.slice(0, colon.index);
  if (before.split(/\s+/).length < fewestBeforeColon && !isFor.test(before)) return [text];
  const isPurpose = readingsOf(known, before).every((items) => items.every(isIdle));
  return isPurpose ? [before, text.slice(colon.index + 1).trim()] : [text];
}

/** "How many were killed?": it is not told who. */
export function asksOfNobody(known: Known, text: string): boolean {
  return readingsOf(known, text).some((items) => {
    const asked = items.findIndex((item) => hasTag(item, 'how_many'));
    const isVerb = hasTag(items[afterSilent(items, asked + 1)], 'slew');
    return (
      asked >= 0 && isVerb && !items.some((item) => hasTag(item, 'people', 'civilians', 'event', ...KINDS))
    );
  });
}

function readingsOf({ names }: Known, text: string): readonly (readonly Item[])[] {
  const tokens = tokensOf(text);
  const found = new NamesInText(tokens, names);
  return languagesOf(text).map((language) => readItems(tokens, language, found));
}

/** "For tonight's bulletin". */
const isFor = /^\s*(?:for|para|pour|для) \S+/iu;

interface Told {
  readonly place: boolean;
  readonly time: boolean;
  /** Whether it has a name that nothing knows. */
  readonly name: boolean;
}

/** What a text names, in any language. */
function toldIn(known: Known, text: string): Told {
  const readings = readingsOf(known, text);
  const all = readings.flat();
  return {
    place: all.some(({ type }) => type === 'place'),
    time: all.some(isOfTime),
    name: readings.every((items) => items.slice(1).some((item) => item.type === 'unknown' && item.isCapital)),
  };
}

/**
 * "How many people sadly died in Homs in 2017?" A name may be a place or a party, and is never left out, nor is what the language of
 * the text knows: "compare 2014 and 2015 by province" is no Spanish with three words too many.
 */
function readWithout(toRead: ToRead<EventQuestion>): Outcome<EventQuestion> | null {
  const tokens = tokensOf(toRead.text);
  if (tokens.length > mostTokens) return null;
  const found = new NamesInText(tokens, toRead.known.names);
  const asked = languagesOf(toRead.text).flatMap((language) => askedIn(toRead, language, tokens, found));
  const fewest = Math.min(...asked.map(({ items }) => unknownIn(items)));
  const nearest = asked.filter(({ items }) => unknownIn(items) === fewest);
  return agreed(nearest.flatMap((one) => readAsked(toRead, tokens, one)));
}

/** What asks in a text, in one language. */
interface Asked {
  readonly language: Language;
  readonly items: readonly Item[];
  /** The token that it begins with. */
  readonly start: number;
}

function askedIn(
  { known }: ToRead<EventQuestion>,
  language: Language,
  tokens: readonly Token[],
  found: NamesInText,
): readonly Asked[] {
  const { names, governments } = known;
  const start = asksFrom(tokens, language, found);
  const asked = start === 0 ? tokens : tokens.slice(start);
  const named = start === 0 ? found : new NamesInText(asked, names);
  const written = withDeaths(readItems(asked, language, named));
  if (unknownIn(written) > mostLeftOut + mostDescribing) return [];
  const items = withCountry(withGovernments(written, governments, language.lexicon.language), known);
  return [{ language, items, start }];
}

type Loose = Parameters<typeof agreed<EventQuestion>>[0];

function readAsked(
  { known, text, setting, put }: ToRead<EventQuestion>,
  tokens: readonly Token[],
  { language, items, start }: Asked,
): Loose {
  if (unknownIn(items) > mostLeftOut || hasUnknownDoer(items)) return [];
  const parts = readParts(items, language.lexicon, setting, known.governments);
  const reading = put(parts, language, asks(items));
  if (isObstacle(parts) || reading === null || isObstacle(reading) || !asksNumber(reading)) return [];
  if (!parts.unread.every(({ isBeside }) => isBeside)) return [];
  const left = parts.unread.map(({ text: words }) => asWritten(text, tokens, words));
  if (left.some((words) => isName(words, text))) return [];
  const before = start === 0 ? [] : [writtenSpan(text, tokens.slice(0, start))];
  const asides = [...before, ...left].map((words): Aside => ({ text: words, says: 'unread' }));
  const narrower = narrowerIn(parts, text, tokens.slice(start));
  return [{ outcome: { outcome: 'read', reading }, asides: [...asides, ...narrower] }];
}

/** "How many people did the police kill?", "cuántas personas mató el estado": who did it is no word to leave out. */
function hasUnknownDoer(items: readonly Item[]): boolean {
  return items.some((item, place) => {
    if (item.type !== 'unknown') return false;
    let [before, after] = [place - 1, place + 1];
    while (isArticle(items[before]) || items[before]?.type === 'unknown') before--;
    while (items[after]?.type === 'unknown') after++;
    const isBetween = hasTag(items[after], 'slew') && doing.test(textOf(items[before]));
    return isBetween || (hasTag(items[before], 'slew') && oneKilled.test(textOf(items[before])));
  });
}

const doing = /^(?:did|does|do|has|have|had)$/;
const oneKilled = /^(?:mato|asesino|убила?|убило|вбила?|вбив|убив|قتلت?)$/u;

/** Yes or no, and which event was the last, would be said of something else than is asked. */
function asksNumber({ asks: asked }: EventQuestion): boolean {
  return asked === 'count' || asked === 'rank' || asked === 'change';
}

/** Capitals within a sentence; scripts without them do not tell. */
function isName(words: string, text: string): boolean {
  return /\p{Lu}/u.test(text.trimStart().startsWith(words) ? words.slice(1) : words);
}

/** Parts that a colon parts count as well. */
const mostSentences = 5;
const fewestBeforeColon = 5;
const mostLeftOut = 3;
