import type { Corpus, CorpusRecord } from './corpus.js';

/**
 * All records changed after a revision, oldest change first, page by page. While a page is taken in the next one is read.
 * Rejects when the corpus does.
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
    // Seen to where it is awaited, also when taking this one in fails first.
    next?.catch(() => undefined);
    yield page;
    if (next === null) return;
    page = await next;
  }
}
