import type { Attribution, ConflictEvent, EventList, EventListOptions, Warning } from '@partner-api/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { partnerClient } from '../client';
import type { EventsSearch } from '../search';

/** Number of rows after which loading pauses until the reader asks for more. */
export const BATCH = 5_000;
const PAGE_ROWS = 200;

export interface LoadedEvents {
  readonly events: readonly ConflictEvent[];
  readonly credits: readonly { readonly attribution: Attribution }[];
  readonly warnings: readonly Warning[];
  readonly asOf: string | null;
  /** Whether pages are being loaded, which continues until the batch is full. */
  readonly isLoading: boolean;
  /** Whether all events of the window are loaded. */
  readonly isComplete: boolean;
  readonly goal: number;
  readonly error: Error | null;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** Returns the filters that the server applies. */
export function listOptions({ province, since, from, to, type, country }: EventsSearch): EventListOptions {
  const given = { province, since, from, to, type, country };
  // Values are passed on as in the URL; the server explains invalid ones.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** Loads the events page by page and returns those loaded so far. */
export function useEvents(search: EventsSearch): LoadedEvents {
  const options = listOptions(search);
  const key = JSON.stringify(options);
  const [goal, setGoal] = useState(BATCH);
  const [isStopped, setIsStopped] = useState(false);
  useEffect(() => {
    setGoal(BATCH);
    setIsStopped(false);
  }, [key]);

  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['events', options],
    queryFn: ({ pageParam, signal }): Promise<EventList> =>
      Promise.resolve(
        partnerClient().events.list({ ...options, limit: PAGE_ROWS, cursor: pageParam }, { signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

  const pages = data?.pages;
  const events = useMemo(() => pages?.flatMap((page) => page.data) ?? [], [pages]);
  const isWanted = hasNextPage && !isStopped && events.length < goal;
  useEffect(() => {
    if (isWanted && !isFetching && !error) fetchNextPage();
  }, [isWanted, isFetching, error, fetchNextPage]);

  const goOn = useCallback(() => {
    setIsStopped(false);
    if (events.length >= goal) setGoal(events.length + BATCH);
    if (error) void (events.length > 0 ? fetchNextPage() : refetch());
  }, [events.length, goal, error, fetchNextPage, refetch]);

  return {
    events,
    credits: pages ?? [],
    warnings: pages?.[0]?.meta.warnings ?? [],
    asOf: pages?.[0]?.meta.as_of ?? null,
    isLoading: isFetching || (isWanted && !error),
    isComplete: pages !== undefined && !hasNextPage,
    goal,
    error,
    stop: useCallback(() => setIsStopped(true), []),
    goOn,
  };
}
