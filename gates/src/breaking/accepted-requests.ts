/** A request as it goes over the wire: the query as texts, the body as JSON. */
export interface AcceptedRequest {
  readonly operationId: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
}

// The edges of every rule, and what partners send. Many rules are not in the document: a bound on the number within
// a text, what may stand beside what. So a release keeps requests that it takes, and later ones must take them too.
const PROVINCES = ['idlib', 'deir-ez-zor', 'a', '0', 'x1-2-3', 'as-suwayda-sy', 'p'.repeat(200)];
const WINDOWS = ['1h', '9h', '24h', '720h', '8760h', '8761h', '87599h', '87600h'];
const LIMITS = ['1', '2', '50', '51', '100', '101', '199', '200'];
const CURSORS = ['c', 'eyJvIjoiMjAyNi0wMy0xNFQwOTowMDowMFoifQ.k0bV3nq1', 'a-b_c~d=', 'x'.repeat(1_500)];

const TEXTS = [
  'why',
  'a b',
  '   why so?\n\t',
  '???',
  '1948',
  'THE UNITED NATIONS SAID SO',
  'Was the bridge at Old Ford destroyed in March, and by whom?',
  'What is known about the shelling of markets in Idlib?',
  'من قصف السوق في إدلب؟',
  '¿Quién ordenó la demolición de la presa?',
  'Кто разрушил мост?',
  '谁炸毁了桥？',
  'क्या पुल टूटा?',
  '🌍🌍🌍',
  'e\u0301'.repeat(900),
  '"quoted" & <b>marked</b> \\ / https://news.example/a?b=c#d',
  "Robert'); DROP TABLE events;--",
  'a'.repeat(2_000),
  '𝔉'.repeat(2_000),
  `  ${'word '.repeat(399)}end  `,
];
const LOCALES = ['en', 'EN', 'ar', 'es-MX', 'sr-Latn', 'zh-Hant-TW', 'und', 'de-CH-1996', 'en-x-desk', 'tlh'];

const LISTS = {
  listEvents: ['province', 'country', 'since'],
  listDossiers: ['province', 'country'],
  listClaims: ['province', 'country'],
};
// What stands beside `since` cannot be a date.
const DATED = { listEvents: ['province', 'country', 'from', 'to'] };
const VALUES: Readonly<Record<string, readonly string[]>> = {
  province: PROVINCES,
  country: ['SY', 'XV', 'ZZ'],
  from: ['2017-03-01', '0001-01-01', '2016-02-29'],
  to: ['2017-03-31', '9999-12-31', '2017-03-01'],
  since: WINDOWS,
  updated_since: WINDOWS,
  limit: LIMITS,
  cursor: CURSORS,
};
const QUESTIONS = { research: 'query', factCheck: 'claim' };

/** Requests that the contract takes, to be kept with a release. */
export const acceptedRequests = (): readonly AcceptedRequest[] => [
  ...[...Object.entries(LISTS), ...Object.entries(DATED)].flatMap(([operationId, filters]) =>
    [
      ...queries([...filters, 'limit', 'cursor']),
      // It stands without filters.
      ...queries(['updated_since', 'limit', 'cursor']),
    ].map((query) => ({ operationId, query })),
  ),
  ...Object.entries(QUESTIONS).flatMap(([operationId, member]) => [
    ...TEXTS.map((text) => ({ operationId, body: { [member]: text } })),
    ...LOCALES.map((locale) => ({ operationId, body: { [member]: 'why so?', locale } })),
  ]),
];

/** None, each alone with each of its values, each pair, and all. */
function queries(names: readonly string[]): readonly Record<string, string>[] {
  const first = (name: string) => VALUES[name]?.[0] ?? '';
  const some = (chosen: readonly string[]) => Object.fromEntries(chosen.map((name) => [name, first(name)]));
  return [
    {},
    ...names.flatMap((name) => (VALUES[name] ?? []).map((value) => ({ [name]: value }))),
    ...names.flatMap((name, index) => names.slice(index + 1).map((other) => some([name, other]))),
    some(names),
  ];
}
