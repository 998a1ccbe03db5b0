import type { EventKind } from '@partner-api/contract';
import { isGovernment } from '../domain/party-names.js';
import { COMPARATORS, isOfCounted, KINDS } from '../items/counted.js';
import { hasTag, type Item, isArticle, isSilent, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import { type Tag, VAGUE_TAGS } from '../lexicons/lexicon.js';

type Actor = Extract<Item, { type: 'actor' }>;

/** Whether the words around a party say, or may say, that it was those who were killed, though nobody else is named. */
export function isDoneTo(items: readonly Item[], place: number, kind: EventKind): boolean {
  const item = items[place];
  if (item?.type !== 'actor') return false;
  return (
    (item.hasParticle === true && !doneByWhoIsNamed.test(textOf(items[place - 1]))) ||
    isHeading(items, place) ||
    isAskedPassive(items, place) ||
    isSlavicObject(items, place, item) ||
    isSpanishObject(items, place) ||
    isCounted(items, place) ||
    isObjectOfNoun(items, place, item, kind)
  );
}

/** "US soldiers killed in Iraq in 2006: 800"; who "killed 800" or "has killed" did it. */
function isHeading(items: readonly Item[], place: number): boolean {
  const verb = after(items, place + 1);
  if (!participle.test(textOf(items[verb]))) return false;
  if (items.slice(place + 1, verb).some((item) => auxiliary.test(textOf(item)))) return false;
  // "The civilians IS killed", "how many people has IS killed".
  const before = beforeSilent(items, place - 1);
  if (hasTag(items[before], 'people', 'civilians') || items.slice(before + 1, place).some(isAuxiliary))
    return false;
  const object = items[verb + 1];
  if (object?.type === 'number') return object.isYear && !isOfCounted(items, verb + 1);
  if (hasTag(object, ...OBJECTS)) return false;
  return !hasTag(object, 'filler') || hasTag(object, 'in') || textOf(object) === ':';
}

/** What a verb of killing has for its object, or begins it with. */
const OBJECTS: readonly Tag[] = [
  ...([
    'people',
    'civilians',
    'nobody',
    'nothing',
    'no',
    'some',
    'any',
    'all',
    'a',
    'only',
    'up_to',
  ] as const),
  ...(['most', 'fewest'] as const),
  ...COMPARATORS,
  ...VAGUE_TAGS,
];

const participle = /^(?:killed|murdered|slaughtered|massacred|shot dead|slain)$/;
const auxiliary = /^(?:has|have|had)$/;

function isAuxiliary(item: Item): boolean {
  return auxiliary.test(textOf(item));
}

/** "Were FARC rebels killed in 2000?" */
function isAskedPassive(items: readonly Item[], place: number): boolean {
  if (!participle.test(textOf(items[after(items, place + 1)]))) return false;
  for (let before = place - 1; isSilent(items[before]) || hasTag(items[before], 'members'); before--)
    if (hasTag(items[before], 'passive')) return true;
  return false;
}

/** "Хуситов убили 400 человек", "убили армию": beside a verb without a subject, in the case of those to whom it was done. */
function isSlavicObject(items: readonly Item[], place: number, { text = '' }: Actor): boolean {
  const [before, next] = [items[place - 1], items[after(items, place + 1)]];
  const isObject = text.length > longestAcronym && objectEnding.test(text);
  if (!isObject || hasTag(before, 'by', 'between', 'involving', 'from_or_with', ...KINDS)) return false;
  return [before, next].some((item) => hasTag(item, 'killed') && subjectless.test(textOf(item)));
}

const longestAcronym = 4;
const objectEnding = folded(/^\p{Script=Cyrillic}.*(?:ов|ев|ей|ів|їв|у|ю)$/u);
const subjectless = /(?:али|яли|или)$/u;

/** "A las FARC mataron 77 en Colombia". */
function isSpanishObject(items: readonly Item[], place: number): boolean {
  let before = place - 1;
  while (isArticle(items[before]) || articleWord.test(textOf(items[before]))) before--;
  return hasTag(items[before], 'to') && /^(?:a|al)$/.test(textOf(items[before]));
}

const articleWord = /^(?:los|las|les)$/;

/** "How many FARC rebels", "cuántas personas de las FARC": of whom the number is told; "how many did IS kill" has a verb between. */
function isCounted(items: readonly Item[], place: number): boolean {
  let [before, isOf] = [place - 1, false];
  for (let word = items[before]; isArticle(word) || articleOrOf.test(textOf(word)); word = items[--before])
    isOf ||= !isArticle(word) && !articleWord.test(textOf(word));
  return hasTag(items[before], 'how_many') || (isOf && hasTag(items[before], 'people', 'civilians'));
}

const articleOrOf = /^(?:of|de|del|des|du|d|los|las|les)$/;

/** "هجوم لحركة الشباب", "теракт ИГ": nouns of what they did. */
const doneByWhoIsNamed = folded(
  /^(?:هجوم|هجمات|هجومين|تفجير|تفجيرات|كمين|теракт\p{L}*|attentats?|atentados?)$/u,
);

/** "The bombing of Hamas", "les massacres de Peuls": theirs, or done to them. What a government's aircraft did is told so. */
function isObjectOfNoun(items: readonly Item[], place: number, { actor }: Actor, kind: EventKind): boolean {
  if (kind !== 'explosion_remote_violence' && kind !== 'violence_against_civilians') return false;
  const isOfState = actor.every(isGovernment);
  // "Boko Haram airstrikes", of whom nobody has an aircraft.
  if (!isOfState && aerial.test(textOf(items[after(items, place + 1)]))) return true;
  const noun = items[beforeSilent(items, place - 1)];
  if (!hasTag(noun, 'explosion_remote_violence', 'violence_against_civilians') || hasTag(noun, 'civilians'))
    return false;
  if (doneByWhoIsNamed.test(textOf(noun))) return false;
  return /ing$/.test(textOf(noun)) || !isOfState;
}

const aerial = /^(?:air ?strikes?|air raids?)$/;

function after(items: readonly Item[], place: number): number {
  let next = place;
  while (isSilent(items[next]) || hasTag(items[next], 'members')) next++;
  return next;
}

function beforeSilent(items: readonly Item[], place: number): number {
  let before = place;
  while (isSilent(items[before]) || hasTag(items[before], 'members')) before--;
  return before;
}
