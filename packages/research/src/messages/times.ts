import { isClosed, monthsIn, type Window } from '@partner-api/query';
import { say, type Values } from './catalogue.js';
import { longDate, period } from './formats.js';

/** The values of a window for messages that word it themselves: `timeKind` with `time`, or with `from` and `to`. */
export function timeValues(window: Window, locale: string): Values {
  const { from, to } = window;
  const date = (day: string | null) => (day === null ? '' : longDate(day, locale));
  const values = {
    time: isClosed(window) ? period(window.from, window.to, locale) : '',
    from: date(from),
    to: date(to),
  };
  return { ...values, timeKind: kindOf(window) };
}

function kindOf(window: Window): string {
  if (!isClosed(window)) return window.from !== null ? 'since' : window.to !== null ? 'until' : 'always';
  if (window.from === window.to) return 'day';
  const months = monthsIn(window);
  return months === 1 || (months !== null && months % 12 === 0 && window.from.endsWith('-01-01'))
    ? 'period'
    : 'span';
}

/** Words a window as in a dateline ("March 2017"); empty for an open one. */
export function sayTime(window: Window, locale: string): string {
  if (isClosed(window)) return period(window.from, window.to, locale);
  const { from, to } = timeValues(window, locale);
  if (window.from !== null) return say(locale, 'time.since', { from: from ?? '' });
  return window.to === null ? '' : say(locale, 'time.until', { to: to ?? '' });
}
