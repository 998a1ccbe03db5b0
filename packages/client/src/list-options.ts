import { ofType, type Rules, readOptions } from './read-options.js';
import type { RequestOptions } from './transport.js';

export interface ListRequestOptions extends RequestOptions {
  /** Number of pages fetched ahead, 0 to 5; 0 when omitted. */
  readonly prefetchPages?: number | undefined;
}

// Refusing null matters most: `cursor: null` would start again at the first page, in an endless loop.
const SENDABLE = ofType('string', 'number');

/** Returns the rules of a list's options from the names of its query parameters. */
export const listRules = (names: string): Rules =>
  Object.fromEntries(names.split(' ').map((name) => [camelCase(name), SENDABLE]));

/** Returns the query string of a list call. The server validates the values, because later versions may accept more. */
export const listQuery = (options: object, rules: Rules): URLSearchParams =>
  new URLSearchParams(
    Object.entries(readOptions('list options', options, rules)).map(([name, value]): [string, string] => [
      name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`),
      String(value),
    ]),
  );

const camelCase = (name: string): string => name.replace(/_(.)/, (_, letter: string) => letter.toUpperCase());
