import type { PartnerResult } from './call.js';
import { PartnerError } from './errors/partner-error.js';
import type { Attribution } from './wire.generated.js';

/** As much of a list as walking over it needs. */
export interface ListBody<Row> {
  readonly data: readonly Row[];
  readonly page: { readonly next_cursor: string | null };
  readonly attribution: Attribution;
}

/** A page as it was answered, with the way to the next one. The members below are not enumerable: JSON has the answer alone. */
export type ListPage<Row, List> = PartnerResult<List> & {
  readonly hasNextPage: boolean;
  /** Null after the last page. */
  readonly getNextPage: () => Promise<ListPage<Row, List> | null>;
  /** The rows of this page and of all that follow. */
  readonly [Symbol.asyncIterator]: () => AsyncGenerator<Row, void, undefined>;
};

/** Loads the page of a cursor; without one, the first of the list. */
export type LoadPage<List> = (cursor?: string) => Promise<PartnerResult<List>>;

/**
 * A list, not asked for yet.
 *
 *     const page = await client.events.list({ province: 'idlib' });             // one page, and page.getNextPage()
 *     for await (const event of client.events.list({ since: '720h' })) {}       // all rows of all pages
 *     for await (const page of client.events.list().pages()) {}                 // all pages
 *     const rows = await client.events.list({ since: '24h' }).toArray({ max: 1_000 });
 *
 * The first page is requested once, however often the call is awaited or walked; each further page when the reader
 * arrives there, or up to `prefetchPages` pages earlier. Leaving the loop ends the walk. To go on later, pass `cursor` to
 * the same list, unless it `isDone`.
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
   * Cursor of the page that a walk is reading, or failed to load; before any walk, the cursor that the call was given;
   * undefined for the first page of the list, and after the last: `isDone` tells which. A new call with this cursor goes on
   * from that page.
   */
  get cursor(): string | undefined {
    return this.#cursor ?? undefined;
  }

  /**
   * Whether a walk has come to the end of the list. There is nothing to go on from then: a new call would walk all of the
   * list again.
   */
  get isDone(): boolean {
    return this.#cursor === null;
  }

  /**
   * The credits due for the pages loaded so far, each wording once: `toText`, `toHtml` and `toMarkdown` of
   * `@partner-api/client/attribution` make one credit of them.
   */
  get attributions(): Attribution[] {
    return [...this.#attributions.values()];
  }

  // biome-ignore lint/suspicious/noThenProperty: one call reads as a page and as a walk only if it can be awaited.
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
   * The first rows in an array, at most `max` of them.
   * @throws TypeError when `max` is not a number above 0.
   */
  async toArray(options: { readonly max: number }): Promise<Row[]> {
    // Callers without types may give none.
    const max = options?.max;
    if (!(max > 0)) throw new TypeError('max must be a number above 0');
    const rows: Row[] = [];
    for await (const row of this) {
      rows.push(row);
      if (rows.length >= max) break;
    }
    return rows;
  }

  /** Every page in order, each with its own `meta`, `attribution` and `http`. */
  async *pages(): AsyncGenerator<ListPage<Row, List>, void, undefined> {
    let last: Promise<ListPage<Row, List> | null | undefined> = this.#firstPage();
    const ahead = [last];
    const fetchAhead = (count: number) => {
      while (ahead.length < count) {
        last = last.then((page) => page?.getNextPage());
        // Whether it failed is asked when the walk arrives there.
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
