import type { EventQuery, EventScope } from '@partner-api/query';
import type { EventTable } from '../table/event-table.js';
import type { Figures } from './figures.js';
import { type Group, type Groups, groupsOf } from './groups.js';
import { scopeRows } from './scope-rows.js';

/**
 * The allowance for events without a province: ten times the share that some provinces have of the country's attributed
 * number in the window, or of its events of all time, whichever is higher. A greater share is not plausible.
 */
const ORDER_OF_MAGNITUDE = 10;

type Counted = EventScope & Pick<EventQuery, 'measure'>;

/** The maximum that events without a province may add to some provinces together. */
export type Allowance = (provinces: readonly string[], unattributed: Figures) => number;

/** `provinces`: the country by province in the window of the query, where that has been counted; else it is counted when needed. */
export function allowanceOf(
  table: EventTable,
  query: Counted,
  provinces: readonly Group[] | null = null,
): Allowance {
  let shareInTime: ((provinces: readonly string[]) => number) | null = null;
  return (keys, unattributed) => {
    if (unattributed.most === 0) return 0;
    shareInTime ??= sharesIn(provinces ?? provincesOf(table, query));
    const share = Math.max(shareInTime(keys), table.shareOfEvents(query.country, keys));
    return Math.min(
      unattributed.most,
      Math.ceil(ORDER_OF_MAGNITUDE * share * (unattributed.best ?? unattributed.most)),
    );
  };
}

function provincesOf(table: EventTable, query: Counted): readonly Group[] {
  return groupsOf(table, query, scopeRows(table, { ...query, provinces: [] }), 'province').groups;
}

function sharesIn(groups: readonly Group[]): (provinces: readonly string[]) => number {
  const figureOf = ({ tally: { sure } }: Group) => sure.best ?? sure.low;
  const all = groups.reduce((total, group) => total + figureOf(group), 0);
  return (provinces) => {
    const part = groups.filter(({ key }) => provinces.includes(key));
    return all === 0 ? 1 : part.reduce((total, group) => total + figureOf(group), 0) / all;
  };
}

/** The upper bound of a group: certain and possible events, and the allowance for events without a province. */
export function mostOfGroups(
  { provinces }: Counted,
  groupBy: EventQuery['groupBy'],
  { anywhere }: Groups,
  allowance: Allowance,
): (group: Group) => number {
  return ({ key, tally: { sure, possible, unattributed } }) =>
    groupBy === 'province'
      ? sure.most + possible.most + allowance([key], anywhere)
      : sure.most + possible.most + allowance(provinces, unattributed) + anywhere.most;
}
