import { folded } from '../language/folded.js';
import { afterSilent, hasTag, type Item, textOf } from './item.js';

/** "The share of civilians among those killed", "entre los muertos": whether the item at `place` is the word that joins them. */
export function isAmongDead(items: readonly Item[], place: number): boolean {
  if (!among.test(textOf(items[place])) || !hasTag(items[place - 1], 'civilians')) return false;
  const dead = afterSilent(items, place + 1);
  const isDead = hasTag(items[dead], 'killed');
  const areKilled = hasTag(items[dead], 'people') && hasTag(items[afterSilent(items, dead + 1)], 'killed');
  return (isDead || areKilled) && items.slice(0, place).some((item) => hasTag(item, 'share'));
}

const among = folded(/^(?:among(?: those(?: who)?)?|entre|de entre|parmi|среди|серед|(?:من )?بين)$/u);
