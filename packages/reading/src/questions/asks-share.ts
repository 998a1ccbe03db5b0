import { isAmongDead } from '../items/among-dead.js';
import { hasTag, type Item, isSilent, textOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import type { Parts } from '../parts/read-text.js';

/**
 * Whether it is asked how many of all the dead were civilians: "what percentage of the people killed in Homs were civilians?";
 * of civilians how many were killed, and where, is another matter.
 */
export function asksShareOfCivilians(parts: Parts): boolean {
  const { items, actors, kind, quantity, denial, deaths, narrower, unchecked } = parts;
  if (actors.length > 0 || kind !== 'any' || quantity !== null || denial.count > 0 || deaths !== null)
    return false;
  if (narrower.length > 0 || unchecked.length > 0) return false;
  const share = items.findIndex((item) => hasTag(item, 'share'));
  const dead = items.findIndex(
    (item, at) => at > share && hasTag(item, 'killed') && !hasTag(item, 'civilians'),
  );
  const [civilians = -1, ...others] = items.flatMap((item, at) => (hasTag(item, 'civilians') ? [at] : []));
  if (share < 0 || dead < 0 || civilians < share || others.length > 0) return false;
  if (civilians < dead) return hasTag(items[civilians + 1], 'whence') || isAmongDead(items, civilians + 1);
  return areSaidToBe(items, civilians) && !tellsMoreAfter(parts, civilians);
}

/** "Were civilians", "étaient des civils"; not "had killed civilians". */
function areSaidToBe(items: readonly Item[], civilians: number): boolean {
  let before = civilians - 1;
  while (isSilent(items[before]) && !copula.test(textOf(items[before]))) before--;
  return copula.test(textOf(items[before]));
}

const copula = folded(
  /^(?:were|was|are|eran?|fueron|son|étaient|ont été|furent|sont|были|был|составили|составляли|являлись|були|становили|складали)$/u,
);

/** "Of those killed in Homs were civilians in Hama": another place, or time, than that of the dead. */
function tellsMoreAfter({ items, times }: Parts, civilians: number): boolean {
  const isPlace = (item: Item) => item.type === 'place';
  const [before, after] = [items.slice(0, civilians), items.slice(civilians + 1)];
  const used = [...times.used];
  return (
    (before.some(isPlace) && after.some(isPlace)) ||
    (used.some((at) => at < civilians) && used.some((at) => at > civilians)) ||
    after.some((item) => hasTag(item, 'killed'))
  );
}
