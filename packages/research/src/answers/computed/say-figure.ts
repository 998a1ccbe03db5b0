import { EVENT_TYPES } from '@partner-api/contract';
import type { EventQuestion, MeasureOfDead, Scope } from '@partner-api/reading';
import { type EventTable, UNKNOWN } from '../../events/table/event-table.js';
import { type Tally, type Total, tallyOf } from '../../events/tally/tally.js';
import { capitalised, counted, fill, listed, messagesIn } from '../../messages/catalogue.js';
import { withDeadly } from '../../messages/deaths-wording.js';
import { sayBounds } from '../../messages/figures.js';
import { number } from '../../messages/formats.js';
import { sayActors, sayPlace, sayWindow } from '../../messages/wording.js';
import { surelyTheirs } from './outweighed.js';

/** Where, when and by whom, as a sentence begins: "Aleppo (Syria), March 2017", "All places, 2018". */
export function sayLead(scope: Scope, locale: string): string {
  const place = sayPlace(scope, locale);
  // Names keep their letters: "ar-Raqqah".
  const first = scope.country === null ? capitalised(place, locale) : place;
  return listed([first, ...sayWindow(scope.window, locale), ...sayActors(scope, locale)], locale);
}

/** "188 battles"; of those with so many dead, as many as have by the best estimates, or between the low and the high ones. */
function sayEvents(scope: Scope, { low, best, high }: Total, count: number, locale: string): string {
  const forms = messagesIn(locale).events.answer.events[scope.kind];
  if (scope.deaths === null) return counted(forms, count, locale);
  const figure = best === null && low !== high ? sayBounds(low, high, locale) : undefined;
  return withDeadly(counted(forms, best ?? high, locale, figure), scope, locale);
}

/** A sentence with what was counted for sure. */
export function sayTally(
  { measure, scope }: Pick<EventQuestion, 'measure' | 'scope'>,
  { sure, sureRows, possible, possibleRows }: Tally,
  isWhole: boolean,
  locale: string,
): string {
  const { answer } = messagesIn(locale).events;
  const lead = sayLead(scope, locale);
  const events = sayEvents(scope, sure, sureRows.length, locale);
  // That nobody was killed would be said of events that may belong, too.
  const isOfNone = sureRows.length === 0 && possibleRows.length > 0;
  if (scope.deaths !== null && sure.best !== null && sure.low !== sure.high) {
    const bounds = { low: number(sure.low, locale), high: number(sure.high, locale) };
    return fill(answer.onRecordEstimated, { lead, events, ...bounds }, locale);
  }
  if (measure === 'events' || isOfNone) return fill(answer.onRecord, { lead, events }, locale);
  const part = scope.actors.length > 0 ? surelyTheirs({ sure, possible }) : sure;
  // Nor would it be known where more may have happened, or of what may belong.
  if (part.high === 0 && (!isWhole || possible.high > 0))
    return fill(answer.killedIn, { lead, killed: answer.noneOnRecord[measure], events }, locale);
  const { killed, bounds } = sayKilled(measure, part, locale);
  return fill(
    bounds === null ? answer.killedIn : answer.estimated,
    { lead, killed, events, ...bounds },
    locale,
  );
}

/** What all came to that parties had a part in, and what was surely their own doing, in one sentence. */
export function sayTookPart(
  { measure, scope }: Pick<EventQuestion, 'measure' | 'scope'>,
  own: Tally,
  all: Tally,
  locale: string,
): string {
  const { answer } = messagesIn(locale).events;
  if (measure === 'events') throw new Error('Of events it is known who had a part in them');
  const sure = surelyTheirs(own);
  const events = (rows: readonly number[]) => counted(answer.events[scope.kind], rows.length, locale);
  const values = {
    lead: sayLead({ ...scope, role: 'involved' }, locale),
    own: sure.low === 0 ? answer.noneOnRecord[measure] : sayKilled(measure, sure, locale).killed,
    alone: events(own.sureRows),
    killed: sayKilledWithin(measure, all.sure, locale),
    events: events(all.sureRows),
  };
  return fill(answer.tookPart, values, locale);
}

/** "976 (between 955 and 1,038) people were killed". */
function sayKilledWithin(measure: MeasureOfDead, total: Total, locale: string): string {
  const { killed, withBest } = messagesIn(locale).events.answer;
  const { low, best, high } = total;
  if (best === null || low === high) return sayKilled(measure, total, locale).killed;
  const values = { best: number(best, locale), figure: sayBounds(low, high, locale) };
  return counted(killed[measure], best, locale, fill(withBest, values, locale));
}

/** The same of one event, with its own province and days; of the dead only where there were some, or they are asked for. */
export function sayRow(
  table: EventTable,
  { measure, scope }: Pick<EventQuestion, 'measure' | 'scope'>,
  row: number,
  locale: string,
): string {
  const { answer, kinds } = messagesIn(locale).events;
  const { one } = answer;
  const { earliest, latest, province, type } = table.columns;
  const [from, to] = [earliest.get(row), latest.get(row)];
  const window = { from: from === UNKNOWN ? null : from, to: to === UNKNOWN ? null : to };
  const place = table.provinces.values[province.get(row)];
  const provinces = place === undefined ? scope.provinces : [place];
  const lead = sayLead({ ...scope, window, provinces, actors: [] }, locale);
  const victims = measure === 'events' ? 'killed' : measure;
  const dead = tallyOf(table, victims, [row], []).sure;
  const kind = EVENT_TYPES[type.get(row) - 1];
  if (measure === 'events' && dead.low === 0 && kind !== undefined)
    return fill(one.plain, { lead, kind: kinds[kind] }, locale);
  const { killed, bounds } = sayKilled(victims, dead, locale);
  return fill(bounds === null ? one.exact : one.estimated, { lead, killed, ...bounds }, locale);
}

/** How many were killed, by the best estimates where there are any, and what the others are where they differ. */
function sayKilled(measure: MeasureOfDead, { low, best, high }: Total, locale: string) {
  const { killed, unknown } = messagesIn(locale).events.answer;
  const forms = killed[measure];
  if (best === null && low === 0 && high === Number.POSITIVE_INFINITY)
    return { killed: unknown[measure], bounds: null };
  if (best !== null && low !== high) {
    const bounds = { low: number(low, locale), high: sayBounds(high, high, locale) };
    return { killed: counted(forms, best, locale), bounds };
  }
  const figure = low === high ? undefined : sayBounds(low, high, locale);
  const told = Number.isFinite(high) ? high : low;
  return { killed: counted(forms, told, locale, figure), bounds: null };
}
