import type { ConflictEvent } from '@partner-api/client';
import type { EventsSearch } from '../search';

type Test = (event: ConflictEvent, wanted: string) => boolean;

/** The filters of the URL that apply to loaded events. */
const TESTS = {
  status: (event, status) => event.status === status,
  cell: (event, cell) => cellKey(event) === cell,
} satisfies Partial<Record<keyof EventsSearch, Test>>;

export function chooseEvents(
  events: readonly ConflictEvent[],
  search: EventsSearch,
): readonly ConflictEvent[] {
  const tests = (Object.keys(TESTS) as (keyof typeof TESTS)[]).flatMap((name) => {
    const wanted = search[name];
    return wanted ? [(event: ConflictEvent) => TESTS[name](event, wanted)] : [];
  });
  return tests.length === 0 ? events : events.filter((event) => tests.every((test) => test(event)));
}

/** Returns the cell's corner in tenths of a degree, as in the URL; null without a location. */
export function cellKey({ location }: ConflictEvent): string | null {
  return location && `${Math.round(location.latitude * 10)},${Math.round(location.longitude * 10)}`;
}
