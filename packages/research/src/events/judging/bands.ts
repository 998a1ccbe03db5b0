import type { Band } from '@partner-api/query';

/** The possible values of a number, both ends included; `to` may be `Infinity`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

function end({ to }: Band): number {
  return to ?? Number.POSITIVE_INFINITY;
}

export function isWithin({ from, to }: Range, band: Band): boolean {
  return from >= band.from && to <= end(band);
}

export function meets({ from, to }: Range, band: Band): boolean {
  return from <= end(band) && band.from <= to;
}
