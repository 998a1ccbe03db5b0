import {
  type Attribution,
  type License,
  PROHIBITED_USES,
  TERMS,
  TERMS_PATH,
  type Upstream,
} from '@partner-api/contract';

export interface AttributionFacts {
  readonly provider: { readonly name: string; readonly url: string; readonly license: License };
  /** `YYYY-MM-DD`, UTC. */
  readonly accessedOn: string;
  /** The sources of the records in the response, each once. */
  readonly upstream: readonly Upstream[];
}

/**
 * Returns the credit of a response as text, HTML and Markdown. Names and texts are escaped, and only web addresses
 * become links.
 *
 * @throws {RangeError} when `accessedOn` is not a date.
 */
export function attribution({ provider, accessedOn, upstream }: AttributionFacts): Attribution {
  if (!isDate(accessedOn)) throw new RangeError('accessedOn: must be a calendar date, YYYY-MM-DD');
  const credit = (format: Format) =>
    [
      `${format.link(provider.name, provider.url)}, ${format.plain('licensed')} ${format.link(provider.license.id, provider.license.url)}, ${format.plain(`accessed ${accessedOn}.`)}`,
      ...upstream.map((source) => sourceCredit(source, format)),
    ].join(' ');
  return {
    required: true,
    text: credit(text),
    html: credit(html),
    markdown: credit(markdown),
    url: provider.url,
    provider: provider.name,
    license: provider.license,
    accessed_on: accessedOn,
    upstream: [...upstream],
    terms_url: TERMS_PATH,
    terms_version: TERMS.version,
    prohibited_uses: [...PROHIBITED_USES],
  };
}

const isDate = (text: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
};

interface Format {
  plain(words: string): string;
  link(words: string, url: string): string;
}

function sourceCredit(source: Upstream, { plain, link }: Format): string {
  const named = source.text.includes(source.provider) ? source.text : `${source.provider}: ${source.text}`;
  const wording = withoutFinalStop(named);
  const words = source.url ? link(wording, source.url) : plain(wording);
  const license = source.license
    ? `, ${plain('licensed')} ${link(source.license.id, source.license.url)}`
    : '';
  const changes = source.changes ? ` ${plain(`Changes: ${withoutFinalStop(source.changes)}.`)}` : '';
  return `${plain('Source:')} ${words}${license}.${changes}`;
}

const withoutFinalStop = (words: string) => words.replace(/(?<![.\s])[.\s]+$/, '');

/** Joins lines and removes characters that change the text direction. */
const inLine = (words: string) => words.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

const isWebAddress = (url: string) => /^https?:\/\/[^\s\p{Cc}\p{Cf}]+$/iu.test(url);

const text: Format = {
  plain: inLine,
  link: (words, url) => (isWebAddress(url) ? `${inLine(words)} (${url})` : inLine(words)),
};

const escapeHtml = (words: string) =>
  inLine(words).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const html: Format = {
  plain: escapeHtml,
  link: (words, url) =>
    isWebAddress(url) ? `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>` : escapeHtml(words),
};

// Every character that CommonMark can escape and that could start markup inside a sentence.
const escapeMarkdown = (words: string) => inLine(words).replace(/[\\`*_[\]<>&!|~#]/g, '\\$&');

const markdown: Format = {
  plain: escapeMarkdown,
  link: (words, url) =>
    isWebAddress(url)
      ? `[${escapeMarkdown(words)}](<${url.replace(/[<>\\]/g, encodeURIComponent)}>)`
      : escapeMarkdown(words),
};
