import { DAY_MILLISECONDS, MINUTE_MILLISECONDS, timestamp } from '@partner-api/text';

/** Which second of a day stands for it. */
export type Edge = 'first' | 'last';

type TimeReading = { readonly time: string } | { readonly wrong: string };

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** RFC 3339, section 5.6. */
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/** As publishers write ISO 8601: seconds, the offset or its colon may be missing. */
const LOOSE_DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([Zz]|[+-]\d{2}:?\d{2})?$/;

const YEAR_MINIMUM = 1900;

/**
 * `YYYY-MM-DD` or RFC 3339 with any offset, as UTC to the second, `YYYY-MM-DDTHH:MM:SSZ`. Dates that no calendar
 * has, years before 1900 and times later than the day after `now` are wrong.
 */
export function readTime(text: string, edge: Edge, now: Date): TimeReading {
  const date = DATE.test(text) ? readDate(text, edge) : undefined;
  const time = date ?? readDateTime(DATE_TIME.exec(text));
  if (time === undefined)
    return { wrong: 'must be YYYY-MM-DD or an RFC 3339 time such as 2026-03-14T09:00:00Z' };
  return time === null ? { wrong: 'is no date or time that exists' } : checkRange(time, now);
}

/** The same for what publishers write; a time without an offset is taken as UTC. */
export function readLooseTime(text: string, now: Date): TimeReading {
  const trimmed = text.trim();
  const date = DATE.test(trimmed) ? readDate(trimmed, 'first') : undefined;
  const time = date ?? readDateTime(LOOSE_DATE_TIME.exec(trimmed));
  return time ? checkRange(time, now) : { wrong: 'is no ISO 8601 date or time' };
}

/** Null for a date that does not exist. */
function readDate(text: string, edge: Edge): Date | null {
  const time = new Date(`${text}T00:00:00Z`);
  // 2026-02-30 becomes 2 March.
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, text.length) !== text) return null;
  return edge === 'first' ? time : new Date(time.getTime() + DAY_MILLISECONDS - 1_000);
}

function readDateTime(match: RegExpExecArray | null): Date | null | undefined {
  if (!match) return undefined;
  const [, date = '', hours = '', minutes = '', seconds = '0', offset = 'Z'] = match;
  const day = readDate(date, 'first');
  const shift = readOffset(offset);
  if (!day || shift === null || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)
    return null;
  const time = (Number(hours) * 60 + Number(minutes) - shift) * MINUTE_MILLISECONDS + Number(seconds) * 1_000;
  return new Date(day.getTime() + time);
}

/** Minutes east of UTC; null for an offset that no place has. */
function readOffset(offset: string): number | null {
  if (/^z$/i.test(offset)) return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  if (hours > 23 || minutes > 59) return null;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

function checkRange(time: Date, now: Date): TimeReading {
  if (time.getUTCFullYear() < YEAR_MINIMUM) return { wrong: `must not be before ${YEAR_MINIMUM}` };
  if (time.getTime() > endOfTomorrow(now)) return { wrong: 'must not be later than tomorrow' };
  return { time: timestamp(time) };
}

/** In UTC: the next day has begun somewhere, and a day alone is given by its last second. */
const endOfTomorrow = (now: Date) =>
  Math.floor(now.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS + 2 * DAY_MILLISECONDS - 1;
