import type { Upstream } from '../wire.generated.js';
import { type Credited, mergeAttributions, type ProviderCredit } from './merge-attributions.js';

/** Writes the parts of a credit in one output format: plain text and links. */
export interface Format {
  readonly plain: (words: string) => string;
  readonly link: (words: string, url: string) => string;
}

/** Returns the credit in the wording of the service; a test compares both. */
export function credit(sources: readonly Credited[], format: Format): string {
  const { providers, upstream } = mergeAttributions(sources);
  return [
    ...providers.map((provider) => providerCredit(provider, format)),
    ...upstream.map((source) => sourceCredit(source, format)),
  ].join(' ');
}

function providerCredit(
  { provider, url, license, accessedOn }: ProviderCredit,
  { plain, link }: Format,
): string {
  const first = accessedOn[0];
  const last = accessedOn.at(-1);
  const dates = first === last ? first : `${first} to ${last}`;
  return `${link(provider, url)}, ${plain('licensed')} ${link(license.id, license.url)}, ${plain(`accessed ${dates}.`)}`;
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

/** Puts a text on one line and removes bidirectional controls, which would reorder the text around it. */
export const onOneLine = (words: string): string =>
  words.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** Whether a URL is http or https. Others, such as `javascript:`, are never written as links. */
export const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s\p{Cc}\p{Cf}]+$/iu.test(url);
