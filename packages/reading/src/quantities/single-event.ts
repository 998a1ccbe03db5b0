import { asksWhichOne } from '../items/asks-who.js';
import { KINDS } from '../items/counted.js';
import { beforeSilent, hasTag, type Item, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import type { Lexicon } from '../lexicons/lexicon.js';

/** "A battle killed …": in languages without an article, what is called an attack is taken to be one. */
export function isSingleEvent(items: readonly Item[], { language }: Lexicon): boolean {
  return items.some((item, index) => {
    if (item.type !== 'phrase' || !hasTag(item, 'event', ...KINDS)) return false;
    if (hasTag(item, 'violent', 'state_based', 'non_state', 'one_sided')) return false;
    if (isOneOf(items, index)) return true;
    if (withoutArticle.has(language))
      return hasTag(item, 'battle', 'event')
        ? isSingular(item.text, items) && !isOfSeveral(items[index - 1])
        : !isSlavicPlural(items, index) && !arabicPlural.test(item.text);
    return !plural.test(item.text) && !hasTag(items[index - 1], 'no') && !massNoun.test(item.text);
  });
}

/** "The battle of Aleppo killed 2,000": one event or many, no more than a name for both. */
export function isOfLongEvent(items: readonly Item[], lexicon: Lexicon): boolean {
  if (!isSingleEvent(items, lexicon)) return false;
  if (withoutArticle.has(lexicon.language)) return items.some((_, index) => isBattleFor(items, index));
  return !items.some((item, index) => hasTag(item, 'event', ...KINDS) && isOneOf(items, index));
}

/** "Битва за Багдад", "معركة الخرطوم"; "битва в Багдаде" is one that took place there. */
function isBattleFor(items: readonly Item[], index: number): boolean {
  const item = items[index];
  if (!hasTag(item, 'battle') || !singularBattle.test(textOf(item))) return false;
  return items[textOf(items[index + 1]) === 'за' ? index + 2 : index + 1]?.type === 'place';
}

/** "A battle", "a Boko Haram attack", "one of the battles". */
function isOneOf(items: readonly Item[], index: number): boolean {
  const before = items[index - 1]?.type === 'actor' ? index - 2 : index - 1;
  return isIndefinite(items[before]) || isIndefinite(items[beforeSilent(items, before)]);
}

/** "An" says nothing before a number, so that it has no meaning of its own. */
function isIndefinite(item: Item | undefined): boolean {
  return hasTag(item, 'a') || textOf(item) === 'an' || asksWhichOne(item);
}

/** "20 معركة", "أي معركة", "كل معركة". */
function isOfSeveral(item: Item | undefined): boolean {
  return item?.type === 'number' || hasTag(item, 'any', 'no', 'not', 'all', 'how_many');
}

/** "Бой унёс": once folded, its verb alone tells it from "бои унесли". */
function isSingular(noun: string, items: readonly Item[]): boolean {
  return (
    singularBattle.test(noun) || (noun === 'бои' && items.some((item) => singularVerb.test(textOf(item))))
  );
}

const singularVerb = /^(?:унес|забрал|отнял|привел)(?: |$)/u;

/** One battle or event: "бою", "معركة". */
const singularBattle =
  /^(?:бою|боем|стычк[ае]|стычкои|перестрелк[ае]|битв[аеу]|битвои|сражение|столкновение|инцидент[е]?|біи|боєм|сутичк[ау]|сутичці|перестрілк[ау]|перестрілці|битві|інцидент[і]?|معركة|اشتباك|اشتباك مسلح|مواجهة|مواجهة مسلحة|حادثة|حادث)$/u;

/**
 * "Авиаудары", "в результате атак". What is a plural or the genitive of one ("атаки", "нападения") is the latter after
 * what takes that case.
 */
function isSlavicPlural(items: readonly Item[], index: number): boolean {
  const [item, before] = [items[index], items[index - 1]];
  if (item?.type !== 'phrase') return false;
  const words = item.text.split(' ');
  const noun = words.find((word) => slavicAttack.test(word)) ?? item.text;
  if (slavicPlural.test(noun)) return true;
  const isAfterGenitive =
    beginsGenitive.test(item.text) || (before?.type === 'phrase' && takesGenitive.test(before.text));
  // Folding has made one of "нападений" and "нападении".
  return noun.endsWith('ении') ? isAfterGenitive : pluralOrGenitive.test(noun) && !isAfterGenitive;
}

const slavicAttack = folded(
  /^(?:(?:авиа|арт)?удар|(?:авиа)?атак|напад|взрыв|вибух|(?:арт)?обстр|(?:авиа)?бомб|(?:авиа)?нал|убийств|вбивств|рейд|штурм)/u,
);

const slavicPlural = folded(
  /(?:ы|ов|ев|ів|ам|ям|ами|ями|ах|ях|атак|ок|убийств|вбивств|ань|удари|обстріли|вибухи|напади|нальоти|штурми|рейди)$/u,
);

const pluralOrGenitive = /(?:атаки|ировки|ежки|ения)$/u;

const beginsGenitive = /^(?:от|при|во время|від|під час) /u;

const takesGenitive = folded(
  /^(?:в результате|в ходе|вследствие|жертвами|жертвой|от рук|[ву] результаті|внаслідок|під час|[ву] ході|після|после)$/u,
);

const withoutArticle: ReadonlySet<string> = new Set(['ru', 'uk', 'ar']);

/** And what is said of many without a plural: "قصف", "عنف". */
const arabicPlural = /(?:ات|مجازر|مذابح|قصف|عنف|استهداف)(?: |$)/u;

const plural = /(?:[sx]|ed|ron|aron)(?: |$)/;

const massNoun =
  /fighting|violence|combat|shelling|bombing|rioting|hostilities|violencia|lucha|fought|clashed/;
