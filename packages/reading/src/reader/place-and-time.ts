import { isClosed, type Scope } from '../domain/scope.js';
import { KINDS } from '../items/counted.js';
import { hasTag, type Item, wordOf } from '../items/item.js';
import { isInDoubt } from '../items/places-in-doubt.js';
import { readItems } from '../items/read-items.js';
import { folded } from '../language/folded.js';
import { mayTellTime, type Token, tokensOf } from '../language/tokens.js';
import { type Language, languagesOf } from '../lexicons/lexicons.js';
import { NamesInText } from '../names/names-in-text.js';
import { readPlace } from '../places/read-place.js';
import { readTimes, type TimeSetting } from '../times/read-times.js';
import { type Known, unknownIn } from './read-whole.js';

/**
 * All that happened at the one place and in the days, at most a month, that a text about events names, whatever it says of them; null
 * where it names none, or several. For a text that cannot be read: it is where to look, and no reading of it.
 */
export function placeAndTime(text: string, known: Known, setting: TimeSetting): Scope | null {
  const tokens = tokensOf(text);
  if (tokens.length > mostTokens || !tokens.some(mayTellTime)) return null;
  const names = new NamesInText(tokens, known.names);
  // Most texts name no place that is known.
  if (!names.namesPlace()) return null;
  const readings = languagesOf(text).map((language) => readIn(tokens, language, names, setting));
  const fewest = Math.min(...readings.map(({ unknown }) => unknown));
  const [first = null, ...others] = readings.filter(({ unknown }) => unknown === fewest);
  const isSame = others.every(({ scope }) => JSON.stringify(scope) === JSON.stringify(first?.scope));
  return isSame ? (first?.scope ?? null) : null;
}

interface NamedIn {
  readonly unknown: number;
  readonly scope: Scope | null;
}

function readIn(
  tokens: readonly Token[],
  language: Language,
  names: NamesInText,
  setting: TimeSetting,
): NamedIn {
  const items = readItems(tokens, language, names);
  return { unknown: unknownIn(items), scope: tellsOfEvents(items) ? scopeOf(items, setting) : null };
}

function tellsOfEvents(items: readonly Item[]): boolean {
  return items.some((item) => hasTag(item, 'killed', ...KINDS) || violence.test(wordOf(item)));
}

/** Words of violence that count nothing. */
const violence = folded(
  /^(?:bomb|explo|blast|shell(?:s|ed|ing)|shoot|shot|gunm[ae]n|massac|masacr|missil|misil|rocket|roquet|cohete|drone?s?$|kamikaz|ambush|embosc|embusc|assassin|asesin|tirote|fusill|frapp|slaughter|behead|decapit|décapit|corpses?|bodies|gunfire|tirs?$|tiré|dispar|balacera|стрел|постріл|стріл|victim|víctim|взрыв|вибух|подорв|підірв|обстрел|обстріл|ракет|бомб|снаряд|удар|расстрел|розстріл|убит|вбит|убив|вбив|боевик|бойовик|смертник|теракт|жертв|сбит|збит|(?:[وفبل]?ال|[وفبل])?(?:انفجار|تفجير|قصف|غار[ةا]|صاروخ|صواريخ|قذائف|مجزرة|شهيد|شهداء|قتل|قتيل|قتلى|ضحي|ضحاي|رصاص|هجوم|مسلح|انتحاري))/u,
);

function scopeOf(items: readonly Item[], setting: TimeSetting): Scope | null {
  const [times, place] = [readTimes(items, setting), readPlace(items)];
  if (times === null || !isClosed(times.window) || times.isRelative || times.isScattered) return null;
  if (times.isLatestOf) return null;
  if (times.window.to - times.window.from >= mostDays) return null;
  if (place === null || place.country === null || items.some(isInDoubt)) return null;
  // "They left Homs, and in Hama they killed 20": where it was is not told apart here.
  if (items.filter(isProvince).length > 1) return null;
  return { ...place, country: place.country, window: times.window, ...anything };
}

function isProvince(item: Item): boolean {
  return item.type === 'place' && item.places.some(({ type }) => type === 'province');
}

const mostDays = 31;

/** More are a story about several things. */
const mostTokens = 120;

const anything = { kind: 'any', actors: [], role: 'involved', deaths: null } as const;
