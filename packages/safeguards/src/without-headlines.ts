import type { Source } from '@partner-api/contract';
import { doubtStatement } from './screening/doubt-statement.js';

/** Returns sources with only what attribution needs: a headline, a link or the exact time would lead to the place. */
export const withoutHeadlines = (sources: readonly Source[]): Source[] =>
  sources.map(({ publisher, published_at }) => ({
    publisher,
    title: null,
    url: null,
    published_at: published_at && `${published_at.slice(0, 'YYYY-MM-DD'.length)}T00:00:00Z`,
  }));

/** Returns the sources without headlines that reveal where people at risk are; publisher and link stay. */
export const withoutDisclosingHeadlines = (sources: readonly Source[]): Source[] =>
  sources.map((source) =>
    source.title === null || doubtStatement(source.title).allowed ? source : { ...source, title: null },
  );
