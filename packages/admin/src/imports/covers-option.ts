import { EVENT_TYPES, type EventType } from '@partner-api/contract';
import * as z from 'zod';
import type { CoveredSpan } from '../formats/format.js';

const SHAPE = /^([A-Z]{2}):(\d{4}-\d{2}-\d{2}):(\d{4}-\d{2}-\d{2})(?::([a-z_]+(?:,[a-z_]+)*))?$/;

const DateSchema = z.iso.date();

/** Coverage that an operator states for a file. */
export interface StatedSpan extends CoveredSpan {
  /** Null means the event types that occur in the file. */
  readonly types: readonly EventType[] | null;
}

/**
 * `SY:2016-01-01:2019-11-30`: the input is complete for this country and period (inclusive), for the event types that
 * occur in it; `SY:2016-01-01:2019-11-30:battle,riot`: for these types.
 */
export const CoversSchema = z
  .string()
  .refine(
    (text) => parseCovers(text) !== null,
    'must be COUNTRY:FROM:TO with FROM not after TO, such as SY:2016-01-01:2019-11-30, or COUNTRY:FROM:TO:TYPES with types of events such as battle,riot',
  );

/** Returns null for any other form. */
export function parseCovers(text: string): StatedSpan | null {
  const [, country, from, to, named] = SHAPE.exec(text) ?? [];
  if (!country || !from || !to || from > to) return null;
  const types = named === undefined ? null : named.split(',').map(toEventType);
  if (types?.includes(null)) return null;
  const isDate = DateSchema.safeParse(from).success && DateSchema.safeParse(to).success;
  return isDate ? { country, from, to, types: types?.filter((type) => type !== null) ?? null } : null;
}

function toEventType(name: string): EventType | null {
  return EVENT_TYPES.find((type) => type === name) ?? null;
}
