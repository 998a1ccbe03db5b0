import { COMPARATORS, isCount, KINDS } from '../items/counted.js';
import { hasTag, type Item, isOfTime, isSilent, wordOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import { VAGUE_TAGS } from '../lexicons/lexicon.js';
import type { Detail } from './detail.js';
import { isNoun } from './victims.js';

/**
 * "Including 30 children", "most of them women": what is said of a part of those who are counted. How many civilians there were
 * among them is counted, and left to that.
 */
export function includedAt(items: readonly Item[], place: number): Detail | null {
  // Most words begin nothing.
  if (wordOf(items[place]) === '') return null;
  const length = lengths.find((words) => beginsPart(items.slice(place, place + words)));
  if (length === undefined) return null;
  let to = place + length;
  while (isOfPart(items, to) && !beginsRest(items, to, place + length)) to++;
  while (to > place + length && isSilent(items[to - 1])) to--;
  const told = items.slice(place + length, to);
  const isNumbered = told.some(({ type }) => type === 'number');
  // How many civilians there were is counted, where it is told.
  if (isNumbered && told.some((item) => hasTag(item, 'civilians'))) return null;
  // "Mostly of natural causes", "dont 20 de vieillesse": of what they died, and not who they were.
  const areWho = (item: Item) => isNoun(item) || hasTag(item, 'people', 'civilians', 'members');
  if (!told.some(areWho) || told.some((item) => illness.test(wordOf(item)))) return null;
  const isSaid = told.some((item) => item.type === 'unknown' || hasTag(item, 'restricts', 'civilians'));
  // "400 died, including 30 killed in Hama"; "40 personas, entre ellas 12 niños, murieron" has no other verb.
  const isOfOthers =
    hasTag(items[to], 'killed') && items.slice(0, place).some((item) => hasTag(item, 'killed'));
  if (!isSaid || isOfOthers || hasTag(items[to], ...KINDS)) return null;
  return { from: place, to, told: 'unchecked' };
}

/** "Including 12 children, 40 people …": another number that nothing joins to the first. */
function beginsRest(items: readonly Item[], place: number, start: number): boolean {
  if (items[place]?.type !== 'number' || place === start) return false;
  let before = place - 1;
  while (hasTag(items[before], 'a', ...COMPARATORS)) before--;
  return before >= start && !hasTag(items[before], 'and') && !isSilent(items[before]);
}

/** "Most of them patients with cancer". */
const illness = folded(
  /^(?:natural|naturally|cancer|covid|disease|diseases|illness|sick|ill|hunger|starv\p{L}+|malnutrition|accidents?|drown\p{L}*|suicides?|old age|age|heart|cáncer|enfermedad(?:es)?|enferm[oa]s|hambre|desnutrición|accidentes?|ahogad[oa]s|suicidios?|vejez|naturales|maladies?|malades|faim|malnutrition|noyé[es]*|vieillesse|naturelles?|рак(?:ом|а)|болезн\p{L}+|боле(?:ли|вш\p{L}+|ющ\p{L}+)|больны\p{L}*|голод\p{L}*|старост\p{L}+|естественн\p{L}+|утонул\p{L}*|несчастн\p{L}+|хвор\p{L}+|старіст\p{L}+|природн\p{L}+|потонул\p{L}*|нещасн\p{L}+|السرطان|بالسرطان|مرض\p{L}*|المرض|جوع\p{L}*|الجوع|جوعا|طبيعي\p{L}*|غرق\p{L}*|حادث|حوادث)$/u,
);

const lengths = [1, 2, 3, 4];

function beginsPart(items: readonly Item[]): boolean {
  return part.test(items.map((item) => wordOf(item)).join(' '));
}

const part = folded(
  /^(?:including|among them|(?:most|many|some|several|half|the majority) of (?:them|whom)|mostly|mainly|incluid[oa]s?|entre ell[oa]s|(?:la mayoría|muchos|varios) de ell[oa]s|en su mayoría|dont|parmi lesquel(?:le)?s|y compris|la plupart|pour la plupart|en majorité|в том числе|включая|среди них|среди которых|большинство из них|в основном|у тому числі|в тому числі|зокрема|серед них|серед яких|більшість із них|більшість з них|переважно|بينهم|من بينهم|منهم|من ضمنهم|معظمهم|أغلبهم|غالبيتهم)$/u,
);

function isOfPart(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (item === undefined || hasTag(item, 'killed', 'slew', 'passive', ...KINDS)) return false;
  if (item.type === 'number') return isCount(items, place);
  if (isOfTime(item)) return false;
  const isOfCount = hasTag(item, 'and', 'a', 'some', ...COMPARATORS, ...VAGUE_TAGS);
  return (
    item.type === 'unknown' ||
    isOfCount ||
    hasTag(item, 'restricts', 'members', 'people', 'civilians') ||
    (isSilent(item) && !hasTag(item, 'in'))
  );
}
