import { COUNTED, KINDS } from '../items/counted.js';
import { afterSilent, hasTag, type Item, isFirst, isSilent, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';

// Numbers beside the dead that do not count them, and verbs that do not say that anybody died.

/** "Muere a los 40", "tué à 40", "убита в 40", "مات في الأربعين": how old who died was. */
export function tellsAge(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item?.type !== 'number' || item.isYear || isCounting(items, place + 1)) return false;
  const isAlone = hasTag(items[place - 2], 'killed') && bare.test(textOf(items[place - 1]));
  const isOfYears =
    hasTag(items[place - 3], 'killed') &&
    textOf(items[place - 2]) === 'a' &&
    textOf(items[place - 1]) === 'los';
  return isOfYears || (isAlone && !slewHim.test(textOf(items[place - 2])));
}

/** A preposition between who died and a number; Spanish "a" goes before those who were killed as well. */
const bare = /^(?:в|у|في|عن|a)$/u;
const slewHim = /^(?:mat|asesin|ejecut|abat)/u;

/** "El muerto 40", "death 40", "القتيل الأربعون": which one it was. */
export function tellsRank(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item?.type !== 'number' || item.isYear || item.value === 1 || isCounting(items, place + 1))
    return false;
  return one.test(textOf(items[place - 1]));
}

const one = folded(
  /^(?:death|battle|clash|attack|muerto|muerta|muerte|víctima|combate|ataque|mort|morte|victime|bataille|combat|attaque|бой|битва|атака|жертва|бій|напад|قتيل|القتيل|معركة|هجوم)$/u,
);

function isCounting(items: readonly Item[], place: number): boolean {
  const next = items[afterSilent(items, place)];
  return next?.type === 'month' || hasTag(next, ...COUNTED, ...KINDS);
}

/** "Matarán a 40", "que mueran 40", "kill 40", "tuer 40", "убить 40": what is to be, or shall be. */
export function isWish(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (future.test(textOf(item))) return true;
  if (isFirst(items, place) && infinitive.test(textOf(item))) return true;
  if (!subjunctive.test(textOf(item))) return false;
  const opening = items.slice(0, place).find((other) => !isSilent(other) || textOf(other) === 'que');
  return opening === undefined || textOf(opening) === 'que';
}

const future = folded(/^(?:matará|matarán|asesinará|asesinarán|morirá|morirán)$/u);
const infinitive = folded(
  /^(?:matar|asesinar|morir|tuer|assassiner|mourir|убить|убивать|умереть|погибнуть|вбити|вбивати|загинути)$/u,
);
const subjunctive = /^(?:muer(?:an|a)|muriera[ns]?|haya[ns]?|maten?|asesinen?)$/u;
