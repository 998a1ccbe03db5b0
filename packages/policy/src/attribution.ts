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
  /** The sources of exactly the records in the response, each once. */
  readonly upstream: readonly Upstream[];
}

/** The credit that a response carries, ready to paste as text, HTML or Markdown. Names and wordings are escaped. */
export function attribution({ provider, accessedOn, upstream }: AttributionFacts): Attribution {
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

interface Format {
  plain(words: string): string;
  link(words: string, url: string): string;
}

function sourceCredit(source: Upstream, { plain, link }: Format): string {
  const wording = withoutFinalStop(source.text);
  const words = source.url ? link(wording, source.url) : plain(wording);
  const license = source.license ? ` (${link(source.license.id, source.license.url)})` : '';
  const changes = source.changes ? ` ${plain(`Changes: ${withoutFinalStop(source.changes)}.`)}` : '';
  return `${plain('Source:')} ${words}${license}.${changes}`;
}

const withoutFinalStop = (words: string) => words.replace(/[.\s]+$/, '');

const text: Format = { plain: (words) => words, link: (words, url) => `${words} (${url})` };

const escapeHtml = (words: string) =>
  words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const html: Format = {
  plain: escapeHtml,
  link: (words, url) => `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`,
};

// Everything that CommonMark lets escape and that could start markup inside a sentence.
const escapeMarkdown = (words: string) =>
  words.replace(/[\\`*_[\]<>&!|~#]/g, '\\$&').replace(/\s*\n\s*/g, ' ');

const markdown: Format = {
  plain: escapeMarkdown,
  link: (words, url) => `[${escapeMarkdown(words)}](<${url.replace(/[<>\\\n]/g, encodeURIComponent)}>)`,
};
