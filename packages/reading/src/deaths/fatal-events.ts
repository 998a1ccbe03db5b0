import { type DeathsOfEach, type Item, wordOf } from '../items/item.js';
import { countedEvents } from './counted-events.js';

/** "How many fatal attacks were there in Homs?": those in which somebody died. The items as they are where none are counted so. */
export function withFatalEvents(items: readonly Item[]): readonly Item[] {
  const [place, ...others] = items.flatMap((item, at) => (fatal.test(wordOf(item)) ? [at] : []));
  if (place === undefined || others.length > 0) return items;
  const events = countedEvents(items.filter((_, at) => at !== place));
  if (events === null || events.by === 'bare') return items;
  // Without it, what stood behind it has moved up.
  const isBeside = place === events.place || place === events.place + 1;
  return isBeside ? items.map((item, at) => (at === place ? ofSome : item)) : items;
}

const ofSome: DeathsOfEach = {
  type: 'deaths',
  deaths: { measure: 'killed', from: 1, to: Number.POSITIVE_INFINITY },
  mayBeTogether: false,
};

const fatal =
  /^(?:fatal|deadly|lethal|mortal(?:es)?|mortifer[oa]s?|letal(?:es)?|mortel(?:le)?s?|meurtri(?:er|ere)s?|смертельн\S+|смертоносн\S+|مميت[ةا]?|دامي[ةا]?|with (?:a )?fatal outcomes?|con (?:desenlace fatal|desenlace mortal|saldo mortal|resultado de muerte)|a (?:l )?issue mortelle|со смертельны\S+ исход\S+|с летальным исходом|зі? (?:смертельн|летальн)\S+ наслід\S+|із смертельними наслідками)$/u;
