import type { EventKind } from '@partner-api/contract';
import type { Scope } from '../domain/scope.js';
import { KINDS } from '../items/counted.js';
import { hasTag, type Item, isArticle, isSilent, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import type { Quantity } from '../quantities/read-quantity.js';
import { isDoneTo } from './done-to.js';

interface Deed {
  readonly isKilling: boolean;
  readonly kind: EventKind;
  readonly quantity: Quantity | null;
}

/**
 * Whether those who are named did it or only took part; null where they may be those to whom it was done: "IS were
 * killed", "attacks on IS", "killed fighting IS".
 */
export function partOfActor(items: readonly Item[], deed: Deed): Scope['role'] | null {
  const { isKilling, kind } = deed;
  const places = items.flatMap(({ type }, place) => (type === 'actor' ? [place] : []));
  if (isKilling && places.some((place) => isVictim(items, place, deed) || isDoneTo(items, place, kind)))
    return null;
  if (isKilling && places.length > 0 && items.some((item) => hasTag(item, 'fought'))) return null;
  if (places.length > 0 && isAmongThemselves(items, places)) return null;
  if (places.some((place) => isContrasted(items, place))) return null;
  if (isKilling && kind === 'any' && places.length === 1 && diedBeside(items, places)) return null;
  const [only = -1, ...others] = places;
  if (areOpponents(items, places, kind)) return isKilling && isDoneByFirst(items, places) ? null : 'against';
  // "IS killed 500 in battles": of a battle it is not known who killed whom.
  const isOfBattles = isKilling && battles.has(kind) && others.length === 0;
  if (isOfBattles && hasTag(items[after(items, only + 1)], 'slew', 'responsible')) return null;
  if (only < 0 || others.length > 0 || battles.has(kind)) return 'involved';
  if (items.some((item) => hasTag(item, 'by'))) return 'by';
  // Of violence of any kind it is not known who attacked whom.
  if (kind === 'violent' && items.some((item) => hasTag(item, 'takes_part') && wasInIt.test(textOf(item))))
    return 'involved';
  const isAttack = kind !== 'any';
  if (isAttack && (isTarget(items, only) || isAttacked(items, only))) return null;
  if (items.some((_, place) => takesPart(items, place))) return isAttack ? null : 'involved';
  if (!isKilling && isAttack) return isAttacker(items, only) ? 'by' : null;
  if (!isKilling) return 'involved';
  return isDoer(items, only) && !isOfWar(items, only) ? 'by' : null;
}

/** "Took part in", "a participé à"; not "carried out". */
const wasInIt =
  /\b(?:part|part[yi]e?|participat\w*|participe|participo|participaron|participado|parte|intervin\w*|involved|engaged|impliqu\w*|implicad[oa]|involucrad[oa])\b/;

/** "The SDF, not the government, fought …", "не ИГ, а СДС": the one that did not is no opponent. */
function isContrasted(items: readonly Item[], place: number): boolean {
  const denial = beforeMembers(items, place - 1);
  if (!hasTag(items[denial], 'not', 'no')) return false;
  let before = denial - 1;
  while (hasTag(items[before], 'and', 'either', 'members', 'half_denial', 'amid') || isSilent(items[before]))
    before--;
  if (items[before]?.type === 'actor') return true;
  const next = after(items, place + 1);
  const other = hasTag(items[next], 'and', 'amid') ? after(items, next + 1) : next;
  return hasTag(items[denial], 'not') && items[other]?.type === 'actor';
}

/** "Between IS and the SDF", "IS fought the SDF", "IS clashed with the SDF"; those who "were involved" may have been on one side. */
function areOpponents(items: readonly Item[], places: readonly number[], kind: EventKind): boolean {
  const names = items.flatMap((item) => (item.type === 'actor' ? [item.actor.join('/')] : []));
  const [first = 0, second = 0] = places;
  if (new Set(names).size !== 2 || places.length !== 2) return false;
  if (hasTag(items[beforeMembers(items, first - 1)], 'between')) return true;
  if (items.slice(first, second).some((item) => hasTag(item, 'involving', 'from_or_with'))) return true;
  return battles.has(kind) && !items.some((item) => hasTag(item, 'involving', 'takes_part', 'by'));
}

/** "IS killed 500 in battles with the SDF": of a battle it is not known who killed whom. */
function isDoneByFirst(items: readonly Item[], [first = 0]: readonly number[]): boolean {
  if (items.slice(0, first).some((item) => hasTag(item, ...battles))) return false;
  const before = items[beforeMembers(items, first - 1)];
  return hasTag(before, 'by', 'slew') || hasTag(items[after(items, first + 1)], 'slew');
}

/** "Fighting between rebels", "IS and IS", "rebels fought each other": with whom they fought is told, and is no other. */
function isAmongThemselves(items: readonly Item[], places: readonly number[]): boolean {
  const names = items.flatMap((item) => (item.type === 'actor' ? [item.actor.join('/')] : []));
  if (new Set(names).size > 1) return false;
  if (items.some((item) => mutual.test(textOf(item)))) return true;
  return (
    places.some((place) => hasTag(items[beforeMembers(items, place - 1)], 'between')) ||
    places.some((place) => hasTag(items[place + 1], 'and') && places.includes(after(items, place + 2)))
  );
}

const mutual = folded(
  /^(?:each other|one another|entre (?:si|eux|elles)|un[oa]s contra otr[oa]s|les uns (?:contre )?les autres|.*друг (?:с другом|против друга)|между собой|між собою|од(?:ин|не|на) з од(?:ним|ною)|بعض(?:هم|ها|هما) (?:بعضا|البعض)|فيما بين(?:هم|ها|هما))$/u,
);

/** "IS attacks", "IS attacked", "IS carried out 50 attacks"; who endured, recorded or saw them did not. */
function isAttacker(items: readonly Item[], place: number): boolean {
  let next = place + 1;
  while (hasTag(items[next], 'members') || isAuxiliary(items[next])) next++;
  // "Ataques cometió el EI".
  const before = items[isArticle(items[place - 1]) ? place - 2 : place - 1];
  return (
    hasTag(items[next], 'struck', 'takes_part', 'responsible', ...KINDS) ||
    hasTag(before, 'struck', 'takes_part', ...KINDS)
  );
}

function isAuxiliary(item: Item | undefined): boolean {
  return (
    item?.type === 'phrase' && /^(?:has|have|had|did|not|never|ha|han|a|ont|the|no|pas|не)$/.test(item.text)
  );
}

/** "With IS", "between IS and others"; "between March and June" is a time. */
function takesPart(items: readonly Item[], place: number): boolean {
  const next = items[after(items, place + 1)];
  const isRange = next !== undefined && ['number', 'month', 'date', 'place'].includes(next.type);
  // "Carried out 40 attacks against civilians" tells on whom.
  const isWith = hasTag(items[place], 'involving') && !hasTag(next, 'civilians');
  return isWith || (hasTag(items[place], 'between') && !isRange);
}

const battles: ReadonlySet<EventKind> = new Set<EventKind>(['battle', 'state_based', 'non_state']);

/** "900 IS", "IS were killed", "IS died", "killed IS": who stands there was killed, or it cannot be told. */
function isVictim(items: readonly Item[], place: number, { quantity, kind }: Deed): boolean {
  if (quantity !== null && after(items, quantity.end) === place) return true;
  const next = after(items, place + 1);
  // "Murieron combatientes del EI".
  const last = beforeMembers(items, place - 1);
  const before = items[last];
  const hasMembers = last < beforeFillers(items, place - 1) || hasTag(items[place + 1], 'members');
  // "How many IS fighters killed …?"
  if (hasMembers && hasTag(before, 'how_many')) return true;
  // "40 muertos entre las fuerzas gubernamentales".
  if (hasTag(before, 'between') && hasTag(items[beforeFillers(items, last - 1)], 'killed')) return true;
  if (hasTag(items[next], 'killed') && isUndergone(items, place, next)) return true;
  // "Fighting cost IS 500 lives", "500 dead for IS".
  if (hasTag(before, 'resulted') || isFor(items[place - 1])) return true;
  // "People of IS were killed"; "attacks from IS" are another matter.
  if (hasTag(items[place - 1], 'whence') && !hasTag(items[place - 2], ...KINDS)) return true;
  if (diedFighting(items, place)) return true;
  // "Killed fighting IS"; "in fighting, IS …" has a word between them.
  if (kind === 'battle' && hasTag(items[place - 1], 'battle'))
    return !isClashOfTwo(items, place) && !isOneOfTwo(items, place);
  if (!hasTag(before, 'killed') || isAskedObject(items, place) || hasObject(before)) return false;
  return (
    !hasTag(before, 'slew') || !items.slice(place + 1).some((item) => hasTag(item, 'people', 'civilians'))
  );
}

/** "Died with IS": beside them, or fighting them; "in the war with IS" is told of a war. */
function diedBeside(items: readonly Item[], [actor = 0]: readonly number[]): boolean {
  let before = actor - 1;
  while (hasTag(items[before], 'members') || (isSilent(items[before]) && !hasTag(items[before], 'involving')))
    before--;
  return withWords.test(textOf(items[before])) && hasTag(items[before - 1], 'killed');
}

const withWords = /^(?:with|con|avec|со?|зі?|із|مع)$/u;

/** "Killed fighting against IS", "died fighting the army": those on one side. */
function diedFighting(items: readonly Item[], actor: number): boolean {
  let before = actor - 1;
  while (isSilent(items[before]) || hasTag(items[before], 'involving', 'members')) before--;
  return hasTag(items[before], 'battle') && hasTag(items[before - 1], 'killed');
}

function isFor(item: Item | undefined): boolean {
  return item?.type === 'phrase' && /^(?:for|pour|para)$/.test(item.text);
}

/** "ИГ с СДС", "IS with the SDF". */
function isOneOfTwo(items: readonly Item[], place: number): boolean {
  const link = after(items, place + 1);
  return hasTag(items[link], 'from_or_with', 'involving') && items[after(items, link + 1)]?.type === 'actor';
}

/** "اشتباكات قسد وداعش": the two that follow a word for clashes fought them. */
function isClashOfTwo(items: readonly Item[], place: number): boolean {
  const clash = items[place - 1];
  if (clash?.type !== 'phrase' || !clashesOf.test(clash.text)) return false;
  return hasTag(items[place + 1], 'and') && items[after(items, place + 2)]?.type === 'actor';
}

const clashesOf = /^(?:اشتباكات|معارك|مواجهات)$/u;

/** "كم مدنيا قتل داعش", "cuántos civiles mató el EI": who was killed stands before the verb. */
function isAskedObject(items: readonly Item[], place: number): boolean {
  const before = items[place - 1];
  // "Mataron del EI" tells whom.
  const verb = before?.type === 'phrase' && articles.has(before.text) ? place - 2 : place - 1;
  const isObject = hasTag(items[verb - 1], 'people', 'civilians') && hasTag(items[verb - 2], 'how_many');
  return isObject && hasTag(items[verb], 'slew') && !english.test(textOf(items[verb]));
}

/** In "how many civilians killed IS" those who were killed stand behind the verb. */
const english = /^(?:kill|murder|slaughter|massacr)/;

const articles: ReadonlySet<string> = new Set(['el', 'la', 'los', 'las', 'l', 'le', 'les']);

/** "قتلهم داعش": whom it killed is a part of the verb. */
function hasObject(verb: Item | undefined): boolean {
  return verb?.type === 'phrase' && /^قتلت?(?:هم|ه|ها)$/u.test(verb.text);
}

/** Whether the verb tells what befell those before it: "died", "were killed". */
function isUndergone(items: readonly Item[], actor: number, verb: number): boolean {
  if (!hasTag(items[verb], 'slew') || items.slice(actor, verb).some((item) => hasTag(item, 'passive')))
    return true;
  // "No IS fighters killed in Homs".
  const isWhom = (item: Item) =>
    hasTag(item, 'people', 'civilians', 'nobody', 'how_many', 'ask', 'opens_question') ||
    (item.type === 'number' && !item.isYear);
  return /^(?:killed|tues?|tuees?)$/.test(textOf(items[verb])) && !items.some(isWhom);
}

/** "IS killed 50", "IS attacks killed 50"; "the government reported 50 killed" is another matter. */
function isDoer(items: readonly Item[], place: number): boolean {
  let next = after(items, place + 1);
  // "El EI no mató a nadie".
  if (hasTag(items[next], 'not')) next = after(items, next + 1);
  const beside = [beforeFillers(items, place - 1), next];
  return beside.some((other) => hasTag(items[other], 'slew', 'responsible', ...KINDS));
}

/** "The Boko Haram conflict", "the war on the FARC", "حرب داعش": in a war both sides kill. */
function isOfWar(items: readonly Item[], place: number): boolean {
  const next = items[place + 1];
  if (hasTag(next, 'war') || uprising.test(textOf(next))) return true;
  let before = place - 1;
  while (isWarLink(items[before])) before--;
  if (!hasTag(items[before], 'war')) return false;
  // "In the war IS killed 400".
  const isNextTo = items.slice(before + 1, place).every(isArticle);
  return !isNextTo || !latin.test(textOf(items[before]));
}

function isWarLink(item: Item | undefined): boolean {
  if (hasTag(item, 'involving', 'from_or_with', 'members')) return true;
  return isSilent(item) && !hasTag(item, 'war');
}

const latin = /^\p{Script=Latin}/u;
const uprising = /^insurgency$/;

/** "Attacks on IS"; in "IS attacks" and "attacks by IS" it attacks. */
function isTarget(items: readonly Item[], place: number): boolean {
  const isBefore = hasTag(items[beforeMembers(items, place - 1)], 'in');
  return isBefore && !hasTag(items[after(items, place + 1)], ...KINDS);
}

/** "IS was never attacked", "Was IS attacked?", "ИГИЛ атаковали": who is named there is the target. */
function isAttacked(items: readonly Item[], place: number): boolean {
  const verb = items.findIndex((item, index) => index > place && hasTag(item, ...KINDS));
  const isPassive = items.slice(place + 1, verb).some((item) => hasTag(item, 'passive'));
  if (verb >= 0 && (isPassive || hasTag(items[place - 1], 'passive'))) return true;
  return items.some(
    (item) => item.type === 'phrase' && hasTag(item, ...KINDS) && subjectless.test(item.text),
  );
}

/** The third person plural of the past, in Russian and Ukrainian; without a subject it tells what was done to somebody. */
const subjectless = /(?:али|яли|или)$/u;

function after(items: readonly Item[], place: number): number {
  let next = place;
  // "Daech a tué": what is "to" elsewhere is an auxiliary there.
  while (hasTag(items[next], 'filler', 'in', 'hashtag', 'members')) next++;
  return next;
}

/** The place before "fighters of". */
function beforeMembers(items: readonly Item[], place: number): number {
  let before = beforeFillers(items, place);
  while (hasTag(items[before], 'members')) before = beforeFillers(items, before - 1);
  return before;
}

function beforeFillers(items: readonly Item[], place: number): number {
  let before = place;
  while (isSilent(items[before]) && !hasTag(items[before], 'in')) before--;
  return before;
}
