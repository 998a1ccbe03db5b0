import type { ConflictEvent } from '@partner-api/contract';
import { provinceName } from '@partner-api/text';

/**
 * The place below the province in an imported title: "… in Manbij district, Aleppo, Syria". Null for sensitive events,
 * whose titles name nothing finer than the province.
 */
export function placeInTitle({ title, province }: ConflictEvent): string | null {
  if (province === null) return null;
  const [, place = null, within] = ending.exec(title) ?? [];
  return place !== null && within === province.name ? provinceName(place) : null;
}

const ending = / in ([^,]+), ([^,]+), [^,]+$/;
