import { hasTag } from '../items/item.js';
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
  const isOfDead = hasTag(items[civilians + 1], 'whence', 'between');
  return civilians < dead ? isOfDead : !items.slice(civilians + 1).some((item) => hasTag(item, 'killed'));
}
