import { COMPARATORS, KINDS } from '../items/counted.js';
import { afterSilent, hasTag, type Item, isArticle, isOfTime, isSilent, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import { VAGUE_TAGS } from '../lexicons/lexicon.js';

/**
 * Whether those who are counted did it, and did not die: "people have killed", "civilians killed more than 5,000", "ont fait
 * des morts", "Damascus in 2018 killed more than 10,000".
 */
export function isDoneByCounted(items: readonly Item[]): boolean {
  return items.some(
    (_, place) =>
      isDoneByPeople(items, place) ||
      isDoneByProvince(items, place) ||
      isDoneByAskedProvince(items, place) ||
      isVerbOfPeople(items, place) ||
      areLivesTakenByPeople(items, place),
  );
}

/** Whether people are told of, who lost something else than their lives: "lost the war", "got lost", "left for dead". */
export function isOtherLoss(items: readonly Item[], number: number): boolean {
  return items.some((item, place) => {
    const text = textOf(item);
    // "Syria lost five million people": most of them left.
    if (losing.test(text))
      return number >= mostDead || (isAfterPeople(items, place) && !areLivesAfter(items, place));
    if (text === 'perdues' || /^(?:a|ont|auront) vu mourir$/.test(text)) return isAfterPeople(items, place);
    // "Left for dead", "à mort"; "van a morir" has not come.
    const before = textOf(items[place - 1]);
    if (text === 'dead') return before === 'for' && hasTag(items[place - 2], 'resulted');
    if (text === 'mort' || text === 'morir') return before === 'a' && isAfterPeople(items, place);
    // "قضى عام 2018 كاملا": spent all of it.
    return spending.test(text) && items.slice(place).some((other) => whole.test(textOf(other)));
  });
}

/** "The people of Homs lost more than 500 lives". */
function areLivesAfter(items: readonly Item[], place: number): boolean {
  return items.slice(place + 1).some((item) => lives.test(textOf(item)));
}

const mostDead = 1_000_000;
const losing = /^los(?:t|es?|ing)$/;
const spending = /^(?:قضي|قضت|قضوا|يقضي|تقضي)$/u;
const whole = /^(?:كاملا|كاملة|كامله|كله|باكمله|بكامله)$/u;

/** The words between those who are counted and what follows; null where they do not go before. */
function wordsAfterPeople(items: readonly Item[], place: number): string | null {
  const words: string[] = [];
  let before = place - 1;
  while (isBeside(items[before])) {
    words.unshift(textOf(items[before]));
    before--;
  }
  return hasTag(items[before], 'people', 'civilians') && !hasTag(items[before], 'killed')
    ? words.join(' ')
    : null;
}

function isAfterPeople(items: readonly Item[], place: number): boolean {
  return wordsAfterPeople(items, place) !== null;
}

/** Auxiliaries, places and times; "the people that the war has killed" has another subject. */
function isBeside(item: Item | undefined): boolean {
  if (hasTag(item, 'war')) return false;
  if (item?.type === 'place' || item?.type === 'month') return true;
  if (item?.type === 'number') return item.isYear;
  return isSilent(item) || textOf(item) === 'a';
}

/** A verb of killing after people that is none of what befell them. */
function isDoneByPeople(items: readonly Item[], place: number): boolean {
  const verb = textOf(items[place]);
  if (!hasTag(items[place], 'killed', 'resulted') || !anyVerb.test(verb)) return false;
  const words = wordsAfterPeople(items, place);
  if (words === null) return false;
  if (ing.test(verb)) return /(?:^| )(?:were|was|are|is|been|got away with|did|do|does)(?: |$)/.test(words);
  if (takes.test(verb)) return lives.test(textOf(items[afterSilent(items, place + 1)]));
  if (infinitive.test(verb)) return !/(?:^| )(?:fait|fais\S*|hicieron|hizo)(?: |$)/.test(words);
  if (past.test(verb)) return isPastOfPeople(items, place, words);
  // "Combien de civils ont tué les frappes ?"
  const next = items[afterSilent(items, place + 1)];
  return next?.type !== 'actor' && !hasTag(next, 'event', ...KINDS) && !isWarAsSubject(next);
}

/** "People have killed", "civilians killed more than 5,000"; "people killed in Homs" died. */
function isPastOfPeople(items: readonly Item[], place: number, words: string): boolean {
  if (/(?:^| )(?:been|being|be|were|was|are|is|got|get|getting|sido|ete)(?: |$)/.test(words)) return false;
  const next = items[place + 1];
  if (/(?:^| )(?:have|has|had|ha|han|habian|ont|avaient)$/.test(words)) return next?.type !== 'actor';
  if (!/^(?:kill|murder|slaughter|massacr|قتلوا)/u.test(textOf(items[place])) || /الذين|التي|who/.test(words))
    return false;
  if (items.slice(0, place).some((item) => hasTag(item, 'how_many'))) return false;
  // "Those killed exceeded 5,000".
  if (hasTag(next, 'exceeds', 'reached')) return false;
  return (
    (next?.type === 'number' && !next.isYear) ||
    hasTag(next, 'people', 'civilians', 'nobody', 'some', ...COMPARATORS, ...VAGUE_TAGS)
  );
}

function isWarAsSubject(item: Item | undefined): boolean {
  return hasTag(item, 'war') && !/ну$/u.test(textOf(item));
}

const ing = /^(?:kill|murder|massacr|slaughter|slay)ing$|^(?:claim|tak)ing the lives of$/;
const takes = /^(?:took|takes?|taking|claim(?:s|ed)?|costs?)$/;
const lives = /^(?:(?:human )?lives|a life|lives lost)$/;
const infinitive =
  /^(?:matar|asesinar|masacrar|tuer|assassiner|massacrer|убивать|убить|[ву]бивати|[ву]бити)$/u;
const past = /^(?:kill(?:s|ed)?|murdered|slaughtered|massacred|matado|asesinado|masacrado|قتلوا)$/u;
const imperfective = /^(?:убива(?:л[аио]?|ют)|[ву]бива(?:в|л[аио]|ють))$/u;
const taking =
  /^(?:унесли|забрали|отняли|унесли жизни|забрали жизни|відібрали|обірвали|забрали життя|acabaron con|han acabado con|(?:se )?cobraron|segaron|arrebataron)$/u;
const anyVerb = folded(
  new RegExp([ing, takes, infinitive, past, imperfective, taking].map(({ source }) => source).join('|'), 'u'),
);

/** "Personnes ont tué", "ont fait des morts", "had someone killed". */
function isVerbOfPeople(items: readonly Item[], place: number): boolean {
  const item = items[place];
  if (!hasTag(item, 'killed')) return false;
  const text = textOf(item);
  if (/^(?:killed|murdered|shot dead)$/.test(text) && hasTag(items[place - 1], 'some'))
    return /(?:^| )(?:had|have|has)$/.test(wordsAfterPeople(items, place - 1) ?? '');
  const words = wordsAfterPeople(items, place) ?? '';
  if (/^(?:tues?|assassines?|massacres?)$/.test(text)) {
    const next = items[afterSilent(items, place + 1)];
    const isOfOthers = next?.type === 'actor' || hasTag(next, 'event', 'war', ...KINDS);
    return /(?:^| )(?:ont|avaient|a)$/.test(words) && !isOfOthers;
  }
  return (
    /^(?:morts|victimes)$/.test(text) &&
    /(?:^| )(?:ont|a|avaient|auront) (?:fait|cause|provoque)(?: |$)/.test(words)
  );
}

/** "قتل المدنيون أكثر من 5000", "حصد 500 شخص أرواح الناس". */
function areLivesTakenByPeople(items: readonly Item[], place: number): boolean {
  const verb = textOf(items[place]);
  const isPeople = (item: Item | undefined) =>
    hasTag(item, 'people', 'civilians') && !/^(?:ارواح|حياة)$/u.test(textOf(item));
  if (/^(?:قتل|قتلت|يقتل|تقتل)$/u.test(verb) && isPeople(items[place + 1])) {
    const object = items[place + 2];
    // "قتل مدني واحد": one was killed.
    const isNumber = object?.type === 'number' && !object.isYear && object.value > 2;
    return isNumber || hasTag(object, ...COMPARATORS, ...VAGUE_TAGS);
  }
  if (!/^[يت]?حصدت?$/u.test(verb)) return false;
  const people = items.findIndex((item, other) => other > place && isPeople(item));
  return people > 0 && items.slice(people).some((item) => /^(?:ارواح|حياة)$/u.test(textOf(item)));
}

/** "Damascus in 2018 killed more than 10,000 people": its rulers, or those who fought there. */
function isDoneByProvince(items: readonly Item[], place: number): boolean {
  const subject = items[place];
  if (subject?.type !== 'place' || hasTag(items[place - 1], 'in')) return false;
  if (subject.places.some(({ type }) => type !== 'province')) return false;
  const isTime = (item: Item | undefined) => item !== undefined && isOfTime(item);
  const isBetween = (item: Item | undefined) => isTime(item) || isSilent(item) || textOf(item) === 'a';
  const start = items.findLastIndex((item, other) => other < place && item.type === 'stop');
  const isVerbBefore = hasTag(items[place - 1], 'slew') && arabicVerb.test(textOf(items[place - 1]));
  const opening = items.slice(start + 1, isVerbBefore ? place - 1 : place);
  if (!opening.every(isBetween) || opening.some((item) => hasTag(item, 'war'))) return false;
  let next = place + 1;
  // "Syria, 2018: killed at least 400" is a heading.
  if (!isVerbBefore && isTime(items[next])) return false;
  while (isBetween(items[next]) && !hasTag(items[next], 'war')) next++;
  const isVerb = hasTag(items[next], 'slew') && oneKiller.test(textOf(items[next]));
  if (!isVerb && !isVerbBefore) return false;
  let object = isVerb ? next + 1 : next;
  while (isBetween(items[object])) object++;
  const counted = items[object];
  return (
    counted?.type === 'number' ||
    hasTag(counted, 'people', 'civilians', 'nobody', ...COMPARATORS, ...VAGUE_TAGS)
  );
}

/** "Which state killed the most civilians?": a state that is a country, perhaps; a province kills nobody. */
function isDoneByAskedProvince(items: readonly Item[], place: number): boolean {
  if (!hasTag(items[place], 'which_province') || isPassive.test(textOf(items[place]))) return false;
  let before = place - 1;
  while (isArticle(items[before]) || hasTag(items[before], 'ask')) before--;
  if (hasTag(items[before], 'in')) return false;
  let next = place + 1;
  while (isAroundVerb(items[next])) next++;
  return hasTag(items[next], 'slew') && askedKiller.test(textOf(items[next]));
}

function isAroundVerb(item: Item | undefined): boolean {
  if (item === undefined || hasTag(item, 'passive')) return false;
  // "Quel État a tué".
  return item.type === 'place' || isOfTime(item) || isSilent(item) || textOf(item) === 'a';
}

/** "In which province", "dans quelle province", "у якій області". */
const isPassive = /^(?:in|en|dans|в|у|في) /u;

const askedKiller =
  /^(?:killed|kills|murdered|slaughtered|massacred|mat(?:o|aron)|asesin(?:o|aron)|(?:a |ont )?tue|(?:a |ont )?assassine|(?:a |ont )?massacre|убил[аи]|вбил[аи]|قتلت|تقتل)(?: a)?$/u;

const oneKiller =
  /^(?:killed|kills|murdered|slaughtered|massacred|mato|asesino|tue|assassine|убила?|убив|вбив|вбила|قتلت|تقتل)$/u;
const arabicVerb = /^(?:قتلت|تقتل)$/u;
