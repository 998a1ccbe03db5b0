import type { EventQuery } from '../event-query.js';
import { countryCode } from '../names/country-names.js';
import type { Draft } from './draft.js';
import type { PlaceMention } from './places.js';
import { has, isNoted, isSign, slotValue } from './tagged-token.js';

/** An actor that a text names: its names in the records and the token span. */
export interface ActorMention {
  readonly names: readonly string[];
  readonly from: number;
  readonly to: number;
}

export type Role = EventQuery['role'];

/** The name of each country's government in the records, by country code. */
export function governmentsByCountry(governments: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    governments.flatMap((name): [string, string][] => {
      const bare = name.replace(/^Government of /, '').replace(/ \(.*\)$/, '');
      const code = countryCode(bare) ?? countryCode(name.replace(/^Government of /, ''));
      return code === null ? [] : [[code, name]];
    }),
  );
}

/** The actors that a text names directly or as the government of a country. */
export function partiesIn(
  draft: Draft,
  governments: ReadonlyMap<string, string>,
  home: string | null,
): ActorMention[] {
  const parties: ActorMention[] = [];
  for (let at = 0; at < draft.items.length; at++) {
    if (draft.isUsed(at)) continue;
    const party = partyAt(draft, at, governments, home);
    if (party === null) continue;
    parties.push(party);
    at = Math.max(at, party.to - 1);
  }
  return parties;
}

function partyAt(
  draft: Draft,
  at: number,
  governments: ReadonlyMap<string, string>,
  home: string | null,
): ActorMention | null {
  const item = draft.at(at);
  if (item?.type === 'actor') {
    const meant = item.actors.filter(
      ({ countries }) => countries === null || home === null || countries.includes(home),
    );
    const names = meant[0] === undefined || meant[0].isChanging ? [] : [...new Set(meant[0].names)];
    return names.length === 0 ? null : { names, from: at, to: at + 1 };
  }
  const government = (country: string | undefined, from: number, to: number): ActorMention | null => {
    const name = country === undefined ? undefined : governments.get(country);
    return name === undefined ? null : { names: [name], from, to };
  };
  if (item?.type === 'demonym') {
    const country = item.countries.length === 1 ? item.countries[0] : undefined;
    const next = draft.next(at);
    if (has(draft.at(next), 'government')) return government(country, at, next + 1);
    return item.isCapital ? government(country, at, at + 1) : null;
  }
  if (has(item, 'government')) {
    const next = draft.next(at);
    const behind = draft.at(next);
    if (behind?.type === 'demonym') return government(behind.countries[0], at, next + 1);
    if (behind?.type === 'place' && next <= at + 3) {
      const country = behind.places.find(({ type }) => type === 'country')?.country;
      if (country !== undefined) return government(country, at, next + 1);
    }
    return slotValue(item, 'government') === 'weak' ? null : government(home ?? undefined, at, at + 1);
  }
  return null;
}

/** Countries used as actors rather than places: "Israel killed", "between Israel and Iran", "Israeli attacks". */
export function actingCountries(
  draft: Draft,
  named: readonly PlaceMention[],
  governments: ReadonlyMap<string, string>,
  hasOtherPlace: (country: string) => boolean,
): ActorMention[] {
  const parties: ActorMention[] = [];
  for (const { place, at } of named) {
    const name = governments.get(place.country);
    if (place.type !== 'country' || name === undefined || !hasOtherPlace(place.country)) continue;
    parties.push({ names: [name], from: at, to: at + 1 });
  }
  for (const at of draft.free()) {
    const item = draft.at(at);
    if (item?.type !== 'demonym' || item.countries.length !== 1) continue;
    const name = governments.get(item.countries[0] ?? '');
    const beside = [draft.at(draft.next(at)), draft.at(draft.previous(at)), draft.at(at + 1)];
    const isActing = beside.some(
      (other) => has(other, 'event', 'clash') || other?.type === 'actor' || isSign(other, '-', '\u2014'),
    );
    if (name !== undefined && isActing) parties.push({ names: [name], from: at, to: at + 1 });
  }
  return parties;
}

/** The role of the actors in the events counted; null when the text does not give it. */
export function roleOf(
  draft: Draft,
  parties: readonly ActorMention[],
  settings: ReadonlySet<string>,
): Role | null {
  const [first, second] = parties;
  if (first === undefined) return null;
  if (second !== undefined)
    return parties.length === 2 && areOpponents(draft, first, second) ? 'against' : null;
  const before = draft.previous(first.from);
  const after = draft.skipStopWords(first.to - 1, 1, 'by', 'with', 'and');
  const [opening, closing] = [draft.at(before), draft.at(after)];
  const isAimedAt = has(draft.at(first.from - 1), 'onto') && draft.items.slice(0, first.from).some(isAttack);
  const isAttacked = has(draft.at(first.to), 'passive') && isAttack(closing);
  if (isVictim(draft, first) || isAimedAt || isAttacked) return null;
  if (has(opening, 'by')) {
    draft.use(before);
    return 'by';
  }
  const taking = draft.skipStopWords(first.to - 1, 1, 'involved', 'with');
  if (has(opening, 'with', 'involved') || has(draft.at(taking), 'involved')) {
    draft.use(has(opening, 'with', 'involved') ? before : taking);
    return 'involved';
  }
  const behind = draft.at(draft.skipStopWords(first.from, -1, 'by', 'with', 'from', 'to'));
  const owner = has(opening, 'stop') ? draft.at(draft.skipStopWords(first.from, -1)) : behind;
  if (isAttack(opening) || isAttack(closing) || isAttack(owner)) return 'by';
  const doing = draft.skipStopWords(first.to - 1, 1, 'commits', 'passive');
  if (has(draft.at(doing), 'commits')) {
    draft.use(doing);
    return 'by';
  }
  if (kills(draft, first, settings)) return 'by';
  if (isBattle(opening) || isBattle(closing) || isBattle(owner)) return 'involved';
  return null;
}

/** Whether the actor is the victim: "40 IS fighters were killed". */
function isVictim(draft: Draft, { from }: ActorMention): boolean {
  const before = draft.at(draft.previous(from));
  return before?.type === 'number' || has(before, 'number', 'times', 'vague', 'compare', 'nobody', 'count');
}

function isAttack(item: ReturnType<Draft['at']>): boolean {
  const kind = slotValue(item, 'event');
  return kind !== null && kind !== 'battle' && kind !== 'any';
}

function isBattle(item: ReturnType<Draft['at']>): boolean {
  return slotValue(item, 'event') === 'battle' || has(item, 'clash');
}

/** Whether an actor is the subject of a verb of killing. In verb-first languages the verb stands before it. */
function kills(draft: Draft, party: ActorMention, settings: ReadonlySet<string>): boolean {
  const verb = verbBehind(draft, party.to);
  // "IS lost 40 fighters" and "IS claimed that 40 were killed" do not say that it killed them.
  const isKilling = draft.items.slice(verb + 1).some((item) => has(item, 'kill'));
  if (has(draft.at(verb), 'takes') && !isNoted(draft.at(verb), 'loss') && !isKilling) return true;
  if (has(draft.at(verb), 'kill')) return true;
  if (!settings.has('verb_first')) return false;
  const before = draft.skipStopWords(party.from, -1, 'by');
  return has(draft.at(before), 'kill') && !has(draft.at(draft.previous(before)), 'passive');
}

/** The index of the verb after an actor, skipping times, places, negations and punctuation. */
function verbBehind(draft: Draft, from: number): number {
  let at = from;
  while (at < draft.items.length && at < from + 14) {
    const item = draft.at(at);
    const isPassed =
      draft.isUsed(at) || item?.type === 'place' || isSign(item, '(', ')', ',', '"', '\u201d', '\u00bb');
    if (!isPassed && !has(item, 'not', 'unit') && !(has(item, 'stop') && !has(item, 'kill', 'takes'))) break;
    at++;
  }
  return at;
}

function areOpponents(draft: Draft, first: ActorMention, second: ActorMention): boolean {
  const places = Array.from({ length: second.from - first.to }, (_, at) => first.to + at);
  const links = places.map((at) => draft.at(at));
  const isLinked = links.some(
    (item) =>
      has(item, 'and', 'with', 'clash', 'to') ||
      isSign(item, '-', '\u2014') ||
      slotValue(item, 'event') === 'battle',
  );
  const isFight = draft.items.some(isBattle);
  // A hyphen between names is no token: "IS-SDF fighting".
  if (!isFight || !(isLinked || links.length === 0)) return false;
  for (const at of places) if (has(draft.at(at), 'and', 'with', 'clash', 'to')) draft.use(at);
  const before = draft.previous(first.from);
  if (has(draft.at(before), 'between', 'with', 'by', 'from')) draft.use(before);
  return true;
}
