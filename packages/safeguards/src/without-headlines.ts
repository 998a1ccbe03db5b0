import type { Source } from '@partner-api/contract';
import { doubtStatement } from './screening/doubt-statement.js';

/** What attribution needs; a headline or a link would name the place, and so would the minute find the article. */
export const withoutHeadlines = (sources: readonly Source[]): Source[] =>
  sources.map(({ publisher, published_at }) => ({
    publisher,
    title: null,
    url: null,
    published_at: published_at && `${published_at.slice(0, 'YYYY-MM-DD'.length)}T00:00:00Z`,
  }));

/** The sources without headlines that tell where people at risk are; publisher and link stay. */
export const withoutDisclosingHeadlines = (sources: readonly Source[]): Source[] =>
  sources.map((source) =>
    source.title === null || doubtStatement(source.title).allowed ? source : { ...source, title: null },
  );
