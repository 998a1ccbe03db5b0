import { type PercentSaid, percentSaid } from '../domain/percent.js';
import { COMPARATORS } from '../items/counted.js';
import { hasTag, type Item, isSilent, wordOf } from '../items/item.js';
import { folded } from '../language/folded.js';

/** A text without the percentage by which it says that a number changed. */
export interface WithoutPercent {
  readonly items: readonly Item[];
  readonly changedBy: PercentSaid | null;
}

/**
 * "Fell by more than 80 %", "disminuyó un 85 %", "انخفض عدد القتلى في حمص بنسبة 85%": behind the one word for the change, or behind the
 * place where the verb stands first. "An 85 % drop" and "85 % of the dead" are left as they are.
 */
export function withoutPercent(items: readonly Item[]): WithoutPercent {
  const unchanged = { items, changedBy: null };
  const [sign = -1, ...others] = items.flatMap((item, at) => (percent.test(wordOf(item)) ? [at] : []));
  const number = items[sign - 1];
  if (others.length > 0 || number?.type !== 'number' || number.value <= 0) return unchanged;
  let start = sign - 1;
  const said: PercentSaid['says'][] = [];
  while (isLink(items[start - 1]) || hasTag(items[start - 1], ...SAID)) {
    start--;
    said.push(...SAID.filter((tag) => hasTag(items[start], tag)));
  }
  // "80 % more than it had fallen before".
  if (hasTag(items[sign + 1], 'comparing', 'most', 'fewest', 'or_more', 'or_fewer', ...COMPARATORS))
    return unchanged;
  const before = items[start - 1];
  const change = items.findIndex((item) => hasTag(item, 'change'));
  const isBehind =
    before?.type === 'place' ? change >= 0 && change < start : change === start - 1 && start > 0;
  if (!isBehind || said.length > 1 || items.slice(sign).some((item) => hasTag(item, 'change')))
    return unchanged;
  const rest = [...items.slice(0, start), ...items.slice(sign + 1)];
  return { items: rest, changedBy: percentSaid(said[0] ?? 'number', number.value) };
}

const SAID = COMPARATORS.filter((tag) => tag !== 'exactly');

function isLink(item: Item | undefined): boolean {
  if (item?.type === 'unknown' || item?.type === 'phrase') {
    return (isSilent(item) && !hasTag(item, ...SAID)) || hasTag(item, 'by', 'a') || rate.test(wordOf(item));
  }
  return false;
}

const rate = folded(/^(?:نسبة|بنسبة)$/u);
const percent = folded(
  /^(?:%|٪|percent|per cent|pct|por ciento|pour cent|процент(?:а|ов)?|відсотк(?:и|ів|а)|في المئة|بالمئة|في المائة|بالمائة|المئة|المائة)$/u,
);
