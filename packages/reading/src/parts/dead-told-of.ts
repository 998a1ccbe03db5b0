import { KINDS } from '../items/counted.js';
import { hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';

// Dead who are told of and were not killed in what is counted, where it was, or then.

/** "40 deaths led to protests", "la mort de 40 personnes a entraîné des émeutes": they were before those, and not in them. */
export function areCauseOfEvents(items: readonly Item[]): boolean {
  const first = items.findIndex((item) => hasTag(item, ...KINDS));
  const dead = items.findIndex((item) => hasTag(item, 'killed'));
  if (dead < 0 || first < dead) return false;
  return items.some((item, place) => {
    if (place > first) return false;
    // "أسفر مقتل 40 عن مظاهرات": right before the dead, where "أسفرت معركة عن مقتل 40" has them last.
    if (arabicCause.test(textOf(item))) return place === dead - 1;
    // "Deaths caused by battles".
    const isOf = [item, items[place + 1]].some((word) => from.test(textOf(word)));
    return hasTag(item, 'resulted') && place > dead && !isOf && afterLinks(items, place + 1) === first;
  });
}

/** The place of the first word that is no preposition or article. */
function afterLinks(items: readonly Item[], place: number): number {
  let next = place;
  while (isSilent(items[next]) || hasTag(items[next], 'to', 'a', 'some')) next++;
  return next;
}

const from = /(?:^| )(?:from|by|por|de|par|от|в результате|внаслідок|від)(?: |$)/u;
const arabicCause = folded(/^(?:أسفر|أسفرت|أدى|أدت|تسبب|تسببت)$/u);

/** "40 dead were taken to Homs", "40 погибших принесли в Хомс": where they were brought. "March brought 40 deaths to Homs". */
export function areBrought(items: readonly Item[], place: number): boolean {
  if (!carrying.test(textOf(items[place]))) return false;
  const to = afterLinks(items, place + 1);
  const told = items.slice(0, place);
  const isOfDead = told.some((item) => hasTag(item, 'killed')) && told.some(({ type }) => type === 'number');
  const isAsked = told.some((item) => hasTag(item, 'how_many'));
  return to > place + 1 && items[to]?.type === 'place' && (isOfDead || isAsked);
}

const carrying = folded(
  /^(?:taken|brought|carried|delivered|llevad[oa]s|traíd[oa]s|conduite?s|menée?s|livrée?s|amenée?s|ramenée?s|принесли|привезли|увезли|забрали|доставили|доставлен[ыо]|привезен[ыо]|доставлен[іо])$/u,
);

/** "40 personas perdieron", "40 человек потеряли", "خسر 40 شخصا", "cobraron 40 personas": they lost, or were paid, something. */
export function lostSomething(items: readonly Item[], place: number): boolean {
  const verb = textOf(items[place]);
  if (!hasTag(items[place], 'killed')) return false;
  const next = items[place + 1];
  if (arabicLoss.test(verb) || paid.test(verb)) return next?.type === 'number' && isPeople(items[place + 2]);
  if (!losing.test(verb) || next?.type === 'number' || isPeople(next)) return false;
  let before = place - 1;
  while (isSilent(items[before]) && !hasTag(items[before], 'in')) before--;
  return isPeople(items[before]);
}

function isPeople(item: Item | undefined): boolean {
  return hasTag(item, 'people', 'civilians');
}

const losing = folded(/^(?:perdieron|perdió|ont perdu|a perdu|потерял[иао]?|утратил[иао]?|втратил[иао]?)$/u);
const paid = /^(?:cobraron|cobro)$/u;
const arabicLoss = /^(?:خسر|فقد)$/u;

/** "40 civilians were attacked": how many people, and not how many attacks. */
export function areAttacked(items: readonly Item[], place: number): boolean {
  if (!attacked.test(textOf(items[place]))) return false;
  let before = place - 1;
  while (isSilent(items[before]) && !hasTag(items[before], 'in')) before--;
  return (
    items[before]?.type === 'number' ||
    hasTag(items[before], 'how_many', 'no', 'dozens', 'hundreds', 'thousands')
  );
}

const attacked = /^civilians (?:were|was|came|have been|had been|being|are|get|got) /;

/** "Fatal events in Homs: 40", "40 were fatal": of events, and not of the dead. */
export function areFatalEvents(items: readonly Item[], place: number): boolean {
  const word = textOf(items[place]);
  if (fatal.test(word)) return items.some((item) => hasTag(item, 'event', ...KINDS));
  // "حوادث القتل": incidents of killing.
  return /^قتل$/u.test(word) && /^حوادث$/u.test(textOf(items[place - 1]));
}

const fatal = folded(/^(?:fatal|deadly|lethal|mortal(?:es)?|mortelle?s?|mortels?|دامية|مميتة|قاتلة)$/u);
