import * as z from 'zod';
import type { CoveredSpan } from '../formats/format.js';

const SHAPE = /^([A-Z]{2}):(\d{4}-\d{2}-\d{2}):(\d{4}-\d{2}-\d{2})$/;

const DateSchema = z.iso.date();

/** `SY:2016-01-01:2019-11-30`: the input is complete for this country between these days, both included. */
export const CoversSchema = z
  .string()
  .refine(
    (text) => parseCovers(text) !== null,
    'must be COUNTRY:FROM:TO with FROM not after TO, such as SY:2016-01-01:2019-11-30',
  );

/** Null when the text is not of that form. */
export function parseCovers(text: string): CoveredSpan | null {
  const [, country, from, to] = SHAPE.exec(text) ?? [];
  if (!country || !from || !to || from > to) return null;
  const isDate = DateSchema.safeParse(from).success && DateSchema.safeParse(to).success;
  return isDate ? { country, from, to } : null;
}
