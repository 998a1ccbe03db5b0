import { PartnerError } from './errors/partner-error.js';
import type { PartnerResult } from './transport.js';

/** As much of a list as walking over it needs. */
export interface ListBody<Row> {
  readonly data: readonly Row[];
  readonly page: { readonly next_cursor: string | null };
}

/** Loads one page; without a cursor, the one that the call started from. */
export type LoadPage<List> = (cursor?: string) => Promise<PartnerResult<List>>;

/**
 * A list, not asked for yet.
 *
 *     const page = await client.events.list({ province: 'idlib' });         // one page
 *     for await (const event of client.events.list({ since: '720h' })) {}   // all rows of all pages
 *     for await (const page of client.events.list().pages()) {}             // all pages
 *
 * The first page is requested once, however often the call is awaited or walked; each further page when the walk
 * arrives there. Leaving the loop ends it.
 */
export class ListCall<Row, List extends ListBody<Row>>
  implements PromiseLike<PartnerResult<List>>, AsyncIterable<Row>
{
  readonly #load: LoadPage<List>;
  #first: Promise<PartnerResult<List>> | undefined;

  constructor(load: LoadPage<List>) {
    this.#load = load;
  }

  // biome-ignore lint/suspicious/noThenProperty: one call reads as a page and as a walk only if it can be awaited.
  then<Result = PartnerResult<List>, Failure = never>(
    onFulfilled?: ((page: PartnerResult<List>) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#firstPage().then(onFulfilled, onRejected);
  }

  catch<Failure = never>(
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<PartnerResult<List> | Failure> {
    return this.#firstPage().catch(onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<PartnerResult<List>> {
    return this.#firstPage().finally(onFinally);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  /** Every page in order, each with its own `meta`, `attribution` and `http`. */
  async *pages(): AsyncGenerator<PartnerResult<List>, void, undefined> {
    let page = await this.#firstPage();
    yield page;
    for (let cursor = page.page.next_cursor; cursor !== null; cursor = page.page.next_cursor) {
      page = await this.#load(cursor);
      if (page.page.next_cursor === cursor) {
        throw new PartnerError('The server gave the same cursor twice: going on would never end');
      }
      yield page;
    }
  }

  #firstPage(): Promise<PartnerResult<List>> {
    this.#first ??= this.#load();
    return this.#first;
  }
}
