import { asksWho } from '../items/asks-who.js';
import { hasTag, type Item, isSilent, textOf, wordOf } from '../items/item.js';
import type { Clause } from './clauses.js';

/**
 * How a source tells its number: it `counts` what it knows of, "SOHR documented 1,106 deaths", or `reports` them, "State TV
 * reported only 500 deaths". Null for one that tells how many there were: "the UN said that 1,106 died".
 */
export type Account = 'counts' | 'reports' | null;

export function accountIn(clauses: readonly Clause[]): Account {
  const direct = clauses.filter(({ role, items }) => role === 'source' && !items.some(saysThat));
  const hasVerb = (verbs: RegExp) =>
    direct.some(({ items }) => items.some((item) => verbs.test(textOf(item))));
  if (hasVerb(counting)) return 'counts';
  const isBefore = (clause: Clause) =>
    !clause.endsInComma && clauses[clauses.indexOf(clause) + 1] !== undefined;
  return direct.some(
    (clause) => isBefore(clause) && clause.items.some((item) => reporting.test(textOf(item))),
  )
    ? 'reports'
    : null;
}

/** Whether a question asks of a source: "did the UN say that …?", "who said that …?", "how many … were reported by SOHR?" */
export function asksOfSource(clauses: readonly Clause[], items: readonly Item[]): boolean {
  return clauses.some((clause) => {
    if (clause.role !== 'source' || !clause.isQuestion) return false;
    const [first] = clause.items;
    // "Can the UN confirm that …?", "is the minister aware that …?" take it to be so.
    if (presuming.test(wordOf(first)) || clause.items.some((item) => textOf(item) === 'aware')) return false;
    if (asksWho(first) || who.test(wordOf(first)) || clause.items.some(isAsking)) return true;
    // "Правда ли, что ООН сообщила, что …?"
    if (hasTag(first, 'that') && clause.items.some((item) => hasTag(item, 'said'))) return true;
    // "¿Dijo la ONU que …?"; "dicen que …, ¿es cierto?" tells it.
    const opening = clause.items.find((item) => !isSilent(item) || hasTag(item, 'said'));
    const before = items[clause.from - 1];
    const isOpened = before?.type === 'pause' && before.text === '¿';
    if (isOpened && hasTag(opening, 'said') && clause.items.some((item) => hasTag(item, 'sayer')))
      return true;
    const told = clauses[clauses.indexOf(clause) - 1];
    return participle.test(textOf(first)) && told?.sentence === clause.sentence && !told.endsInComma;
  });
}

const presuming = /^(?:can|could|may)$/;
const who = /^(?:who|quien|quienes|qui|кто|хто)$/u;

/** "Did", "why", "ли"; "que" before what is said asks for nothing. */
function isAsking(item: Item): boolean {
  const asks = hasTag(item, 'ask', 'opens_question', 'whether', 'why', 'when', 'how_many');
  return (asks && !hasTag(item, 'that')) || inverted.test(wordOf(item));
}

/** "L'ONU a-t-elle dit", "говорила ли ООН". */
const inverted = /^(?:t elle|t il|elle|il|ils|elles|ли|чи|هل)$/u;

function saysThat(item: Item): boolean {
  return hasTag(item, 'that');
}

const participle =
  /^(?:reported|documented|recorded|registered|counted|verified|confirmed|logged|tallied|compiled|published) by$/;

const counting =
  /^(?:(?:ha|han|a|ont) )?(?:(?:documented|recorded|registered|counted|logged|tallied|verified|compiled)(?: by)?|documents|counts|registers|documento|documentad[oa]s?|documentaron|registro|registrad[oa]s?|registraron|contabiliz\S*|conto|contaron|verific\S*|document(?:e|ent|erent)|recens(?:e|ent|erent)|denombr(?:e|ent)|enregistr(?:e|ent)|comptabilis(?:e|ent)|verifi(?:e|ent)|задокументир\S*|зафиксир\S*|зарегистрир\S*|насчита\S*|учл[аи]|верифиц\S*|задокумент\S*|зафіксува\S*|зареєстру\S*|нарахува\S*|облікува\S*|верифіку\S*|[يتو]?وثقت?|سجلت?|احصت?|احصي|رصدت?)$/u;

const reporting =
  /^(?:reported|reports|confirmed|acknowledged|admitted|reporto|reportaron|reconocio|signale|rapporte|confirme|reconnu|сообщил[аи]?|признал[аи]?|повідомил[аи]|визнал[аи]|ابلغت?|اعترفت?)$/u;
