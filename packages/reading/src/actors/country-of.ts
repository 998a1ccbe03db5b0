import type { Item } from '../items/item.js';
import { countryOfAdjective } from '../names/demonyms.js';
import type { Governments } from '../names/governments.js';

/** The country that an item names, be it by its adjective. */
export function countryOf(item: Item | undefined, governments: Governments, language: string): string | null {
  if (item?.type === 'place') {
    const [place] = item.places;
    return place?.type === 'country' ? place.country : null;
  }
  return item?.type === 'unknown' ? countryOfAdjective(item.text, governments, language) : null;
}
