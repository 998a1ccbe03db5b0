import { DAY_MILLISECONDS, MINUTE_MILLISECONDS, timestamp } from '@partner-api/text';

/** Whether a day is represented by its first or last second. */
export type Edge = 'first' | 'last';

type TimeReading = { readonly time: string } | { readonly wrong: string };

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** RFC 3339, section 5.6. */
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/**
 * ISO 8601 as publishers write it: seconds, the offset, its minutes or its colon can be missing, and UTC can be
 * named.
 */
const LOOSE_DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([Zz]|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/;

/** English dates in feeds and pages: RFC 5322, or a day with the name of its month. */
const MAIL_DATE_TIME =
  /^(?:[A-Z][a-z]{2}, )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2})(?::(\d{2}))? ([A-Z]{1,3}|[+-]\d{4})$/;
const DAY_MONTH = /^(\d{1,2}) ([A-Z][a-z]{2,8}),? (\d{4})$/;
const MONTH_DAY = /^([A-Z][a-z]{2,8}) (\d{1,2}), (\d{4})$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const YEAR_MINIMUM = 1900;

/**
 * Parses `YYYY-MM-DD` or RFC 3339 to `YYYY-MM-DDTHH:MM:SSZ` in UTC. Refuses dates that do not exist, years before
 * 1900 and times after the day that follows `now`.
 */
export function readTime(text: string, edge: Edge, now: Date): TimeReading {
  const date = DATE.test(text) ? readDate(text, edge) : undefined;
  const time = date ?? readDateTime(DATE_TIME.exec(text));
  if (time === undefined)
    return { wrong: 'must be YYYY-MM-DD or an RFC 3339 time such as 2026-03-14T09:00:00Z' };
  return time === null ? { wrong: 'is a date or time that does not exist' } : checkRange(time, now);
}

/** Parses the further notations of publishers; a time without an offset is UTC. */
export function readLooseTime(text: string, now: Date): TimeReading {
  const trimmed = inIsoForm(text.trim().replace(/\s+/g, ' '));
  const date = DATE.test(trimmed) ? readDate(trimmed, 'first') : undefined;
  const time = date ?? readDateTime(LOOSE_DATE_TIME.exec(trimmed));
  return time ? checkRange(time, now) : { wrong: 'is not an ISO 8601 date or time' };
}

/** Converts other known notations to ISO 8601; returns any other text unchanged. */
function inIsoForm(text: string): string {
  const mail = MAIL_DATE_TIME.exec(text);
  if (mail) {
    const [, day = '', month = '', year = '', hours, minutes, seconds = '00', zone] = mail;
    return `${isoDate(year, month, day)} ${hours}:${minutes}:${seconds}${zone}`;
  }
  const [, day = '', month = '', year] = DAY_MONTH.exec(text) ?? [];
  if (year) return isoDate(year, month, day);
  const [, name = '', number = '', ofYear] = MONTH_DAY.exec(text) ?? [];
  if (ofYear) return isoDate(ofYear, name, number);
  return text.replace(/^(\d{4})\/(\d{2})\/(\d{2})(?=$|[T ])/, '$1-$2-$3');
}

/** An unknown month name gives month 00, which no date has. */
function isoDate(year: string, month: string, day: string): string {
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns null for a date that does not exist. */
function readDate(text: string, edge: Edge): Date | null {
  const time = new Date(`${text}T00:00:00Z`);
  // JavaScript parses 2026-02-30 as 2 March.
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

/** Returns minutes east of UTC; null for an offset that does not exist. */
function readOffset(offset: string): number | null {
  if (/^(?:z|utc|gmt)$/i.test(offset)) return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(3).replace(':', ''))];
  if (hours > 23 || minutes > 59) return null;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

function checkRange(time: Date, now: Date): TimeReading {
  if (time.getUTCFullYear() < YEAR_MINIMUM) return { wrong: `must not be before ${YEAR_MINIMUM}` };
  if (time.getTime() > endOfTomorrow(now)) return { wrong: 'must not be later than tomorrow' };
  return { time: timestamp(time) };
}

/** Tomorrow in UTC has already begun in some time zones, and a day can be given by its last second. */
const endOfTomorrow = (now: Date) =>
  Math.floor(now.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS + 2 * DAY_MILLISECONDS - 1;
