import { words } from '@partner-api/text';
import { type Direction, wordSet } from '../language/asks-direction.js';

/** Which way a text compares two things; null for both ways, or none. Without names, as for `asksDirection`. */
export function comparedWay(textWithoutNames: string): Direction | null {
  const told = words(textWithoutNames);
  const [isUp, isDown] = [moreWords, fewerWords].map((list) => told.some((word) => list.has(word)));
  if (isUp === isDown) return null;
  return isUp ? 'up' : 'down';
}

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
