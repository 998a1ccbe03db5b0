// Generated from the contract by `pnpm run generate` in this package. Do not edit.

/** Any other string: an open enumeration lists its known values and accepts others. */
export type AnyOtherString = string & Record<never, never>;

export type Confidence =
  | 'low'
  | 'medium'
  | 'high';

export type DossierState =
  | 'open'
  | 'monitoring'
  | 'closed';

export type EventType =
  | 'battle'
  | 'explosion_remote_violence'
  | 'violence_against_civilians'
  | 'protest'
  | 'riot'
  | 'strategic_development';

export type LocationPrecision =
  | 'settlement'
  | 'near_settlement'
  | 'district';

export type RecordKind =
  | 'event'
  | 'dossier'
  | 'claim';

export type RecordStatus =
  | 'published'
  | 'disputed'
  | 'retracted';

export type ResearchStatus =
  | 'answered'
  | 'partial'
  | 'insufficient_evidence';

export type ReviewVerdict =
  | 'supported'
  | 'refuted'
  | 'conflicting'
  | 'missing_context';

export type Stance =
  | 'supports'
  | 'refutes'
  | 'context';

export type StatementKind =
  | 'extracted'
  | 'computed'
  | 'worded';

export type TimePrecision =
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'unknown';

export type Verdict =
  | 'supported'
  | 'refuted'
  | 'conflicting'
  | 'missing_context'
  | 'insufficient_evidence'
  | 'not_checkable';

export type VerificationLevel =
  | 'unverified'
  | 'single_source'
  | 'corroborated'
  | 'verified';

export type WarningCode =
  | 'unknown-province'
  | 'unknown-country'
  | 'province-resolved';

export type ProblemCode =
  | 'invalid-parameter'
  | 'unknown-parameter'
  | 'invalid-cursor'
  | 'malformed-json'
  | 'invalid-encoding'
  | 'invalid-body'
  | 'invalid-request'
  | 'unauthenticated'
  | 'insufficient-scope'
  | 'terms-not-accepted'
  | 'partner-suspended'
  | 'prohibited-use'
  | 'not-found'
  | 'unknown-path'
  | 'method-not-allowed'
  | 'not-acceptable'
  | 'request-timeout'
  | 'idempotency-in-progress'
  | 'body-too-large'
  | 'uri-too-long'
  | 'unsupported-media-type'
  | 'idempotency-key-reused'
  | 'quota-exceeded'
  | 'concurrency-exceeded'
  | 'headers-too-large'
  | 'internal-error'
  | 'method-not-implemented'
  | 'overloaded'
  | 'unavailable';

export type ProblemType =
  | '/problems/invalid-parameter'
  | '/problems/unknown-parameter'
  | '/problems/invalid-cursor'
  | '/problems/malformed-json'
  | '/problems/invalid-encoding'
  | '/problems/invalid-body'
  | '/problems/invalid-request'
  | '/problems/unauthenticated'
  | '/problems/insufficient-scope'
  | '/problems/terms-not-accepted'
  | '/problems/partner-suspended'
  | '/problems/prohibited-use'
  | '/problems/not-found'
  | '/problems/unknown-path'
  | '/problems/method-not-allowed'
  | '/problems/not-acceptable'
  | '/problems/request-timeout'
  | '/problems/idempotency-in-progress'
  | '/problems/body-too-large'
  | '/problems/uri-too-long'
  | '/problems/unsupported-media-type'
  | '/problems/idempotency-key-reused'
  | '/problems/quota-exceeded'
  | '/problems/concurrency-exceeded'
  | '/problems/headers-too-large'
  | '/problems/internal-error'
  | '/problems/method-not-implemented'
  | '/problems/overloaded'
  | '/problems/unavailable';

/** A party or a target of the event. */
export interface Actor {
  /** As the source names it. */
  name: string;
  /** `side_a`, `side_b`, `perpetrator`, `target`, `organiser`, …; null when unknown. */
  role: string | null;
}

/** An answer that the records give to the question. */
export interface Answer {
  /** The statements as one text. */
  text: string;
  statements: Statement[];
}

/** Mandatory: the credit to publish with any part of this response. */
export interface Attribution {
  /** Always: the credit is a condition of use. */
  required: true;
  /** The credit as plain text, upstream sources included. */
  text: string;
  /** The same as HTML, escaped. */
  html: string;
  /** The same as Markdown. */
  markdown: string;
  /** The web page of the provider. */
  url: string;
  /** The operator of this service. */
  provider: string;
  license: License;
  /** Calendar date in UTC: `YYYY-MM-DD`. */
  accessed_on: string;
  upstream: Upstream[];
  /** URI reference of the terms of use, relative to the server. */
  terms_url: string;
  /** Date of the terms in force. */
  terms_version: string;
  /** Clauses of the terms that forbid a use. */
  prohibited_uses: Array<'targeting_civilians' | AnyOtherString>;
}

/** Deaths, in numbers of people. */
export interface Casualties {
  killed: Estimate;
  civilians_killed: Estimate;
}

/** Something that was said, and what a review found. */
export interface Claim {
  id: RecordId;
  /**
   * Increases with every change of the content. The first served version may be above 1, because changes
   * during the publication delay count too.
   */
  version: number;
  /**
   * A `retracted` record keeps its id and its structure, has the reason in `corrections`, and has no content.
   * Values may be added.
   */
  status: RecordStatus | AnyOtherString;
  /** When this service published the record; for a delayed sensitive record, when it was released. */
  published_at: Timestamp;
  /**
   * When the record last changed: when this version was published, or when a record that it references was
   * released or withheld.
   */
  updated_at: Timestamp;
  /** Language of the texts, BCP 47; `und` when unknown. */
  lang: LanguageTag;
  external_ids: ExternalId[];
  corrections: Correction[];
  /** The claim, verbatim; `Retracted` when retracted. */
  text: string;
  /** How and where it was said. */
  context: string | null;
  /** Who said it. */
  claimant: string | null;
  claimed_at: Timestamp | null;
  /** Where it was first seen. */
  first_appearance_url: string | null;
  province: Province | null;
  event_ids: RecordId[];
  review: Review | null;
}

/** One page with its attribution. */
export interface ClaimList {
  data: Claim[];
  page: Page;
  meta: ClaimListMeta;
  attribution: Attribution;
}

/** Metadata of the response. */
export interface ClaimListMeta {
  /** When this content was current. */
  as_of: Timestamp;
  warnings: Warning[];
  /** Version of the contract that the server implements. */
  contract_version: string;
  filters: RecordFilters;
}

/** How a number was computed from events, so that anyone can repeat it with the list of events. */
export interface Computation {
  /** What was counted. Values may be added. */
  measure: 'events' | 'killed' | 'civilians_killed' | AnyOtherString;
  scope: ComputationScope;
  /** How the text was understood, so that a person can check it. Absent in contract 1.0.0. */
  query?: ComputationQuery | undefined;
  /**
   * Events that certainly belong to the scope. With `scope.deaths`, events that certainly belong to it in all
   * other respects, and may have that many deaths.
   */
  counted: Count;
  /**
   * Events that may belong to the scope, because their province, day, type or actor is not known precisely.
   * The true number is between `counted.low` and the sum of `counted.high` and `possible.high`.
   */
  possible: Count;
  /**
   * The part of `possible` that has no known province, when the scope has provinces. Absent in contract
   * 1.0.0.
   */
  unattributed?: Count | undefined;
  /**
   * The number of counted events with a missing bound. The best estimate replaces a missing low one; a bound
   * for all killed replaces a missing high one of civilians. Absent in contract 1.0.0.
   */
  missing_bounds?: MissingBounds | undefined;
  /**
   * The counts by group, when a question asks for groups or a claim compares them; otherwise empty. For a
   * ranking of days, only the days in the answer.
   */
  groups: ComputationGroup[];
  /**
   * Whether imports are complete for the whole scope, for a part of it, or for none. Only `whole` excludes
   * further events. Values may be added.
   */
  covered: 'whole' | 'part' | 'none' | AnyOtherString;
  /** Whether `used_records` names every counted and possible event; false when there are more than 1000. */
  names_all_events: boolean;
}

/** A comparison of groups. */
export interface ComputationComparison {
  /** The kind of the compared groups. Values may be added. */
  grouping: 'province' | 'month' | 'year' | AnyOtherString;
  /** Whether `part` is claimed to have more or fewer. Values may be added. */
  says: 'more' | 'fewer' | AnyOtherString;
  /** The keys of the groups that are claimed to have more or fewer. */
  part: string[];
  /** The keys of the groups that `part` is compared with; null for all others. */
  than: string[] | null;
  /** The claimed difference in percent, if any. */
  percent: number | null;
}

/** The counts of one group. */
export interface ComputationGroup {
  /**
   * A day `YYYY-MM-DD`, a month `YYYY-MM`, a year, a province slug, an event type, or the name of a party as
   * the source writes it. An event counts for each of its parties.
   */
  key: string;
  counted: Count;
  possible: Count;
}

/** A condition on a number. */
export interface ComputationPredicate {
  /** The operator, such as `at_least`, `about` or `none`. */
  says: string;
  /** The number. */
  number: number | null;
  /** The second number of a range, as in "between 20 and 30". */
  other: number | null;
}

/** How a question or a claim was understood. */
export interface ComputationQuery {
  /** How the text was understood, in words, in the resolved locale. */
  text: string;
  /**
   * `holds`: whether the predicate or the comparison is true; `count`: how many; `list`: what happened;
   * `rank`: which group has most or fewest; `which`: for which groups the predicate is true; `change`:
   * whether it rose or fell; `share`: how many of all killed were civilians; `deadliest`, `first`, `last`:
   * single events. Values may be added.
   */
  asks: 'holds' | 'count' | 'list' | 'rank' | 'which' | 'change' | 'share' | 'deadliest' | 'first' | 'last' | AnyOtherString;
  /** The grouping of the number; null for a single number. Values may be added. */
  group_by: 'day' | 'month' | 'year' | 'province' | 'type' | 'actor' | AnyOtherString | null;
  /** For `rank`: whether the groups with the fewest are asked for. */
  fewest: boolean;
  /** How many groups or events are asked for. */
  number_asked: number | null;
  predicate: ComputationPredicate | null;
  comparison: ComputationComparison | null;
}

/** The events that a computation is about. */
export interface ComputationScope {
  /** ISO 3166-1 alpha-2; null for everywhere. */
  country: string | null;
  /** Empty for the whole country. */
  provinces: ProvinceSlug[];
  /** First day; null when open. */
  from: string | null;
  /** Last day; null when open. */
  to: string | null;
  /** Kind of events. Values may be added. */
  kind: 'any' | 'battle' | 'explosion_remote_violence' | 'violence_against_civilians' | 'protest' | 'riot' | 'strategic_development' | 'state_based' | 'non_state' | 'one_sided' | 'attack' | 'violent' | AnyOtherString;
  /** The parties, each by one of its names in the records; empty for all. */
  actors: string[];
  /**
   * For each of `actors`, in order, all names in the records that count as this party; an event needs one of
   * them. Absent in contract 1.0.0.
   */
  actor_names?: Array<string[]> | undefined;
  /**
   * `by`: the actors were the perpetrators; `involved`: they took part; `against`: two of them were on
   * different sides. Values may be added.
   */
  role: 'by' | 'involved' | 'against' | AnyOtherString;
  /**
   * Only events with this number of deaths. `counted.low` is the number of events that certainly have it,
   * whichever estimate is right; `counted.best` the number that have it by the best estimate; and
   * `counted.high`, like `counted.events`, the number that may have it.
   */
  deaths?: {
    /** Who was killed. Values may be added. */
    measure: 'killed' | 'civilians_killed' | AnyOtherString;
    /** The minimum. */
    from: number;
    /** The maximum; null when there is none. */
    to: number | null;
  } | undefined;
}

/** One published change of a record, oldest first. */
export interface Correction {
  /** The version that this change created. */
  version: number;
  at: Timestamp;
  /**
   * The kind of change: `correction`, `source_update`, `retraction`, `withheld` (until the publication delay
   * of sensitive records is over), `release`, …
   */
  kind: string;
  /** The reason, for readers. */
  reason: string;
}

/** The number of events, and the counted measure. */
export interface Count {
  /** Number of events. */
  events: number;
  /**
   * Sum of the low estimates; when events are counted, their number; with `scope.deaths`, the number of
   * events that certainly have that many deaths.
   */
  low: number;
  /** Sum of the best estimates; null when one is unknown. */
  best: number | null;
  /** Sum of the high estimates; null when one has no upper bound. */
  high: number | null;
}

/** What was searched. A missing answer says nothing about anything else. */
export interface Coverage {
  /** Number of records that were searched. */
  records_searched: number;
  /** Number of records that were considered for the result. */
  records_considered: number;
  /** Time span of the searched records. */
  window: {
    earliest: Timestamp | null;
    latest: Timestamp | null;
  };
  /** Languages of the searched records. The search does not cross languages. */
  languages: string[];
}

/** A summary of one topic by the desk, with the records behind it. */
export interface Dossier {
  id: RecordId;
  /**
   * Increases with every change of the content. The first served version may be above 1, because changes
   * during the publication delay count too.
   */
  version: number;
  /**
   * A `retracted` record keeps its id and its structure, has the reason in `corrections`, and has no content.
   * Values may be added.
   */
  status: RecordStatus | AnyOtherString;
  /** When this service published the record; for a delayed sensitive record, when it was released. */
  published_at: Timestamp;
  /**
   * When the record last changed: when this version was published, or when a record that it references was
   * released or withheld.
   */
  updated_at: Timestamp;
  /** Language of the texts, BCP 47; `und` when unknown. */
  lang: LanguageTag;
  external_ids: ExternalId[];
  corrections: Correction[];
  /** One line; `Retracted` when retracted. */
  title: string;
  /** What it is about, in a few sentences. */
  summary: string | null;
  /** Whether the desk still works on it; null when retracted. Values may be added. */
  state: DossierState | AnyOtherString | null;
  period: Period;
  provinces: Province[];
  sections: Section[];
  event_refs: RecordReference[];
  claim_refs: RecordReference[];
  sources: Source[];
}

/** One page with its attribution. */
export interface DossierList {
  data: Dossier[];
  page: Page;
  meta: DossierListMeta;
  attribution: Attribution;
}

/** Metadata of the response. */
export interface DossierListMeta {
  /** When this content was current. */
  as_of: Timestamp;
  warnings: Warning[];
  /** Version of the contract that the server implements. */
  contract_version: string;
  filters: RecordFilters;
}

/** Number of people: low <= best <= high; null means unknown, never 0. */
export interface Estimate {
  /** Lowest credible number of people. */
  low: number | null;
  /** Best estimate, number of people. */
  best: number | null;
  /** Highest credible number of people. */
  high: number | null;
}

/** Something that happened at a place and time. */
export interface ConflictEvent {
  id: RecordId;
  /**
   * Increases with every change of the content. The first served version may be above 1, because changes
   * during the publication delay count too.
   */
  version: number;
  /**
   * A `retracted` record keeps its id and its structure, has the reason in `corrections`, and has no content.
   * Values may be added.
   */
  status: RecordStatus | AnyOtherString;
  /** When this service published the record; for a delayed sensitive record, when it was released. */
  published_at: Timestamp;
  /**
   * When the record last changed: when this version was published, or when a record that it references was
   * released or withheld.
   */
  updated_at: Timestamp;
  /** Language of the texts, BCP 47; `und` when unknown. */
  lang: LanguageTag;
  external_ids: ExternalId[];
  corrections: Correction[];
  /** One line; `Retracted` when retracted. */
  title: string;
  /** What happened, in a few sentences. */
  summary: string | null;
  /** One of ACLED's event types; null when retracted. Values may be added. */
  type: EventType | AnyOtherString | null;
  occurred: Occurrence;
  province: Province | null;
  /** Null when unknown, coarser than a district, or withheld to protect people. */
  location: Location | null;
  actors: Actor[];
  casualties: Casualties;
  verification: Verification | null;
  sources: Source[];
  dossier_ids: RecordId[];
  claim_ids: RecordId[];
}

/** The filters as they were understood; null when not given. */
export interface EventFilters {
  /** Slug. An unknown slug is not repeated when it may contain a secret. */
  province: string | null;
  /** ISO 3166-1 alpha-2 code. */
  country: string | null;
  /** Type of event. */
  type: string | null;
  /** Date. */
  from: string | null;
  /** Date. */
  to: string | null;
  /** Window in hours, such as `24h`. */
  since: string | null;
  /** Window in hours, such as `24h`. */
  updated_since: string | null;
}

/** One page with its attribution. */
export interface EventList {
  data: ConflictEvent[];
  page: Page;
  meta: EventListMeta;
  attribution: Attribution;
}

/** Metadata of the response. */
export interface EventListMeta {
  /** When this content was current. */
  as_of: Timestamp;
  warnings: Warning[];
  /** Version of the contract that the server implements. */
  contract_version: string;
  filters: EventFilters;
}

/** A single object with its attribution. */
export interface EventResponse {
  data: ConflictEvent;
  meta: Meta;
  attribution: Attribution;
}

/** A quotation that can be verified offline from the response alone. */
export interface Evidence {
  /** Unique within the result: `e1`, `e2`, … */
  id: string;
  /** The record that is quoted. */
  record: {
    /** The kind of record. Values may be added. */
    kind: RecordKind | AnyOtherString;
    id: RecordId;
    /** The version that was read. */
    version: number;
    /** JSON Pointer (RFC 6901) of the field within the record: `/summary`, `/sections/0/body`. */
    field: string;
  };
  /** Its relation to the claim or to the answer. Values may be added. */
  stance: Stance | AnyOtherString;
  /** The bytes from `byte_start` to `byte_end` of `excerpt.text`. */
  quote: string;
  /** The text that contains the quotation. */
  excerpt: {
    /** The record's field as served; `[location removed]` marks a redaction. */
    text: string;
    /** SHA-256 of the UTF-8 bytes of `text`, in hexadecimal. */
    sha256: string;
  };
  /** Offset into the UTF-8 bytes of `excerpt.text`. */
  byte_start: number;
  /** Offset into the UTF-8 bytes of `excerpt.text`, end exclusive. */
  byte_end: number;
  /** The publication behind the record; all members are null when there is none. */
  source: {
    /** Who published it. */
    publisher: string | null;
    /** Null when unknown or withheld. */
    url: string | null;
    published_at: Timestamp | null;
  };
}

/** The identifier of the record in another system. */
export interface ExternalId {
  /** The system of the identifier, such as `ucdp-ged`. */
  scheme: string;
  /** The identifier as that system writes it. */
  id: string;
}

/** Exactly these members; any other is an error. */
export interface FactCheckRequest {
  /**
   * The claim to check. White space at both ends is removed before the length is checked. At most 3,000
   * characters after Unicode normalization (NFKC). No control characters.
   */
  claim: string;
  /**
   * The language of labels and explanations: ar, en, es, fr, ru or uk, also with a region, such as `en-GB`.
   * Other languages fall back to the one in `data.locale.resolved`.
   */
  locale?: LanguageTag | undefined;
}

/** A single object with its attribution. */
export interface FactCheckResponse {
  data: FactCheckResult;
  meta: Meta;
  attribution: Attribution;
}

/** A verdict on the claim, with its evidence. */
export interface FactCheckResult {
  /** Identifier of this result. */
  id: string;
  /** The submitted claim, trimmed; `[location removed]` replaces exact places, and `pk_…` replaces keys. */
  claim: string;
  locale: ResolvedLocale;
  /**
   * For `insufficient_evidence`, `coverage` shows what was searched. The verdict does not depend on the
   * locale. Values may be added.
   */
  verdict: Verdict | AnyOtherString;
  /** The verdict in words, in the resolved locale. */
  verdict_label: string;
  /** The reasons for the verdict, in the resolved locale. */
  explanation: string;
  matched_claims: MatchedClaim[];
  evidence: Evidence[];
  /**
   * Numbers that were computed from events. For a claim that cannot be read, the events on record for its
   * place and days, which do not decide the verdict.
   */
  computations: Computation[];
  /** How far the text was understood; `computations[].query` has its interpretation. Absent in contract 1.0.0. */
  reading?: Reading | undefined;
  coverage: Coverage;
  used_records: UsedRecord[];
  /** How well the evidence supports the result. Values may be added. */
  confidence: Confidence | AnyOtherString;
  method: Method;
  generated_at: Timestamp;
}

/** BCP 47 language tag. */
export type LanguageTag = string;

/** The licence of the data. */
export interface License {
  /** SPDX identifier where one exists. */
  id: string;
  /** The URL of its text. */
  url: string;
}

/**
 * A corner of the 0.1 degree cell that the place lies in, the one nearest to 0°, 0°. Exact coordinates are
 * never stored.
 */
export interface Location {
  /** Decimal degrees, WGS 84. */
  latitude: number;
  /** Decimal degrees, WGS 84. */
  longitude: number;
  /** Radius in metres around the point that contains the true place. */
  uncertainty_m: number;
  /** The precision of the source, before generalisation. Values may be added. */
  precision: LocationPrecision | AnyOtherString;
  /** Always: no exact place is ever served. */
  generalized: true;
}

/** A stored claim that is similar to the submitted one, best first. */
export interface MatchedClaim {
  id: RecordId;
  /** The version that was read. */
  version: number;
  /** The stored claim, verbatim. */
  text: string;
  review: Review | null;
  /** How well this claim matches the submitted one, from 0 to 1; not a probability. */
  score: number;
  /** How it was matched. */
  method: string;
}

/** Metadata of the response. */
export interface Meta {
  /** When this content was current. */
  as_of: Timestamp;
  warnings: Warning[];
  /** Version of the contract that the server implements. */
  contract_version: string;
}

/** How the result was made. */
export interface Method {
  /** Short name of the method. */
  name: string;
  /** Changes whenever results may differ. */
  version: string;
  /** Always: no person wrote or checked this result. */
  machine_generated: true;
}

/** Counted events whose source gives a best estimate without a low or a high one. */
export interface MissingBounds {
  /** Events without a low estimate. */
  low: number;
  /** Events without a high estimate. */
  high: number;
}

/** When it happened: between `earliest` and `latest`, both included. */
export interface Occurrence {
  earliest: Timestamp | null;
  /** `since` compares with this; null when unknown. */
  latest: Timestamp | null;
  /** How exactly the time is known. Values may be added. */
  precision: TimePrecision | AnyOtherString;
}

/** The pagination of the list. */
export interface Page {
  /** The maximum number of rows of this page. */
  limit: number;
  /** Pass as `cursor` for the next page; null on the last one. */
  next_cursor: string | null;
}

/** The period of a dossier; null when open or unknown. */
export interface Period {
  earliest: Timestamp | null;
  latest: Timestamp | null;
}

/** Problem details (RFC 9457), the format of every error. */
export interface Problem {
  /** `/problems/<code>`: identifies the problem and leads to its explanation. Values may be added. */
  type: ProblemType | AnyOtherString;
  /** The same for every problem of the type. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What was wrong with this request. */
  detail: string;
  /**
   * The path of the request, as a URI reference. Keys and exact places in it are replaced, such as by
   * `%5Blocation%20removed%5D`. Empty when the request could not be read.
   */
  instance: string;
  /** As in the `X-Request-Id` header. */
  request_id: string;
  errors: ProblemError[];
  /** With `prohibited-use`: identifies the decision, in an appeal and in the log of the operator. */
  decision_id?: string | undefined;
  /** With `prohibited-use`: the clause of the terms, as in `prohibited_uses` and at `/terms`. */
  clause?: string | undefined;
  /** With `prohibited-use`: whether a program decided, without a person. */
  automated?: boolean | undefined;
  /** With `prohibited-use`: how to have a person review the decision, as a text to show. */
  appeal?: string | undefined;
}

/** One error in the request. */
export interface ProblemError {
  /** The query parameter, path parameter or header at fault. */
  parameter?: string | undefined;
  /** JSON Pointer (RFC 6901) to the member of the body at fault. */
  pointer?: string | undefined;
  /** The rule that it breaks. */
  detail: string;
}

/** First-level administrative unit. */
export interface Province {
  slug: ProvinceSlug;
  /** The name without the administrative word: `Idlib`. */
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The source's own spelling: `Idlib Governorate`. */
  source_name: string | null;
}

/** Province slug: lower-case ASCII letters and digits, words joined by hyphens. */
export type ProvinceSlug = string;

/** How far a question or a claim was understood as one about events. */
export interface Reading {
  /**
   * `whole`: every word was understood, so that events can decide a verdict or give a full answer. `part`:
   * the place was understood, and the time if the text names one. `none`: nothing could be counted. Values
   * may be added.
   */
  extent: 'whole' | 'part' | 'none' | AnyOtherString;
  /** The language in which the text was read (ISO 639-1); null for an unsupported language. */
  language: string | null;
  /** Clauses that attribute the statement to someone, as written; not checked. */
  attributions: string[];
  /** Other words that were ignored, as written. */
  not_considered: string[];
}

/** The filters as they were understood; null when not given. */
export interface RecordFilters {
  /** Slug. An unknown slug is not repeated when it may contain a secret. */
  province: string | null;
  /** ISO 3166-1 alpha-2 code. */
  country: string | null;
  /** Window in hours, such as `24h`. */
  updated_since: string | null;
}

/** Opaque, stable identifier; never reused for another record. */
export type RecordId = string;

/** A reference to a version of a record. */
export interface RecordReference {
  id: RecordId;
  /** The version that was read. */
  version: number;
}

/** Exactly these members; any other is an error. */
export interface ResearchRequest {
  /**
   * The question. White space at both ends is removed before the length is checked. At most 3,000 characters
   * after Unicode normalization (NFKC). No control characters.
   */
  query: string;
  /**
   * The language of labels and explanations: ar, en, es, fr, ru or uk, also with a region, such as `en-GB`.
   * Other languages fall back to the one in `data.locale.resolved`.
   */
  locale?: LanguageTag | undefined;
}

/** A single object with its attribution. */
export interface ResearchResponse {
  data: ResearchResult;
  meta: Meta;
  attribution: Attribution;
}

/** An answer from the records, with its evidence. */
export interface ResearchResult {
  /** Identifier of this result. */
  id: string;
  /** The submitted question, trimmed; `[location removed]` replaces exact places, and `pk_…` replaces keys. */
  query: string;
  locale: ResolvedLocale;
  /** Whether the evidence answers the whole question. Values may be added. */
  status: ResearchStatus | AnyOtherString;
  /** Null when the evidence does not suffice. */
  answer: Answer | null;
  /** Plain text: why there is no answer or only a partial one; null when there is nothing to explain. */
  explanation: string | null;
  evidence: Evidence[];
  /**
   * Numbers that were computed from events. For a claim that cannot be read, the events on record for its
   * place and days, which do not decide the verdict.
   */
  computations: Computation[];
  /** How far the text was understood; `computations[].query` has its interpretation. Absent in contract 1.0.0. */
  reading?: Reading | undefined;
  coverage: Coverage;
  used_records: UsedRecord[];
  /** How well the evidence supports the result. Values may be added. */
  confidence: Confidence | AnyOtherString;
  method: Method;
  generated_at: Timestamp;
}

/** The language asked for and the one answered in. */
export interface ResolvedLocale {
  /** As sent; null when none was. */
  requested: string | null;
  /** RFC 4647 lookup, never across scripts, then the default of the server. */
  resolved: string;
}

/** What a reviewer concluded about a claim. */
export interface Review {
  /** Our normalised verdict; null when the rating is not one we recognise. Values may be added. */
  verdict: ReviewVerdict | AnyOtherString | null;
  /** The verdict in words, in the language of the record. */
  verdict_label: string | null;
  /** The publisher's own wording, verbatim. */
  original_rating: string | null;
  /** Why, in the words of the reviewer. */
  explanation: string | null;
  reviewed_at: Timestamp | null;
  /** Who reviewed it: a person or an organisation. */
  reviewer: string | null;
  /** Where the review was published. */
  url: string | null;
}

/** A part of a dossier, in reading order. */
export interface Section {
  /** Null for a section without one. */
  heading: string | null;
  /** Plain text. */
  body: string;
}

/** A publication behind a record. */
export interface Source {
  /** The publisher, such as an outlet or an office. */
  publisher: string | null;
  /** Headline; null when unknown or withheld. */
  title: string | null;
  /** Null when unknown or withheld. */
  url: string | null;
  /** 00:00:00Z when only the day is known. */
  published_at: Timestamp | null;
}

/** One sentence of an answer, always with evidence. */
export interface Statement {
  /**
   * `extracted`: quoted from a record. `computed`: counted over the named records. `worded`: written by a
   * language model from the named quotations. Values may be added.
   */
  kind: StatementKind | AnyOtherString;
  /** Plain text. */
  text: string;
  /** Members of `evidence`, by id. */
  evidence_ids: string[];
}

/** RFC 3339 time in UTC, to the second: `YYYY-MM-DDTHH:MM:SSZ`. */
export type Timestamp = string;

/** A source of records in this response. */
export interface Upstream {
  /** The name to credit. */
  provider: string;
  /** The wording that the upstream provider asks for. */
  text: string;
  license: License | null;
  /** The web page of the provider. */
  url: string | null;
  /** Our changes to the data, as CC BY requires. */
  changes: string | null;
}

/** A record behind the result, in the version that was read. */
export interface UsedRecord {
  /** The kind of record. Values may be added. */
  kind: RecordKind | AnyOtherString;
  id: RecordId;
  /** The version that was read. */
  version: number;
}

/** The verification of the report. */
export interface Verification {
  /** How well the report was confirmed. Values may be added. */
  level: VerificationLevel | AnyOtherString;
  /** Number of independent sources; null when unknown. */
  source_count: number | null;
}

/** A warning about a successful request. */
export interface Warning {
  /** The query parameter that the warning is about. */
  parameter: string;
  /** The code, for programs. Values may be added. */
  code: WarningCode | AnyOtherString;
  /** The explanation, for people. */
  detail: string;
  /** Values that may have been meant, likeliest first. */
  suggestions: string[];
}

export interface EventListQuery {
  /**
   * Only records of this province. A slug that no record has yields an empty list, with a warning and
   * suggestions in `meta.warnings`.
   */
  province?: string | undefined;
  /**
   * Only records of provinces of this country, by its ISO 3166-1 alpha-2 code. A code that no record has
   * yields an empty list, with a warning in `meta.warnings`.
   */
  country?: string | undefined;
  /** Only events of this type. */
  type?: EventType | undefined;
  /**
   * Only events that happened, or may have happened, on or after this day in UTC: those whose `occurred`
   * overlaps the time from its start. Cannot be combined with `since`.
   */
  from?: string | undefined;
  /**
   * Only events that happened, or may have happened, on or before this day in UTC: those whose `occurred`
   * overlaps the time until its end. Cannot be combined with `since`.
   */
  to?: string | undefined;
  /**
   * Only events of the last hours: those whose `occurred.latest` is not before the start of the window, which
   * is this number of hours ago by the clock of the server. This includes events whose latest time is in the
   * future, such as an event of today with the precision of a day. From `1h` to `876000h`.
   */
  since?: `${number}h` | undefined;
  /**
   * For mirrors: all records that were first published, corrected or retracted in the last hours, oldest
   * change first, including retracted records. Can be combined only with `limit` and `cursor`.
   */
  updated_since?: `${number}h` | undefined;
  /** Rows per page, from 1 to 200; 50 when omitted. Other values are errors. */
  limit?: number | undefined;
  /** The page to return: `page.next_cursor` of the previous page, with the same filters. Opaque. */
  cursor?: string | undefined;
}

export interface RecordListQuery {
  /**
   * Only records of this province. A slug that no record has yields an empty list, with a warning and
   * suggestions in `meta.warnings`.
   */
  province?: string | undefined;
  /**
   * Only records of provinces of this country, by its ISO 3166-1 alpha-2 code. A code that no record has
   * yields an empty list, with a warning in `meta.warnings`.
   */
  country?: string | undefined;
  /**
   * For mirrors: all records that were first published, corrected or retracted in the last hours, oldest
   * change first, including retracted records. Can be combined only with `limit` and `cursor`.
   */
  updated_since?: `${number}h` | undefined;
  /** Rows per page, from 1 to 200; 50 when omitted. Other values are errors. */
  limit?: number | undefined;
  /** The page to return: `page.next_cursor` of the previous page, with the same filters. Opaque. */
  cursor?: string | undefined;
}

export interface EventListOptions {
  /**
   * Only records of this province. A slug that no record has yields an empty list, with a warning and
   * suggestions in `meta.warnings`.
   */
  province?: string | undefined;
  /**
   * Only records of provinces of this country, by its ISO 3166-1 alpha-2 code. A code that no record has
   * yields an empty list, with a warning in `meta.warnings`.
   */
  country?: string | undefined;
  /** Only events of this type. */
  type?: EventType | undefined;
  /**
   * Only events that happened, or may have happened, on or after this day in UTC: those whose `occurred`
   * overlaps the time from its start. Cannot be combined with `since`.
   */
  from?: string | undefined;
  /**
   * Only events that happened, or may have happened, on or before this day in UTC: those whose `occurred`
   * overlaps the time until its end. Cannot be combined with `since`.
   */
  to?: string | undefined;
  /**
   * Only events of the last hours: those whose `occurred.latest` is not before the start of the window, which
   * is this number of hours ago by the clock of the server. This includes events whose latest time is in the
   * future, such as an event of today with the precision of a day. From `1h` to `876000h`.
   */
  since?: `${number}h` | undefined;
  /**
   * For mirrors: all records that were first published, corrected or retracted in the last hours, oldest
   * change first, including retracted records. Can be combined only with `limit` and `cursor`.
   */
  updatedSince?: `${number}h` | undefined;
  /** Rows per page, from 1 to 200; 50 when omitted. Other values are errors. */
  limit?: number | undefined;
  /** The page to return: `page.next_cursor` of the previous page, with the same filters. Opaque. */
  cursor?: string | undefined;
}

export interface RecordListOptions {
  /**
   * Only records of this province. A slug that no record has yields an empty list, with a warning and
   * suggestions in `meta.warnings`.
   */
  province?: string | undefined;
  /**
   * Only records of provinces of this country, by its ISO 3166-1 alpha-2 code. A code that no record has
   * yields an empty list, with a warning in `meta.warnings`.
   */
  country?: string | undefined;
  /**
   * For mirrors: all records that were first published, corrected or retracted in the last hours, oldest
   * change first, including retracted records. Can be combined only with `limit` and `cursor`.
   */
  updatedSince?: `${number}h` | undefined;
  /** Rows per page, from 1 to 200; 50 when omitted. Other values are errors. */
  limit?: number | undefined;
  /** The page to return: `page.next_cursor` of the previous page, with the same filters. Opaque. */
  cursor?: string | undefined;
}

/** The requests and responses of each operation, by status. */
export interface Operations {
  /**
   * List events. Newest occurrence first, then by id; events of unknown time come last. Retracted events
   * appear only with `updated_since`, which lists changes oldest first.
   */
  listEvents: {
    method: 'GET';
    path: '/api/v1/events';
    query: EventListQuery;
    responses: {
      200: EventList;
      400: Problem;
      401: Problem;
      403: Problem;
      404: Problem;
      405: Problem;
      406: Problem;
      408: Problem;
      414: Problem;
      429: Problem;
      431: Problem;
      500: Problem;
      501: Problem;
      503: Problem;
    };
  };
  /**
   * Read one event. For a retracted event, returns 200 with its id, its status and its corrections, without
   * its content.
   */
  getEvent: {
    method: 'GET';
    path: '/api/v1/events/:id';
    pathParameters: {
      /** Identifier of the event. */
      id: string;
    };
    responses: {
      200: EventResponse;
      400: Problem;
      401: Problem;
      403: Problem;
      404: Problem;
      405: Problem;
      406: Problem;
      408: Problem;
      414: Problem;
      429: Problem;
      431: Problem;
      500: Problem;
      501: Problem;
      503: Problem;
    };
  };
  /**
   * List dossiers. Newest published first, then by id. Each row is complete. Retracted dossiers appear only
   * with `updated_since`, which lists changes oldest first.
   */
  listDossiers: {
    method: 'GET';
    path: '/api/v1/dossiers';
    query: RecordListQuery;
    responses: {
      200: DossierList;
      400: Problem;
      401: Problem;
      403: Problem;
      404: Problem;
      405: Problem;
      406: Problem;
      408: Problem;
      414: Problem;
      429: Problem;
      431: Problem;
      500: Problem;
      501: Problem;
      503: Problem;
    };
  };
  /**
   * List claims. Newest published first, then by id. Each row is complete. Retracted claims appear only with
   * `updated_since`, which lists changes oldest first.
   */
  listClaims: {
    method: 'GET';
    path: '/api/v1/claims';
    query: RecordListQuery;
    responses: {
      200: ClaimList;
      400: Problem;
      401: Problem;
      403: Problem;
      404: Problem;
      405: Problem;
      406: Problem;
      408: Problem;
      414: Problem;
      429: Problem;
      431: Problem;
      500: Problem;
      501: Problem;
      503: Problem;
    };
  };
  /**
   * Submit a research query. Answers a question from the records, with evidence for every statement. When the
   * records do not suffice, the status is `insufficient_evidence`, and `coverage` shows what was searched.
   */
  research: {
    method: 'POST';
    path: '/api/v1/research';
    body: ResearchRequest;
    responses: {
      200: ResearchResponse;
      400: Problem;
      401: Problem;
      403: Problem;
      404: Problem;
      405: Problem;
      406: Problem;
      408: Problem;
      409: Problem;
      413: Problem;
      414: Problem;
      415: Problem;
      422: Problem;
      429: Problem;
      431: Problem;
      500: Problem;
      501: Problem;
      503: Problem;
    };
  };
  /**
   * Submit a claim for fact-checking. Compares the claim with reviewed claims and other records. Without
   * sufficient evidence the verdict is `insufficient_evidence`, and `coverage` shows what was searched.
   */
  factCheck: {
    method: 'POST';
    path: '/api/v1/fact-check';
    body: FactCheckRequest;
    responses: {
      200: FactCheckResponse;
      400: Problem;
      401: Problem;
      403: Problem;
      404: Problem;
      405: Problem;
      406: Problem;
      408: Problem;
      409: Problem;
      413: Problem;
      414: Problem;
      415: Problem;
      422: Problem;
      429: Problem;
      431: Problem;
      500: Problem;
      501: Problem;
      503: Problem;
    };
  };
}
