import { folded } from '../language/folded.js';
import { hasTag, type Item, isSilent, textOf } from './item.js';

/** Whether attacks are told of as on civilians, in parts: "who attacked civilians", "carried out 40 attacks against civilians". */
export function isOnCivilians(items: readonly Item[]): boolean {
  return items.some((item, place) => {
    // "Attacks: civilians killed" asks for the dead.
    if (!hasTag(item, 'civilians') || hasTag(item, 'killed') || hasTag(items[place + 1], 'killed'))
      return false;
    let before = place - 1;
    let isOn = false;
    while (isBetween(items[before])) {
      isOn ||= isTargeting(items[before]);
      before--;
    }
    return isOn || isVerbOfAttack(items[before]);
  });
}

/** "A los", "contre des". */
function isBetween(item: Item | undefined): boolean {
  return isSilent(item) || isTargeting(item) || textOf(item) === 'a';
}

/** A word that goes before those who were attacked. */
export function isTargeting(item: Item | undefined): boolean {
  return on.test(textOf(item));
}

function isVerbOfAttack(item: Item | undefined): boolean {
  return hasTag(item, 'attack') && (hasTag(item, 'struck') || verb.test(textOf(item)));
}

const on = folded(/^(?:on|against|contra|contre|sur|на|против|проти|على|ضد|بحق)$/u);
/** "Who attacked", "нападал", "هاجم". */
const verb =
  /^(?:(?:who|quien|quienes|qui|кто|хто|من) .+|attacked|atac(?:o|aron)|(?:a|ont|avait) attaque|напа(?:дал?|л|в|дав)[аио]?|هاجمت?)$/u;
