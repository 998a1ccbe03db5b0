import type { Source } from '@partner-api/contract';

/** What attribution needs; a headline or a link would name the place, and so would the minute find the article. */
export const withoutHeadlines = (sources: readonly Source[]): Source[] =>
  sources.map(({ publisher, published_at }) => ({
    publisher,
    title: null,
    url: null,
    published_at: published_at && `${published_at.slice(0, 'YYYY-MM-DD'.length)}T00:00:00Z`,
  }));
