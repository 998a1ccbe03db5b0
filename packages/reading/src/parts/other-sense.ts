import type { Province } from '@partner-api/contract';
import type { Obstacle } from '../domain/event-reading.js';
import { COMPARATORS, KINDS, TIMES } from '../items/counted.js';
import { afterSilent, hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import { VAGUE_TAGS } from '../lexicons/lexicon.js';
import type { Quantity } from '../quantities/read-quantity.js';
import { tellsDateOfData, tellsDayOfReport } from './day-of-report.js';
import { areAttacked, areBrought, areCauseOfEvents, areFatalEvents, lostSomething } from './dead-told-of.js';
import { isLimitOfCounting } from './limits-of-counting.js';
import { isWish, tellsAge, tellsRank } from './no-number-of-dead.js';
import { isOnceMore } from './one-by-one.js';
import { isDoneByCounted, isOtherLoss } from './people-act.js';
import { isAskedOf, peopleOfPlace } from './people-of-place.js';
import { foughtTogether, isAgainstItself, isByKilling, isKiller, isMurderer } from './who-killed.js';

/** What was read of a text when its words are looked at. */
export interface WordsRead {
  readonly items: readonly Item[];
  readonly quantity: Quantity | null;
  readonly provinces: readonly Province[];
}

/**
 * What keeps words that counting knows from telling what was counted: "the deaths were not recorded", "Raqqa is lost",
 * "in a province of Syria". Null where nothing does.
 */
export function otherSense(told: WordsRead): Obstacle | null {
  const found = senses.find(([, isSo]) => isSo(told));
  return found?.[0] ?? null;
}

const senses: readonly (readonly [Obstacle, (told: WordsRead) => boolean])[] = [
  ['denial', ({ items }) => isNotCounted(items) || items.some((_, place) => countsNobody(items, place))],
  ['place', isOfOnePart],
  ['place', ({ items, quantity }) => !isAskedOf(items, quantity !== null) && peopleOfPlace(items) !== null],
  ['time', ({ items }) => tellsDayOfReport(items)],
  ['time', ({ items }) => items.some((_, place) => tellsDateOfData(items, place))],
  ['time', ({ items }) => items.some((_, place) => isOnceMore(items, place))],
  [
    'time',
    ({ items }) => items.some((item, place) => hasTag(item, 'some') && months.test(textOf(items[place + 1]))),
  ],
  ['actors', ({ items }) => foughtTogether(items) || items.some((_, place) => isByKilling(items, place))],
  ['actors', ({ items }) => items.some((_, place) => isKiller(items, place))],
  ['actors', ({ items }) => items.some((_, place) => isAgainstItself(items, place))],
  ['parts', ({ items }) => isDoneByCounted(items) || items.some((_, place) => isReflexive(items, place))],
  ['numbers', ({ items, quantity }) => isLimitOfCounting(items, quantity)],
  ['parts', ({ items, quantity }) => isOtherLoss(items, quantity?.predicate.named?.[0] ?? 0)],
  ['numbers', ({ items }) => items.some((_, place) => isTimesMore(items, place))],
  [
    'parts',
    ({ items }) =>
      items.some((item) => losing.test(textOf(item))) && items.some((item) => hasTag(item, 'battle')),
  ],
  ['numbers', ({ items }) => items.some((_, place) => isFallenNumber(items, place))],
  // "ألف شخص وشخص": a thousand and one.
  ['numbers', ({ items }) => items.some((_, place) => isOneMore(items, place))],
  ['parts', isNaturalDeath],
  ['parts', ({ items }) => areCauseOfEvents(items)],
  ...([areAttacked, areBrought, areFatalEvents, lostSomething, isMurderer] as const).map(
    (isSo) => ['parts', ({ items }: WordsRead) => items.some((_, place) => isSo(items, place))] as const,
  ),
  ...([tellsAge, tellsRank, isWish] as const).map(
    (isSo) => ['numbers', ({ items }: WordsRead) => items.some((_, place) => isSo(items, place))] as const,
  ),
  ['parts', ({ items }) => items.some((_, place) => isGrowth(items, place))],
  ['parts', ({ items }) => items.some((_, place) => isTaken(items, place))],
  ['parts', (told) => isTaking(told) || isVital(told) || hasNoDead(told)],
  ['parts', ({ items }) => items.some((_, place) => isDoneByThem(items, place))],
];

/** "40 personas se mataron": in an accident, or themselves. */
function isReflexive(items: readonly Item[], place: number): boolean {
  return textOf(items[place]) === 'se' && /^mat(?:o|aron|an|a)$/.test(textOf(items[place + 1]));
}

/** "The deaths were not recorded"; "no deaths were recorded" tells that there were none. */
function isNotCounted(items: readonly Item[]): boolean {
  return items.some((item, place) => {
    if (!hasTag(item, 'no', 'not')) return false;
    // "There is no figure"; "did not record any" is a verb.
    const next = textOf(items[afterArticles(items, place + 1)]);
    if (counts.test(next) && !(hasTag(item, 'not') && /^(?:count|record)$/.test(next))) return true;
    if (hasTag(item, 'no')) return isOfThem(items, place);
    const verb = recordingAfter(items, place);
    const isCounted = (other: Item) => hasTag(other, 'killed', 'people', 'civilians', 'event');
    // "لم يسجل أحد القتلى".
    if (verb >= 0 && textOf(items[verb + 1]) === 'احد') return true;
    // "لم يتم توثيق القتلى": whether they are the dead, or any, is not told apart here.
    if (verb >= 0 && arabicDead.test(textOf(items[verb + 1]))) return true;
    return verb >= 0 && items.slice(0, place).some(isCounted) && !items.slice(verb + 1).some(isCounted);
  });
}

/** "None of the killings were documented". */
function isOfThem(items: readonly Item[], place: number): boolean {
  return (
    textOf(items[place]) === 'none of' && items.slice(place).some((item) => recording.test(textOf(item)))
  );
}

/** "Nobody counted the dead", "no one saw the killings"; "nobody reported killed" tells that none was. */
function countsNobody(items: readonly Item[], place: number): boolean {
  if (!hasTag(items[place], 'nobody')) return false;
  const verb = recordingAfter(items, place);
  const isParticiple = participles.test(textOf(items[verb])) && hasTag(items[verb + 1], 'killed');
  if (verb >= 0) return !isParticiple && !items.slice(place, verb).some((item) => hasTag(item, 'passive'));
  const saw = items.findIndex(
    (item, other) => other > place && (hasTag(item, 'saw') || textOf(item) === 'got away with'),
  );
  return saw >= 0 && items.slice(saw).some((item) => deathNoun.test(textOf(item)));
}

/** The place of a word for counting and recording soon after another, with nothing but auxiliaries between; else -1. */
function recordingAfter(items: readonly Item[], place: number): number {
  for (let next = place + 1; next <= place + 4; next++) {
    if (recording.test(textOf(items[next]))) return next;
    if (!isSilent(items[next]) && !hasTag(items[next], 'not', 'half_denial', 'passive')) return -1;
  }
  return -1;
}

// In Russian and Ukrainian what ends in -о tells that there was none: "погибших не зафиксировано".
const recording =
  /^(?:(?:ont|a|se) )?(?:recorded|registered|reported|documented|counted|logged|registr|contabiliz|document|enregistr|recens|denombr|compt[ea]|conto$|contaron|contad|reportaron|deplor|[يت]?سجل|تسجيل|[يت]?وثق|توثيق|зафиксирова(?!но$)|зарегистрирова(?!но$)|подсчита(?!но$)|задокументирова(?!но$)|зафіксова(?!но$)|зафіксува|зареєстрова(?!но$)|підрахува|підрахова(?!но$)|задокументова(?!но$))/u;
const participles = /^(?:recorded|registered|reported|documented|counted|logged)$/;
const arabicDead = /^(?:قتلي|ضحايا|وفيات|موتي)$/u;
const counts =
  /(?:^| )(?:toll|figures?|data|count|records?|statistics|cifras?|datos|balance|bilan|chiffres?|donnees|данн\S+|цифр\S*|сведени\S+|числа|даних|відомост\S+|حصيلة|بيانات|ارقام)(?: |$)/u;
const deathNoun = folded(
  /^(?:killings?|deaths?|dead|murders?|murdering|muertes|muertos|morts|قتلى|asesinatos|homicidios|meurtres|assassinats|deces|убииств\S*|смерт\S*|вбивств\S*)$/u,
);

/** "In a province of Syria": in one of them, and not in all. */
function isOfOnePart({ items, provinces }: WordsRead): boolean {
  if (
    provinces.length > 0 ||
    items.some((item) => hasTag(item, 'ask', 'which_province', 'by_province', 'most'))
  )
    return false;
  return items.some((item, place) => {
    if (!hasTag(item, 'filler') || !oneProvince.test(textOf(item))) return false;
    const isOfCountry = items[afterSilent(items, place + 1)]?.type === 'place';
    return hasTag(items[place - 1], 'a', 'some') || isOfCountry;
  });
}

const oneProvince =
  /(?:^| )(?:province|governorate|provincia|gobernacion|gouvernorat|провинци[яиюе]и?|мухафаз[аеуы]|провінці[яюєі]+|мухафаз[аиі]|محافظة)(?: (?:of|de|d))?$/u;
const months = /^(?:month|mes|mois)(?: (?:of|de|d))?$/;

/** "How many times more people died in Homs?" */
function isTimesMore(items: readonly Item[], place: number): boolean {
  return (
    TIMES.has(textOf(items[place]).split(' ').at(-1) ?? '') &&
    hasTag(items[afterSilent(items, place + 1)], 'more_than', 'fewer_than', 'comparing', 'most', 'fewest')
  );
}

/** "The number of people killed fell in combat": who fell in combat died, and a number of the dead grew less. */
function isFallenNumber(items: readonly Item[], place: number): boolean {
  if (!/^(?:fell in|cayeron en) /.test(textOf(items[place]))) return false;
  return items.slice(0, place).some((item) => hasTag(item, 'killed', 'how_many'));
}

function isOneMore(items: readonly Item[], place: number): boolean {
  const word = textOf(items[place]);
  return (
    hasTag(items[place], 'people') && hasTag(items[place + 1], 'and') && textOf(items[place + 2]) === word
  );
}

/**
 * "Умерли 40 человек": of whatever, where no violence is told of; "погибли" is of that. Who asks how many did is told how many
 * were killed.
 */
function isNaturalDeath({ items, quantity }: WordsRead): boolean {
  const isOfViolence = (item: Item) => item.type === 'actor' || hasTag(item, 'war', ...KINDS);
  return quantity !== null && areAll(items, natural) && !items.some(isOfViolence);
}

const natural = folded(/^(?:умер(?:л[аои]?|ших|шие)?|померл?[аои]?|померл(?:их|і))$/u);

/** "An explosion in the number of cases". */
function isGrowth(items: readonly Item[], place: number): boolean {
  const next = afterSilent(items, place + 1);
  return hasTag(items[place], ...KINDS) && next > place + 1 && growing.test(textOf(items[next]));
}

const growing = /^(?:the )?number of$|^(?:el )?numero de$|^(?:le )?nombre d[e']?$/u;

/** "سقطت حمص": the word for "fell" of the dead, too. */
function isTaken(items: readonly Item[], place: number): boolean {
  return /^[يت]?سقطت?$/u.test(textOf(items[place])) && items[place + 1]?.type === 'place';
}

const losing = /^(?:فقد|فقدت|خسر|خسرت)$/u;

/** "Raqqa was lost", "the war cost 200 million": what is taken is told elsewhere, or is no life. */
function isTaking({ items }: WordsRead): boolean {
  return areAll(items, takings) && !items.some((item) => hasTag(item, 'people', 'civilians'));
}

const takings =
  /^(?:los(?:t|es?|ing)|arrebat(?:o|aron|ad[oa]s?)|costado|(?:se )?cobr(?:o|a|an|aron|ado|andose)|acab(?:o|aron|ado) con|seg(?:o|aron|ado|adas)|a emporte|ont emporte|aura coute|auront coute|couterent|coutent|perdues|унес\S*|حصدت?|[تي]حصد|حاصدة?)$/u;

/** "Nobody lives in Homs". */
function isVital({ items }: WordsRead): boolean {
  return areAll(items, lives) && !items.some((item) => hasTag(item, 'resulted', 'slew'));
}

const lives =
  /^(?:lives|a life|human lives|las? vidas? de|жизнеи|человеческих жизнеи|життів|людських життів|حياته|حياتها|حياتهم)$/u;

/** "The fighting died", "Raqqa died": nobody is told who did. */
function hasNoDead({ items, quantity }: WordsRead): boolean {
  const isTold = items.some((item) =>
    hasTag(
      item,
      'people',
      'civilians',
      'nobody',
      'no',
      'nothing',
      'any',
      'some',
      'how_many',
      'most',
      'fewest',
    ),
  );
  return quantity === null && !isTold && areAll(items, dying) && !items.some(({ type }) => type === 'actor');
}

const dying = folded(
  /^(?:died|dies?|dying|perish(?:ed)?|muri(?:o|eron)|muere|mueren|fallec(?:io|ieron|en)|perec(?:io|ieron|e|en)|meurent|mouru\S*|succomb\S*|ont succombe|perit|perirent|умер\S*|погиб(?:л[аои])?|не стало|помер(?:л[аои])?|загину(?:в|л[аои])|مات|ماتت|ماتوا|هلك|قضوا|قضى)$/u,
);

function areAll(items: readonly Item[], words: RegExp): boolean {
  const killed = items.filter((item) => hasTag(item, 'killed'));
  return killed.length > 0 && killed.every((item) => words.test(textOf(item)));
}

/** "10,000 people in Homs documented killings", "plus de 100 civils ont tué": they did, and did not die. */
function isDoneByThem(items: readonly Item[], place: number): boolean {
  if (!hasTag(items[place], 'people', 'civilians')) return false;
  let next = place + 1;
  while (items[next]?.type === 'place' || (hasTag(items[next], 'in') && !hasTag(items[next], 'to'))) next++;
  const verb = textOf(items[next]);
  const isAsked = items.slice(0, place).some((item) => hasTag(item, 'how_many'));
  if (doing.test(verb)) return items[next + 1]?.type !== 'actor' && !isAsked;
  // "Ont tué"; in "des frappes sur des civils ont tué 40 personnes" it tells of those before them.
  if (doing.test(`${verb} ${textOf(items[next + 1])}`) && !isAsked)
    return !isWhom(items[afterSilent(items, next + 2)]);
  // "40 people reported dead".
  if (participles.test(verb) && adjectives.test(textOf(items[next + 1]))) return false;
  const isDeed =
    recording.test(verb) || committing.test(verb) || (next > place + 1 && hasTag(items[next], 'saw'));
  return isDeed && deathNoun.test(textOf(items[afterArticles(items, next + 1)]));
}

function isWhom(item: Item | undefined): boolean {
  if (item?.type === 'number') return !item.isYear;
  return item?.type === 'actor' || hasTag(item, 'people', 'civilians', ...COMPARATORS, ...VAGUE_TAGS);
}

const adjectives = /^(?:dead|killed|murdered|slain|massacred)$/;
const doing = /^(?:mat(?:o|aron|aban)|asesin(?:o|aron)|(?:a|ont) (?:tue|assassine)s?|tuent|tuerent)$/;
const committing =
  /^(?:committed|commit|carried out|cometieron|cometio|commis|ont commis|a commis|совершил\S*|скоіл\S*|здіиснил\S*)$/u;

function afterArticles(items: readonly Item[], place: number): number {
  let next = place;
  while (
    hasTag(items[next], 'a') ||
    (isSilent(items[next]) && !counts.test(textOf(items[next])) && !deathNoun.test(textOf(items[next])))
  )
    next++;
  return next;
}
