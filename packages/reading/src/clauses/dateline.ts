import { foldText } from '@partner-api/text';
import type { Day } from '../domain/day.js';
import { placedItems } from '../items/read-items.js';
import { tokensOf } from '../language/tokens.js';
import { languagesOf } from '../lexicons/lexicons.js';
import { type Names, NamesInText } from '../names/names-in-text.js';
import { asOf, readTimes } from '../times/read-times.js';

/** Where and when a text was sent, and the text: "GENEVA, 4 April 2018 (AFP) – At least 40 people …". */
export interface Dateline {
  readonly text: string;
  readonly day: Day;
  readonly rest: string;
}

/** Null where no day is told, or where languages differ in which. */
export function datelineIn(text: string, names: Names, today: Day): Dateline | null {
  const [whole = '', line = '', city = '', date = '', agency] = pattern.exec(text) ?? [];
  // Any other words may deny what follows, or narrow it: "Hoax, 4 April 2018 – …".
  if (date === '' || !(cities.has(foldText(city)) || (agency !== undefined && agencies.test(agency))))
    return null;
  const tokens = tokensOf(date);
  const days = languagesOf(text).flatMap((language) => {
    const items = placedItems(tokens, language, new NamesInText(tokens, names)).map(({ item }) => item);
    const times = readTimes(items, asOf(today));
    const { from, to } = times?.window ?? { from: null, to: null };
    const isWhole = times?.used.size === items.length;
    return isWhole && from !== null && from === to ? [from] : [];
  });
  const [day, ...others] = new Set(days);
  return day === undefined || others.length > 0 ? null : { text: line, day, rest: text.slice(whole.length) };
}

const pattern =
  /^\s*((\p{Lu}[\p{L}.'’ -]{1,30})(?:, \p{Lu}[\p{L}. ]{1,30})?,\s+((?:\p{L}{3,10}\.? )?\d{1,2}(?:er)? (?:de )?\p{L}{3,10}\.?,? (?:de )?\d{4}|(?:\p{L}{3,10},? )?\p{L}{3,10}\.? \d{1,2},? \d{4})\s*(?:[([](\p{Lu}[\p{L}. /]{1,30})[)\]])?)\s*\.?\s?[-–—:]+\s+/u;

const agencies =
  /^(?:AP|AFP|EFE|EPA|DPA|ANSA|TASS|ТАСС|SANA|Reuters|Xinhua|Europa Press|Interfax|Интерфакс|Укрінформ)$/iu;

/** From where agencies, the United Nations and aid organisations write about these wars, folded. */
const cities: ReadonlySet<string> = new Set(
  [
    'Beirut; Geneva; Amman; Ankara; Istanbul; Gaziantep; London; Paris; Berlin; Brussels; Vienna; Rome; Madrid; Moscow; Cairo',
    'Baghdad; Erbil; Washington; New York; United Nations; The Hague; Riyadh; Doha; Dubai; Tehran; Jerusalem; Tel Aviv; Kyiv',
    'Nairobi; Stockholm; Oslo; Copenhagen; Athens; Warsaw; Astana; Sochi; Coventry; Uppsala',
    'Ginebra; Ammán; Estambul; Londres; París; Berlín; Bruselas; Viena; Roma; Moscú; El Cairo; Bagdad; Nueva York; Riad',
    'Naciones Unidas; La Haya; Teherán; Jerusalén; Nicosia; Beyrouth; Genève; Bruxelles; Vienne; Rome; Moscou; Le Caire',
    'Nations unies; La Haye; Téhéran; Jérusalem; Nicosie; New-York; Bagdad',
    'Бейрут; Женева; Амман; Анкара; Стамбул; Лондон; Париж; Берлин; Брюссель; Вена; Рим; Мадрид; Москва; Каир; Багдад; Киев',
    'Вашингтон; Нью-Йорк; Гаага; Эр-Рияд; Тегеран; Иерусалим; Астана; Сочи; Берлін; Відень; Каїр; Київ; Єрусалим; Мадрид',
  ]
    .join('; ')
    .split('; ')
    .map(foldText),
);
