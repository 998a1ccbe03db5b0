import type { Attribution, RecordListOptions, RequestOptions, Warning } from '@partner-api/client';
import { useInfiniteQuery } from '@tanstack/react-query';

const PAGE_ROWS = 200;

/** The members of a page that the dossiers and claims views use. */
interface RecordPage<Row> {
  readonly data: readonly Row[];
  readonly page: { readonly next_cursor: string | null };
  readonly meta: { readonly warnings: readonly Warning[] };
  readonly attribution: Attribution;
}

type Load<Row> = (options: RecordListOptions, requestOptions: RequestOptions) => PromiseLike<RecordPage<Row>>;

/** Loads a list of records, one page each time the reader asks for more. */
export function useRecords<Row>(kind: string, province: string | undefined, load: Load<Row>) {
  const query = useInfiniteQuery({
    queryKey: [kind, province],
    queryFn: ({ pageParam, signal }) =>
      Promise.resolve(
        load({ ...(province && { province }), limit: PAGE_ROWS, cursor: pageParam }, { signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  });
  const pages = query.data?.pages ?? [];
  return {
    rows: pages.flatMap(({ data }) => data),
    credits: pages,
    warnings: pages[0]?.meta.warnings ?? [],
    error: query.error,
    isLoading: query.isFetching,
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void (pages.length > 0 ? query.fetchNextPage() : query.refetch()),
  };
}
