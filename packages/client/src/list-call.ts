import type { PartnerResult } from './call.js';
import { PartnerError } from './errors/partner-error.js';
import type { Attribution } from './wire.generated.js';

/** The members of a list response that pagination needs. */
export interface ListBody<Row> {
  readonly data: readonly Row[];
  readonly page: { readonly next_cursor: string | null };
  readonly attribution: Attribution;
}

/** A page as received, with access to the next one. The members below are not enumerable, so that JSON has the response alone. */
export type ListPage<Row, List> = PartnerResult<List> & {
  readonly hasNextPage: boolean;
  /** Null after the last page. */
  readonly getNextPage: () => Promise<ListPage<Row, List> | null>;
  /** Yields the rows of this page and of all later pages. */
  readonly [Symbol.asyncIterator]: () => AsyncGenerator<Row, void, undefined>;
};

/** Loads the page of a cursor, or the first page without one. */
export type LoadPage<List> = (cursor?: string) => Promise<PartnerResult<List>>;

/**
 * A list that is requested when it is awaited or iterated.
 *
 *     const page = await client.events.list({ province: 'idlib' });             // one page, and page.getNextPage()
 *     for await (const event of client.events.list({ since: '720h' })) {}       // all rows of all pages
 *     for await (const page of client.events.list().pages()) {}                 // all pages
 *     const rows = await client.events.list({ since: '24h' }).toArray({ max: 1_000 });
 *
 * The first page is requested once, however often the list is awaited or iterated. Each further page is requested when the
 * loop reaches it, or up to `prefetchPages` pages earlier. To resume later, pass `cursor` to the same list, unless `isDone`.
 */
export class ListCall<Row, List extends ListBody<Row>>
  implements PromiseLike<ListPage<Row, List>>, AsyncIterable<Row>
{
  readonly #load: (cursor?: string) => Promise<ListPage<Row, List>>;
  readonly #prefetchPages: number;
  readonly #attributions = new Map<string, Attribution>();
  readonly #start: string | undefined;
  #first: Promise<ListPage<Row, List>> | undefined;
  /** Null after the last page. */
  #cursor: string | null | undefined;

  constructor(load: LoadPage<List>, start?: string, prefetchPages = 0) {
    this.#load = async (cursor) => {
      const page = await load(cursor);
      this.#attributions.set(page.attribution.text, page.attribution);
      return this.#withNext(page);
    };
    this.#cursor = this.#start = start;
    this.#prefetchPages = prefetchPages;
  }

  /**
   * The cursor of the page that an iteration is reading or failed to load; a new call with it resumes there. It is
   * undefined on the first page, and after the last, when `isDone` is true.
   */
  get cursor(): string | undefined {
    return this.#cursor ?? undefined;
  }

  /**
   * Whether an iteration reached the end of the list. A new call would then read the whole list again.
   */
  get isDone(): boolean {
    return this.#cursor === null;
  }

  /**
   * The distinct credits of the pages loaded so far; `toText`, `toHtml` and `toMarkdown` of
   * `@partner-api/client/attribution` merge them.
   */
  get attributions(): Attribution[] {
    return [...this.#attributions.values()];
  }

  // biome-ignore lint/suspicious/noThenProperty: the same call must be awaitable for one page and iterable for all.
  then<Result = ListPage<Row, List>, Failure = never>(
    onFulfilled?: ((page: ListPage<Row, List>) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#firstPage().then(onFulfilled, onRejected);
  }

  catch<Failure = never>(
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<ListPage<Row, List> | Failure> {
    return this.#firstPage().catch(onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<ListPage<Row, List>> {
    return this.#firstPage().finally(onFinally);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  /**
   * Returns the first rows, at most `max`, as an array.
   * @throws TypeError when `max` is not a number above 0.
   */
  async toArray(options: { readonly max: number }): Promise<Row[]> {
    // Callers without types may omit the argument.
    const max = options?.max;
    if (!(max > 0)) throw new TypeError('max must be a number above 0');
    const rows: Row[] = [];
    for await (const row of this) {
      rows.push(row);
      if (rows.length >= max) break;
    }
    return rows;
  }

  /** Yields every page in order, each with its own `meta`, `attribution` and `http`. */
  async *pages(): AsyncGenerator<ListPage<Row, List>, void, undefined> {
    let last: Promise<ListPage<Row, List> | null | undefined> = this.#firstPage();
    const ahead = [last];
    const fetchAhead = (count: number) => {
      while (ahead.length < count) {
        last = last.then((page) => page?.getNextPage());
        // Prevents an unhandled rejection; the loop below awaits this page and throws its error.
        last.catch(() => {});
        ahead.push(last);
      }
    };
    this.#cursor = this.#start;
    for (let page = await ahead.shift(); page; page = await ahead.shift()) {
      fetchAhead(this.#prefetchPages);
      yield page;
      this.#cursor = page.page.next_cursor;
      fetchAhead(1);
    }
  }

  #withNext(answered: PartnerResult<List>): ListPage<Row, List> {
    const cursor = answered.page.next_cursor;
    const getNextPage = async () => {
      if (!cursor) return null;
      const page = await this.#load(cursor);
      if (page.page.next_cursor === cursor) {
        throw new PartnerError('PartnerError', 'The server gave the same cursor twice');
      }
      return page;
    };
    const page = Object.defineProperties(answered, {
      hasNextPage: { value: cursor !== null },
      getNextPage: { value: getNextPage },
      [Symbol.asyncIterator]: { value: () => rowsFrom(page) },
    }) as ListPage<Row, List>;
    return page;
  }

  #firstPage(): Promise<ListPage<Row, List>> {
    this.#first ??= this.#load(this.#start);
    return this.#first;
  }
}

async function* rowsFrom<Row, List extends ListBody<Row>>(
  first: ListPage<Row, List>,
): AsyncGenerator<Row, void, undefined> {
  for (let page: ListPage<Row, List> | null = first; page; page = await page.getNextPage()) yield* page.data;
}
