import { asksWho } from '../items/asks-who.js';
import { afterSilent, hasTag, type Item, isSilent, textOf, wordOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import { tellsDoer } from './tells-doer.js';

/**
 * Whether a clause without a word for what is counted tells whose account a statement is, and nothing else: "local
 * monitors said", "according to the UN", "State TV". `before` is the sign before it.
 *
 * Any word that is not known may deny what the clause seems to bring: "the ministry dismissed reports that", "a claim the
 * ministry called absurd". So after the last word for the source there is none, unless the verb of saying comes first
 * ("says the mayor of the town"), tells to whom ("told reporters") or is followed by where and how ("said in an
 * interview"), and none between a source and an account.
 */
export function isSource(items: readonly Item[], before?: Item): boolean {
  const sources = items.flatMap((item, place) =>
    hasTag(item, 'said', 'sayer', 'according_to') ? [place] : [],
  );
  const [first, last] = [sources[0], sources.at(-1)];
  if (first === undefined || last === undefined || hasTag(items[0], 'amid')) return false;
  if (tellsDoer(items)) return false;
  // "Who recorded the deaths?"
  if (asksWho(items.find((item) => !isSilent(item)))) return false;
  const according = items.findIndex((item) => hasTag(item, 'according_to'));
  if (according >= 0)
    return !items.slice(0, according).some(isUnknown) && namesSource(items.slice(according));
  if (isInAccount(items)) return true;
  // "Inside the ministry", "by the staff of the radio".
  if (hasTag(items[0], 'in', 'by', 'from', 'involving')) return false;
  const isSaid = items.some((item) => hasTag(item, 'said'));
  if (!isSaid && before?.type === 'pause' && /[,،]/.test(before.text)) return false;
  if (
    items.some(
      (_, place) =>
        isInfinitive(items, place) || isOfAnotherVerb(items, place) || isAccountOfOthers(items, place, first),
    )
  )
    return false;
  const opening = items.findIndex((item) => !isSilent(item));
  if (hasTag(items[opening], 'said') && !hasTag(items[opening], 'account')) return true;
  // In Arabic what stands before the speaker is the verb.
  if (items.slice(0, first).some((item) => isUnknown(item) && /\p{Script=Arabic}/u.test(item.text)))
    return false;
  return (
    hasTag(items[last], 'told_to') || isBeside(items[last + 1]) || !items.slice(last + 1).some(isUnknown)
  );
}

/** "According to the cancer registry": words that are known to name no source, and no name, may say of what people died. */
function namesSource(items: readonly Item[]): boolean {
  const [according, ...words] = items;
  if (words.some((word) => fiction.test(wordOf(word)))) return false;
  const isName = (item: Item) =>
    item.type === 'place' ||
    item.type === 'actor' ||
    (isUnknown(item) && (item.isCapital || !hasCapitals(item.text)));
  const isNamed = words.some((item) => hasTag(item, 'said', 'sayer', 'oblique_sayer') || isName(item));
  // "Per week", "per hour": so many in each.
  if (/^(?:as )?per$/.test(textOf(according))) return isNamed;
  return isNamed || hasTag(according, 'sayer') || !words.some(isUnknown);
}

/** "According to legend", "وفقا للخطة" (the plan): what they tell did not happen, or not yet. */
const fiction = folded(
  /^(?:plans?|scenarios?|projections?|forecasts?|horoscopes?|planes|escenarios?|previsiones|proyecciones|pronósticos?|prévisions|projections|scénarios?|прогноз\p{L}*|сценари\p{L}+|сценарі\p{L}+|планами?|(?:لل|ال|ل)?(?:خطة|خطط|سيناريو|توقعات)|legends?|myths?|fiction|novels?|films?|movies?|folklore|fable|dreams?|leyendas?|mitos?|ficción|novelas?|películas?|légendes?|mythes?|romans?|contes?|легенд\p{L}+|миф\p{L}+|роман\p{L}*|фильм\p{L}*|сказк\p{L}+|сказан\p{L}+|міф\p{L}+|казк\p{L}+|переказ\p{L}+|(?:لل|ال|ل)?(?:أسطورة|أساطير|اسطورة|خرافة|خرافات|خيال|فيلم|أفلام|حلم|أحلام|نبوءة|نبوءات|حكاية|حكايات|قصة|قصص))$/u,
);

function hasCapitals(text: string): boolean {
  return !/\p{Script=Arabic}/u.test(text);
}

/** "Said in an interview", "noted with alarm": where and how it was said. */
function isBeside(item: Item | undefined): boolean {
  return hasTag(item, 'in', 'involving', 'from', 'to');
}

function isUnknown(item: Item): item is Extract<Item, { type: 'unknown' }> {
  return item.type === 'unknown';
}

/** "Failed to confirm". */
function isInfinitive(items: readonly Item[], place: number): boolean {
  return hasTag(items[place], 'said') && hasTag(items[place - 1], 'to');
}

/** "Stopped claiming", "backed away from saying"; "the ministry saying", "…, saying" go on from whoever says it. */
function isOfAnotherVerb(items: readonly Item[], place: number): boolean {
  if (!hasTag(items[place], 'said') || !/ing$/.test(textOf(items[place]))) return false;
  const before = items[place - 1];
  return before !== undefined && (isUnknown(before) || hasTag(before, 'by', 'in', 'from', 'to', 'resulted'));
}

/** "Dismissed reports", "mocked the claim", "a claim": what somebody says of an account. "A recent tally showed" is one. */
function isAccountOfOthers(items: readonly Item[], place: number, first: number): boolean {
  if (!hasTag(items[place], 'account')) return false;
  // "A report which says".
  let after = afterSilent(items, place + 1);
  while (hasTag(items[after], 'relative')) after = afterSilent(items, after + 1);
  const next = items[after];
  if (place === first && hasTag(next, 'said') && !hasTag(next, 'account')) return false;
  if (isWhereSaid(items, place)) return false;
  // "Speaks of claims of".
  if (/ of$/.test(textOf(items[place - 1])) && hasTag(items[place - 1], 'said')) return true;
  let before = place - 1;
  while (isSilent(items[before])) before--;
  const word = items[before];
  const isOfOthers = word !== undefined && (isUnknown(word) || hasTag(word, 'a', 'to'));
  return isOfOthers || items.slice(first, place).some(isUnknown);
}

/** "Said in a statement"; "mocked in a report", "pointed to a report" tell of one. */
function isWhereSaid(items: readonly Item[], place: number): boolean {
  const preposition = hasTag(items[place - 1], 'a') ? place - 2 : place - 1;
  return hasTag(items[preposition], 'in') && hasTag(items[preposition - 1], 'said', 'told_to');
}

/** "In a statement on Friday", before whoever made it. */
function isInAccount(items: readonly Item[]): boolean {
  const words = items.filter((item) => !isSilent(item) && !hasTag(item, 'a', 'weekday'));
  return hasTag(items[0], 'in') && words.length === 1 && hasTag(words[0], 'account');
}
