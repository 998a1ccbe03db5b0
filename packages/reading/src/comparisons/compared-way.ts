import { foldText, words } from '@partner-api/text';
import { type Direction, wordSet } from '../language/asks-direction.js';
import { folded } from '../language/folded.js';

/** Which way a text compares two things; null for both ways, or none. Without names, as for `asksDirection`. */
export function comparedWay(textWithoutNames: string): Direction | null {
  const told = words(textWithoutNames);
  const [isUp, isDown] = [moreWords, fewerWords].map((list) => told.some((word) => list.has(word)));
  if (isUp === isDown) return null;
  return isUp ? 'up' : 'down';
}

/**
 * Whether what is outdone stands before the verb: "Донецкую область обогнала Луганская", "a Borno superó Yobe". Where a name has
 * no ending that shows it, the verb may: "Хомс обогнала Хама".
 */
export function hasObjectFirst(text: string): boolean {
  const told = foldText(text);
  if (spanishObject.test(told)) return true;
  const [, before = '', verb = ''] = outdone.exec(told) ?? [];
  const last = before.split(/\s+/u).at(-1) ?? '';
  if (/[ую]$/u.test(last) || accusative.test(before)) return true;
  // A feminine verb, with a feminine noun for what the name is left out.
  return /ла$/u.test(verb) && /[бвгджзклмнпрстфхцчшщ]$/u.test(last) && !division.test(before);
}

const outdone = folded(
  /^(.*)\s(обогнал[ао]?|опередил[ао]?|превзошел|превзошл[ао]|випереди(?:в|л[ао])|обігна(?:в|л[ао])|перевершив|перевершил[ао])(?!\p{L})/u,
);
const accusative = folded(/(?:ую|ю|у)\s+(?:область|провинцию|провінцію|мухафазу)$/u);
const division = folded(/область|провинция|провінція|мухафаза/u);
const spanishObject = folded(
  /(?<!\p{L})al?\s+(?:\p{L}+\s+){1,4}(?:superó|sobrepasó|ha\s+superado)(?!\p{L})(?!\s+al?\s)/u,
);

const moreWords = wordSet(
  [
    'more most greater greatest higher highest larger largest bigger biggest deadlier deadliest bloodier bloodiest',
    'overtook surpassed outstripped outpaced exceeded superó superado sobrepasó dépassé devancé',
    'обогнал обогнала обогнало опередил опередила опередило превзошел превзошла превзошло',
    'випередив випередила випередило обігнав обігнала обігнало перевершив перевершила перевершило',
    'más mayor mayores superior plus davantage supérieur supérieure supérieurs supérieures',
    'больше более большее наибольшее выше кровопролитнее смертоноснее кровавее самый самая самой самым',
    'більше більш найбільше вище кривавіше кривавіший кривавіша кривавішою кривавішим смертоносніше смертоноснішою',
    'смертоносніший смертоносніша смертоноснішим більша більшою вища вищою',
    'найкривавіша найкривавіший найкривавішою найсмертоносніша найсмертоноснішою',
    'أكثر الأكثر أكبر الأكبر أعلى الأعلى أشد الأشد فاق فاقت تجاوز تجاوزت',
  ].join(' '),
);
const fewerWords = wordSet(
  [
    'fewer fewest less least lower lowest smaller smallest',
    'menos menor menores inferior moins inférieur inférieure inférieurs inférieures',
    'меньше менее меньшее наименьшее ниже наименее менше менш найменше нижче менша меншою нижча нижчою أقل الأقل أدنى الأدنى أصغر',
  ].join(' '),
);
