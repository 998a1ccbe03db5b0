import { type DeathsOfEach, hasTag, type Item, wordOf } from '../items/item.js';
import { type CountedEvents, countedEvents } from './counted-events.js';
import { type DeathsRun, deathsRun } from './deaths-run.js';
import { withFatalEvents } from './fatal-events.js';
import { type Joined, joinedTo } from './joined-to.js';
import { isEach, isOfAll, isParticiple } from './joining-words.js';
import { isParty, joinsParty } from './parties.js';
import { isTimeOrPlace, nouns, standsBetween } from './stands-between.js';

/**
 * What is said of the dead in each of the events that a text counts, put together to one item: "how many battles in Homs
 * [killed more than ten people] in 2017?" The items as they are where it is not said of them, or not surely of each.
 */
export function withDeaths(written: readonly Item[]): readonly Item[] {
  const items = withFatalEvents(written);
  const run = deathsRun(items);
  const events = run === null ? null : countedEvents(items);
  if (run === null || events === null || items.some((item) => isOfAll(wordOf(item)))) return items;
  const said = run.start > events.place ? saidAfter(items, events, run) : saidBefore(events, run);
  if (said === null || (said.start > events.place && !isClosed(items, said.end))) return items;
  const mayBeTogether = events.by === 'number' && run.isNumbered && !said.isOfEach;
  // Each of thirty may have killed fewer than ten, and all of them more.
  if (mayBeTogether && Number.isFinite(run.deaths.to)) return items;
  const item: DeathsOfEach = { type: 'deaths', deaths: run.deaths, mayBeTogether };
  return [...items.slice(0, said.start), item, ...items.slice(said.end)];
}

/** What is taken out of the text. */
interface Said {
  readonly start: number;
  readonly end: number;
  readonly isOfEach: boolean;
}

/** "How many battles in Homs killed ten or more?", "in how many battles did ten or more die?" */
function saidAfter(items: readonly Item[], events: CountedEvents, run: DeathsRun): Said | null {
  const joined = joinedTo(items, run.start);
  const isEachAfter = isEach(wordOf(items[run.end]));
  const said = {
    start: joined.start,
    end: isEachAfter ? run.end + 1 : run.end,
    isOfEach: joined.isOfEach || isEachAfter,
  };
  if (!isSaidOfEvents(items, events, run, joined) || !isBesideEvents(items, events, joined)) return null;
  for (let place = events.place + 1; place < joined.start; place++)
    if (!standsBetween(items, place, events)) return null;
  return events.by !== 'number' || isSaidOfSoMany(items, events, run, joined) ? said : null;
}

/** "Civilians were killed in 30 attacks"; so many civilians may have been killed in all of them together. */
function saidBefore(events: CountedEvents, run: DeathsRun): Said | null {
  const isOfSome = !run.isNumbered && !run.isBare && !run.isDoing;
  const isCounted = events.by === 'how_many' || events.by === 'number';
  return isOfSome && isCounted && events.isWithin && run.end === events.start
    ? { start: run.start, end: run.end, isOfEach: false }
    : null;
}

/** Whether the events are told to have killed, or those who died to have died in them. */
function isSaidOfEvents(
  items: readonly Item[],
  events: CountedEvents,
  run: DeathsRun,
  joined: Joined,
): boolean {
  const { link } = joined;
  if (events.by === 'bare' && link === null) return false;
  if (link === 'with') return !run.isDoing && (run.isNumberFirst || !run.isNumbered);
  // "How many battles were there, killing ten?" tells of all of them; "battles killing ten" of each.
  const isResult = items.slice(run.start, run.end).some((item) => isParticiple(wordOf(item)));
  if (isResult && (events.by === 'number' || joined.start !== events.place + 1)) return false;
  // "How many battles died?"
  if (run.isBare && !hasTag(items[run.start], 'resulted')) return false;
  return run.isDoing || link === 'in_which' || events.isWithin || isOfThem(items, run);
}

/** "In them", after the verb. */
function isOfThem(items: readonly Item[], run: DeathsRun): boolean {
  return items.slice(run.start, run.end).some((item) => ofThem.test(wordOf(item)));
}

const ofThem = /^(?:فيها|خلالها)$/u;

/** Whether what joins tells of the events: "in the month in which", "in Homs, where" tell of others. */
function isBesideEvents(items: readonly Item[], { place: events }: CountedEvents, joined: Joined): boolean {
  const before = joined.start - 1;
  if (joined.link === null || before === events) return true;
  return !hasTag(items[before], 'unit') && !joined.mayBeOfPlace;
}

/**
 * Of so many events it must be clear that there may have been others, and no comma is known of here: "five battles took
 * place, in which ten died". What a verb before them tells is that there were so many.
 */
function isSaidOfSoMany(
  items: readonly Item[],
  events: CountedEvents,
  run: DeathsRun,
  { link, isOfOnes }: Joined,
): boolean {
  if (events.isWithin) return link === null && !run.isNumbered && !run.isDoing;
  if (link !== null) return isOfOnes;
  const isOpening = (item: Item, place: number) =>
    isTimeOrPlace(items, place) ||
    hasTag(item, 'in', 'opens_question', 'false_that') ||
    nouns.test(wordOf(item));
  return run.isDoing && !isOfThem(items, run) && items.slice(0, events.start).every(isOpening);
}

/** Whether nothing follows that those who died were, or that killed them. */
function isClosed(items: readonly Item[], end: number): boolean {
  const isOfParty = items.slice(end).some((item) => isParty(item));
  const [next] = items.slice(end);
  if (isOfParty || next?.type === 'unknown' || joinsParty(next)) return false;
  return !hasTag(next, 'and', 'either', 'restricts', 'people', 'civilians', 'a', 'not', 'that');
}
