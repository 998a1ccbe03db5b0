import { COMPARATORS, isOfCounted, KINDS } from '../items/counted.js';
import { afterSilent, hasTag, type Item, isArticle, isSilent, textOf } from '../items/item.js';
import { VAGUE_TAGS } from '../lexicons/lexicon.js';

// Where it is not clear who did it, or to whom.

/** "IS together with the army fought": against whom is not told. */
export function foughtTogether(items: readonly Item[]): boolean {
  const parties = items.filter(({ type }) => type === 'actor').length;
  return parties > 1 && items.some((item) => jointly.test(textOf(item)));
}

const jointly = /^(?:together|juntos|juntas|ensemble|вместе|разом|معا)$/u;

/** "By killing IS, …". */
export function isByKilling(items: readonly Item[], place: number): boolean {
  return (
    hasTag(items[place], 'by') && /ing$/.test(textOf(items[place + 1])) && hasTag(items[place + 1], 'slew')
  );
}

/** "IS fought IS": one of them may be another. */
export function isAgainstItself(items: readonly Item[], place: number): boolean {
  const [subject, verb] = [items[place], items[place + 1]];
  const object = items[afterSilent(items, place + 2)];
  if (subject?.type !== 'actor' || object?.type !== 'actor') return false;
  return hasTag(verb, 'fought', 'slew', 'struck') && subject.actor.join() === object.actor.join();
}

/** "Damascus killed 100 civilians": those who rule from there. */
export function isKiller(items: readonly Item[], place: number): boolean {
  const subject = items[place];
  if (subject?.type !== 'place' || hasTag(items[place - 1], 'in') || endsListOfPlaces(items, place))
    return false;
  if (subject.places.some(({ type }) => type !== 'province')) return false;
  const isVerb = (item: Item | undefined) => hasTag(item, 'slew') && oneKiller.test(textOf(item));
  const verb = /^(?:a|ha|has|had)$/.test(textOf(items[place + 1])) ? place + 2 : place + 1;
  const isBefore = arabicKiller.test(textOf(items[place - 1]));
  const at = isVerb(items[verb]) ? verb + 1 : place + 1;
  const object = isVerb(items[verb]) || isBefore ? items[at] : undefined;
  return object?.type === 'number'
    ? !object.isYear || isOfCounted(items, at)
    : hasTag(object, 'people', 'civilians', 'to', 'a', 'no', 'nobody', 'any', ...COMPARATORS, ...VAGUE_TAGS);
}

/** "The war in Homs, Idlib and Hama killed 500". */
function endsListOfPlaces(items: readonly Item[], last: number): boolean {
  if (!hasTag(items[last - 1], 'and')) return false;
  let before = last - 2;
  while (items[before]?.type === 'place' || hasTag(items[before], 'and')) before--;
  const isOf = (item: Item) => hasTag(item, 'war', 'event', ...KINDS);
  return before < last - 2 && hasTag(items[before], 'in') && items.slice(0, before).some(isOf);
}

const oneKiller =
  /^(?:killed|kills|murdered|slaughtered|massacred|mato|asesino|tue|assassine|убила?|убив|убила|вбив|вбила)$/u;
const arabicKiller = /^(?:قتل|قتلت|يقتل|تقتل)$/u;

/** "Un asesino de 40 personas": who killed them. */
export function isMurderer(items: readonly Item[], place: number): boolean {
  if (textOf(items[place]) !== 'asesino') return false;
  const before = items[place - 1];
  return (isArticle(before) || hasTag(before, 'a') || textOf(before) === 'al') && isSilent(items[place + 1]);
}
