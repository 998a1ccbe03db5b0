import { ofType, type Rules, readOptions } from './read-options.js';
import type { RequestOptions } from './transport.js';

export interface ListRequestOptions extends RequestOptions {
  /** Pages fetched ahead of the reader, 0 to 5; none when omitted. */
  readonly prefetchPages?: number | undefined;
}

// Null above all is refused: as a cursor it would start again at the first page, for ever.
const SENDABLE = ofType('string', 'number');

/** The rules of a list's options, from the names of its query parameters. */
export const listRules = (names: string): Rules =>
  Object.fromEntries(names.split(' ').map((name) => [camelCase(name), SENDABLE]));

/** The query string of a list call. Whether values are valid is for the server to say: its rules may widen. */
export const listQuery = (options: object, rules: Rules): URLSearchParams =>
  new URLSearchParams(
    Object.entries(readOptions('list options', options, rules)).map(([name, value]): [string, string] => [
      name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`),
      String(value),
    ]),
  );

const camelCase = (name: string): string => name.replace(/_(.)/, (_, letter: string) => letter.toUpperCase());
