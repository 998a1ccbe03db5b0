import type { Corpus, CorpusRecord } from './corpus.js';

/**
 * Yields all records changed after a revision in pages, oldest change first, and prefetches the next page. Rejects if
 * the corpus does.
 */
export async function* changes(
  corpus: Corpus,
  since: number,
  pageSize: number,
): AsyncGenerator<readonly CorpusRecord[], void, void> {
  let page = await corpus.changesSince(since, pageSize);
  for (;;) {
    const last = page.at(-1);
    const isLast = last === undefined || page.length < pageSize;
    const next = isLast ? null : corpus.changesSince(last.revision, pageSize);
    // A rejection is handled at the `await`; this prevents an unhandled one if the consumer fails first.
    next?.catch(() => undefined);
    yield page;
    if (next === null) return;
    page = await next;
  }
}
