import type { Source } from '@partner-api/contract';
import { normalizeText } from '@partner-api/text';
import { isNullMarker, withoutNullMarker } from '../../input/null-marker.js';
import type { Cells as TableCells } from '../../input/table-header.js';
import { webText } from '../../input/web-text.js';
import type { Column } from './columns.js';

type Cells = TableCells<Column>;

interface SourcesReading {
  readonly sources: readonly Source[];
  readonly warnings: readonly string[];
}

/**
 * Returns the publications behind an event. `source_article` holds whole citations, `"office,date,headline"`, quoted
 * and joined by `;`; the other columns join the parts by `;` without quotes, so a headline with a semicolon is
 * ambiguous there.
 */
export function readSources(cells: Cells): SourcesReading {
  const articles = splitArticles(cells('source_article'));
  const offices = split(cells('source_office'));
  const dates = split(cells('source_date'));
  if (articles.length === offices.length && offices.length === dates.length) {
    return settle(articles.map((article, index) => pair(article, offices[index] ?? '', dates[index] ?? '')));
  }
  const headlines = split(cells('source_headline'));
  if (offices.length > 0 && offices.length === dates.length && offices.length === headlines.length) {
    return settle(
      headlines.map((title, index) => ({ office: offices[index] ?? '', date: dates[index] ?? '', title })),
    );
  }
  if (offices.length <= 1 && dates.length <= 1 && articles.length <= 1) {
    const title = cells('source_headline') || (articles[0] ?? '');
    return settle([{ office: offices[0] ?? '', date: dates[0] ?? '', title }]);
  }
  return unpaired(articles, offices, dates);
}

interface Parts {
  readonly office: string;
  readonly date: string;
  readonly title: string;
}

/** Versions before 17.1 have free-text articles only. */
function unpaired(
  articles: readonly string[],
  offices: readonly string[],
  dates: readonly string[],
): SourcesReading {
  if (offices.length === 0)
    return settle(articles.map((article) => ({ office: '', date: '', title: article })));
  // It is unknown which headline belongs to which office, so both are kept as separate sources.
  const named = offices.map((office, index) => ({
    office,
    date: offices.length === dates.length ? (dates[index] ?? '') : '',
    title: '',
  }));
  const titled = articles.map((article) => ({ office: '', date: '', title: article }));
  const { sources, warnings } = settle([...named, ...titled]);
  return { sources, warnings: [...warnings, 'sources_unpaired'] };
}

function splitArticles(text: string): readonly string[] {
  if (text === '') return [];
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  return (isQuoted ? text.slice(1, -1).split(/"\s*;\s*"/) : [text]).map(webText);
}

const split = (text: string): readonly string[] =>
  text === ''
    ? []
    : webText(text)
        .split(';')
        .map((part) => part.trim());

/** Takes the headline from the citation, after office and date. */
function pair(article: string, office: string, date: string): Parts {
  const rest = afterPart(afterPart(article, office), date);
  return { office, date, title: rest ?? article };
}

function afterPart(text: string | null, part: string): string | null {
  const trimmed = text?.trimStart();
  if (!trimmed?.startsWith(part)) return null;
  const rest = trimmed.slice(part.length).trimStart();
  return rest.startsWith(',') ? rest.slice(1) : null;
}

function settle(parts: readonly Parts[]): SourcesReading {
  const sources = parts.map(({ office, date, title }) => ({
    publisher: wordsOf(office),
    title: wordsOf(title),
    url: null,
    published_at: isDay(date) ? `${date}T00:00:00Z` : null,
  }));
  const isUnread = parts.some(({ date }) => date !== '' && !isNullMarker(date) && !isDay(date));
  return {
    sources: sources.filter(({ publisher, title, published_at }) => publisher ?? title ?? published_at),
    warnings: isUnread ? ['source_date_unreadable'] : [],
  };
}

const wordsOf = (text: string): string | null => normalizeText(withoutNullMarker(text.trim())) || null;

function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
  );
}
