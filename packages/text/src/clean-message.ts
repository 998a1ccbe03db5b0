import { decodeHTMLStrict } from 'entities';
import { normalizeText } from './normalize-text.js';

// Date formats of embedded tweets, in the language of the page and the digits of any script.
const day = [
  // January 14, 2020
  String.raw`\p{L}{3,15}\.? \d{1,2}, \d{4}`,
  // 14 January 2020, 14. Januar 2020, 14 de enero de 2020, 14 января 2020 г., 14 tháng 1, 2020
  String.raw`\p{Nd}{1,2}\.? (?:de )?(?:[\p{L}\p{M}]{2,15}|tháng \d{1,2})[.,،]? (?:del? )?\p{Nd}{4}(?: [гр]\.)?`,
  // 2020年1月14日, 2020년 1월 14일
  String.raw`\d{4}[年년] ?\d{1,2}[月월] ?\d{1,2}[日일]`,
].join('|');
// The signature of a quoted tweet: "— Name (@handle) January 14, 2020". More text may follow it.
const signature = new RegExp(String.raw`[—–] ?([^—–]{1,100}?) ?\(@\w{1,30}\) (${day})`, 'gu');
const year = /\p{Nd}{4}/u;
const link = /(?:https?:\/\/|www\.|pic\.twitter\.com\/|\bt\.co\/)[!-~]+/gi;
const retweet = /^RT @\w{1,30}:? /;
// The look-behind excludes e-mail addresses; the second part is the server of a Mastodon handle.
const handle = /(?<![\p{L}\p{N}_.@])@(\w{1,30})(?:@[\w.-]+)?/gu;
const hashtag = /[#＃]([\p{L}\p{M}\p{N}_]+)/gu;

/**
 * Returns the readable text of a tweet or chat message: without links, handles and the signature of a quoted tweet, with
 * hashtags split into words (`#IranProtests2019` is `Iran Protests 2019`) and white space collapsed.
 */
export function cleanMessage(text: string): string {
  const said = withoutLinks(text).replace(signature, ' ').replace(retweet, '');
  return normalizeText(said.replace(handle, ' ').replace(hashtag, (_, tag: string) => ` ${splitWords(tag)}`));
}

/**
 * Returns a message as a search query: like `cleanMessage`, but keeps the author, the handles and the year as words, because
 * reviewed claims name them (MAP@5 .859, without them .799; 997 tweets of CLEF CheckThat! 2020). Do not compare numbers or
 * dates of the result: the year of the signature is not a year of the claim.
 */
export function searchableMessage(text: string): string {
  const signed = withoutLinks(text).replace(
    signature,
    (_, name: string, signedOn: string) => ` ${name} ${signedOn.match(year)?.[0] ?? ''} `,
  );
  const named = signed.replace(retweet, (mark) => mark.slice('RT '.length));
  return normalizeText(named.replace(handle, spaced).replace(hashtag, spaced));
}

function withoutLinks(text: string): string {
  // Twitter's API and exports of web pages write HTML.
  return normalizeText(decodeHTMLStrict(text).replace(link, ' '));
}

function spaced(_: string, name: string): string {
  return ` ${splitWords(name)} `;
}

function splitWords(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L}{3})(\p{N})/gu, '$1 $2');
}
