import pg from 'pg';

type Parse = (text: string) => unknown;

const TEXT_ARRAY: number = 1009;

const asWritten: Parse = (text) => text;

/** PostgreSQL's type OIDs, which never change (pg_type.dat). */
const scalars: ReadonlyArray<{ oid: number; array: number; parse: Parse }> = [
  { oid: 20, array: 1016, parse: safeInteger }, // int8
  { oid: 1700, array: 1231, parse: asWritten }, // numeric
  { oid: 1184, array: 1185, parse: instant }, // timestamptz
  { oid: 1114, array: 1115, parse: asWritten }, // timestamp
  { oid: 1082, array: 1182, parse: asWritten }, // date
  { oid: 1186, array: 1187, parse: asWritten }, // interval
];

const parsers = new Map<number, Parse>(
  scalars.flatMap(({ oid, array, parse }) => [
    [oid, parse],
    [array, arrayOf(parse)],
  ]),
);

/** `pg`'s own parsers round `numeric[]`, make local dates of `date`, and cut microseconds. */
export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`);
  return value;
}

/**
 * Converts `timestamptz` text to ISO 8601; other text, such as `infinity`, stays unchanged. `session.ts` sets UTC and
 * ISO dates.
 */
export function instant(text: string): string {
  return text.replace(/^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/, '$1T$2Z');
}

function arrayOf(parse: Parse): Parse {
  const parseTexts: Parse = pg.types.getTypeParser(TEXT_ARRAY);
  const each = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each);
    return typeof value === 'string' ? parse(value) : value;
  };
  return (text) => each(parseTexts(text));
}
