import type { Claim, ConflictEvent, Correction, Dossier, ExternalId } from '../wire.generated.js';

/** A cell. Null and undefined become empty cells, which pandas and R read as missing values. */
export type Cell = string | number | boolean | null | undefined;

/** Column headings, each with a function that returns the cell of a row. Spread `EVENT_COLUMNS` and the like to add or drop columns. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

// Identifiers contain no spaces, so a space separates them; other lists are written as JSON.
const ids = (list: readonly string[]): Cell => list.join(' ') || null;
/** Joins a list in one cell and keeps unknown items as empty strings, so that the items of two such columns correspond. */
const joined = (list: readonly (string | null)[]): Cell => list.map((text) => text ?? '').join(' | ') || null;
const json = (list: readonly unknown[]): Cell => (list.length > 0 ? JSON.stringify(list) : null);

interface CommonRecord {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly published_at: string;
  readonly updated_at: string;
  readonly lang: string;
  readonly external_ids: readonly ExternalId[];
  readonly corrections: readonly Correction[];
}

const COMMON = {
  id: ({ id }) => id,
  version: ({ version }) => version,
  status: ({ status }) => status,
  lang: ({ lang }) => lang,
  published_at: ({ published_at }) => published_at,
  updated_at: ({ updated_at }) => updated_at,
  external_ids: ({ external_ids }) => json(external_ids),
  corrections: ({ corrections }) => json(corrections),
} as const satisfies Columns<CommonRecord>;

/** One row per event. Times are RFC 3339 in UTC, coordinates decimal degrees (WGS 84), casualties numbers of people. */
export const EVENT_COLUMNS = {
  ...COMMON,
  type: ({ type }) => type,
  title: ({ title }) => title,
  summary: ({ summary }) => summary,
  occurred_earliest: ({ occurred }) => occurred.earliest,
  occurred_latest: ({ occurred }) => occurred.latest,
  occurred_precision: ({ occurred }) => occurred.precision,
  province_slug: ({ province }) => province?.slug,
  province_name: ({ province }) => province?.name,
  country: ({ province }) => province?.country,
  latitude: ({ location }) => location?.latitude,
  longitude: ({ location }) => location?.longitude,
  location_uncertainty_m: ({ location }) => location?.uncertainty_m,
  location_precision: ({ location }) => location?.precision,
  killed_low: ({ casualties }) => casualties.killed.low,
  killed_best: ({ casualties }) => casualties.killed.best,
  killed_high: ({ casualties }) => casualties.killed.high,
  civilians_killed_low: ({ casualties }) => casualties.civilians_killed.low,
  civilians_killed_best: ({ casualties }) => casualties.civilians_killed.best,
  civilians_killed_high: ({ casualties }) => casualties.civilians_killed.high,
  verification_level: ({ verification }) => verification?.level,
  source_count: ({ verification }) => verification?.source_count,
  actors: ({ actors }) => json(actors),
  actor_names: ({ actors }) => joined(actors.map(({ name }) => name)),
  actor_roles: ({ actors }) => joined(actors.map(({ role }) => role)),
  sources: ({ sources }) => json(sources),
  source_publishers: ({ sources }) => joined(sources.map(({ publisher }) => publisher)),
  source_urls: ({ sources }) => joined(sources.map(({ url }) => url)),
  dossier_ids: ({ dossier_ids }) => ids(dossier_ids),
  claim_ids: ({ claim_ids }) => ids(claim_ids),
} as const satisfies Columns<ConflictEvent>;

/** One row per dossier, with its sections as JSON. */
export const DOSSIER_COLUMNS = {
  ...COMMON,
  title: ({ title }) => title,
  summary: ({ summary }) => summary,
  state: ({ state }) => state,
  period_earliest: ({ period }) => period.earliest,
  period_latest: ({ period }) => period.latest,
  province_slugs: ({ provinces }) => ids(provinces.map(({ slug }) => slug)),
  sections: ({ sections }) => json(sections),
  event_ids: ({ event_refs }) => ids(event_refs.map(({ id }) => id)),
  claim_ids: ({ claim_refs }) => ids(claim_refs.map(({ id }) => id)),
  sources: ({ sources }) => json(sources),
} as const satisfies Columns<Dossier>;

/** One row per claim, with its review. */
export const CLAIM_COLUMNS = {
  ...COMMON,
  text: ({ text }) => text,
  context: ({ context }) => context,
  claimant: ({ claimant }) => claimant,
  claimed_at: ({ claimed_at }) => claimed_at,
  first_appearance_url: ({ first_appearance_url }) => first_appearance_url,
  province_slug: ({ province }) => province?.slug,
  province_name: ({ province }) => province?.name,
  country: ({ province }) => province?.country,
  event_ids: ({ event_ids }) => ids(event_ids),
  review_verdict: ({ review }) => review?.verdict,
  review_verdict_label: ({ review }) => review?.verdict_label,
  review_original_rating: ({ review }) => review?.original_rating,
  review_explanation: ({ review }) => review?.explanation,
  reviewed_at: ({ review }) => review?.reviewed_at,
  reviewer: ({ review }) => review?.reviewer,
  review_url: ({ review }) => review?.url,
} as const satisfies Columns<Claim>;
