// Generated from the contract; `pnpm run generate` in this package writes it anew. Do not edit.

/** Any other text: an enumeration that may grow names the values of today and takes those of tomorrow. */
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

/** Who took part, or was acted upon. */
export interface Actor {
  /** As the source names it. */
  name: string;
  /** `side_a`, `side_b`, `perpetrator`, `target`, `organiser`, …; null when unknown. */
  role: string | null;
}

/** What the records say to the question. */
export interface Answer {
  /** The statements as one text. */
  text: string;
  statements: Statement[];
}

/** Mandatory: credit to paste wherever anything of this response is published. */
export interface Attribution {
  /** Always: the credit is a condition of use. */
  required: true;
  /** The credit as plain text, upstream sources included. */
  text: string;
  /** The same as HTML, escaped. */
  html: string;
  /** The same as Markdown. */
  markdown: string;
  /** Where the provider is found. */
  url: string;
  /** Who runs this service. */
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
   * Grows with every change of what the record says. The first one served may be above 1: changes made while
   * it was held back count too.
   */
  version: number;
  /**
   * A `retracted` record keeps its shape and id, says why in `corrections`, and has lost its content. Values
   * may be added.
   */
  status: RecordStatus | AnyOtherString;
  /** When this service published the record; of a sensitive one that was held back, when it was released. */
  published_at: Timestamp;
  /**
   * When the record last changed: when this version was published, or a record that it names came into
   * service or left it.
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

/** One page, with the credit that is due. */
export interface ClaimList {
  data: Claim[];
  page: Page;
  meta: ClaimListMeta;
  attribution: Attribution;
}

/** About the answer itself. */
export interface ClaimListMeta {
  /** When this content was computed and exact. */
  as_of: Timestamp;
  warnings: Warning[];
  /** Version of the contract that the server implements. */
  contract_version: string;
  filters: RecordFilters;
}

/** How a number was computed from events, so that anyone can compute it from the list of events. */
export interface Computation {
  /** What was counted. Values may be added. */
  measure: 'events' | 'killed' | 'civilians_killed' | AnyOtherString;
  scope: ComputationScope;
  /**
   * How the text was understood, so that a person can see whether that is what was meant. Contract 1.0.0
   * leaves it out.
   */
  query?: ComputationQuery | undefined;
  /**
   * Events that surely belong to the scope. Where it has `deaths`, they surely do by all else, and may have
   * so many dead.
   */
  counted: Count;
  /**
   * Events that may belong to it: their province, day, type or actor is not known well enough. The true
   * number lies between `counted.low` and `counted.high` with `possible.high`.
   */
  possible: Count;
  /**
   * Of `possible`, the events of the country without a known province, where provinces are asked for.
   * Contract 1.0.0 leaves it out.
   */
  unattributed?: Count | undefined;
  /**
   * Of how many events counted a bound is missing. The best estimate stands for a low one; `high` has the
   * most that a bound given for all killed allows. Contract 1.0.0 leaves it out.
   */
  missing_bounds?: MissingBounds | undefined;
  /**
   * When a question asks for parts, or a claim compares some; else empty. Of days that are put in order,
   * those that the answer names.
   */
  groups: ComputationGroup[];
  /**
   * Whether imports are complete for all of the scope, for a part, or for none. Only for `whole` can it be
   * said that there was no more. Values may be added.
   */
  covered: 'whole' | 'part' | 'none' | AnyOtherString;
  /** Whether `used_records` names every event counted and possible; false when they are more than 1000. */
  names_all_events: boolean;
}

/** What is said to be more or fewer than what. */
export interface ComputationComparison {
  /** What the parts are. Values may be added. */
  grouping: 'province' | 'month' | 'year' | AnyOtherString;
  /** Whether `part` is said to have more or fewer. Values may be added. */
  says: 'more' | 'fewer' | AnyOtherString;
  /** The parts of which it is said, by key. */
  part: string[];
  /** What they are compared with; null for all others. */
  than: string[] | null;
  /** By how many percent, where that is said. */
  percent: number | null;
}

/** The same for a part of the scope. */
export interface ComputationGroup {
  /**
   * A day `YYYY-MM-DD`, a month `YYYY-MM`, a year, a province slug, an event type, or the name of a party as
   * the source writes it. An event counts for each of its parties.
   */
  key: string;
  counted: Count;
  possible: Count;
}

/** What is said of a number. */
export interface ComputationPredicate {
  /** For example `at_least`, `about` or `none`. */
  says: string;
  /** The number named. */
  number: number | null;
  /** The second of two, as in "between 20 and 30". */
  other: number | null;
}

/** How a question or a claim was understood. */
export interface ComputationQuery {
  /** How the text was understood, in words, in the resolved locale. */
  text: string;
  /**
   * `holds`: whether the predicate or the comparison is true; `count`: how many; `list`: what happened;
   * `rank`: which group has most or fewest; `which`: of which groups the predicate holds; `change`: whether
   * it rose or fell; `share`: how many of all killed were civilians; `deadliest`, `first`, `last`: single
   * events. Values may be added.
   */
  asks: 'holds' | 'count' | 'list' | 'rank' | 'which' | 'change' | 'share' | 'deadliest' | 'first' | 'last' | AnyOtherString;
  /** What the number is asked by; null for one number. Values may be added. */
  group_by: 'day' | 'month' | 'year' | 'province' | 'type' | 'actor' | AnyOtherString | null;
  /** Of a `rank`: whether the fewest are asked for. */
  fewest: boolean;
  /** How many groups or events are asked for. */
  number_asked: number | null;
  predicate: ComputationPredicate | null;
  comparison: ComputationComparison | null;
}

/** Which events are meant. */
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
  /** Each by a name in the records; empty for all. */
  actors: string[];
  /**
   * Of each of the actors, in their order, every name in the records that is counted as theirs: an event has
   * one of them. Contract 1.0.0 leaves it out.
   */
  actor_names?: Array<string[]> | undefined;
  /**
   * Whether the actors did it, had a part in it, or fought each other there: two on different sides. Values
   * may be added.
   */
  role: 'by' | 'involved' | 'against' | AnyOtherString;
  /**
   * Only events in which so many were killed. `counted.low` are the events in which so many surely were,
   * whichever of their estimates is right; `counted.best` those in which so many were by the best one; and
   * `counted.high` all in which so many may have been, as are `counted.events`.
   */
  deaths?: {
    /** Who was killed. Values may be added. */
    measure: 'killed' | 'civilians_killed' | AnyOtherString;
    /** So many at least. */
    from: number;
    /** So many at most; null for any number. */
    to: number | null;
  } | undefined;
}

/** One published change of a record, oldest first. */
export interface Correction {
  /** The version that this change made. */
  version: number;
  at: Timestamp;
  /**
   * What changed, in one word: `correction`, `source_update`, `retraction`, `withheld` (until the publication
   * delay of sensitive records is over), `release`, …
   */
  kind: string;
  /** Why, in words for readers. */
  reason: string;
}

/** Events, and what was counted over them. */
export interface Count {
  /** Number of events. */
  events: number;
  /**
   * Sum of the low estimates; the number of events where these are counted: with `scope.deaths`, of those
   * that surely have so many dead.
   */
  low: number;
  /** Sum of the best estimates; null when one is not known. */
  best: number | null;
  /** Sum of the high estimates; null when nothing bounds one. */
  high: number | null;
}

/** What was searched: an answer that is absent means little beyond it. */
export interface Coverage {
  /** Number of records that the search went over. */
  records_searched: number;
  /** Number of records that were weighed for the result. */
  records_considered: number;
  /** Span of the times known to the records searched. */
  window: {
    earliest: Timestamp | null;
    latest: Timestamp | null;
  };
  /** Languages of the records searched. The search does not cross languages. */
  languages: string[];
}

/** What the desk knows about one matter, with the records it rests on. */
export interface Dossier {
  id: RecordId;
  /**
   * Grows with every change of what the record says. The first one served may be above 1: changes made while
   * it was held back count too.
   */
  version: number;
  /**
   * A `retracted` record keeps its shape and id, says why in `corrections`, and has lost its content. Values
   * may be added.
   */
  status: RecordStatus | AnyOtherString;
  /** When this service published the record; of a sensitive one that was held back, when it was released. */
  published_at: Timestamp;
  /**
   * When the record last changed: when this version was published, or a record that it names came into
   * service or left it.
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

/** One page, with the credit that is due. */
export interface DossierList {
  data: Dossier[];
  page: Page;
  meta: DossierListMeta;
  attribution: Attribution;
}

/** About the answer itself. */
export interface DossierListMeta {
  /** When this content was computed and exact. */
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
   * Grows with every change of what the record says. The first one served may be above 1: changes made while
   * it was held back count too.
   */
  version: number;
  /**
   * A `retracted` record keeps its shape and id, says why in `corrections`, and has lost its content. Values
   * may be added.
   */
  status: RecordStatus | AnyOtherString;
  /** When this service published the record; of a sensitive one that was held back, when it was released. */
  published_at: Timestamp;
  /**
   * When the record last changed: when this version was published, or a record that it names came into
   * service or left it.
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

/** The filters as they were understood; null where not given. */
export interface EventFilters {
  /** Slug. One that no record has is not repeated where it may hold a secret. */
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

/** One page, with the credit that is due. */
export interface EventList {
  data: ConflictEvent[];
  page: Page;
  meta: EventListMeta;
  attribution: Attribution;
}

/** About the answer itself. */
export interface EventListMeta {
  /** When this content was computed and exact. */
  as_of: Timestamp;
  warnings: Warning[];
  /** Version of the contract that the server implements. */
  contract_version: string;
  filters: EventFilters;
}

/** One thing, with the credit that is due. */
export interface EventResponse {
  data: ConflictEvent;
  meta: Meta;
  attribution: Attribution;
}

/** A quotation that anyone can check offline from the response alone. */
export interface Evidence {
  /** Unique within the result: `e1`, `e2`, … */
  id: string;
  /** Where the quotation is from. */
  record: {
    /** Which list it is in. Values may be added. */
    kind: RecordKind | AnyOtherString;
    id: RecordId;
    /** The version that was read. */
    version: number;
    /** JSON Pointer (RFC 6901) of the field within the record: `/summary`, `/sections/0/body`. */
    field: string;
  };
  /** What it does to the claim or to the answer. Values may be added. */
  stance: Stance | AnyOtherString;
  /** The bytes from `byte_start` to `byte_end` of `excerpt.text`. */
  quote: string;
  /** The text that the quotation was cut from. */
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
  /** The publication that the record rests on; all null when there is none. */
  source: {
    /** Who published it. */
    publisher: string | null;
    /** Null when unknown or withheld. */
    url: string | null;
    published_at: Timestamp | null;
  };
}

/** The identifier of the same thing in another system. */
export interface ExternalId {
  /** Whose identifier it is, such as `ucdp-ged`. */
  scheme: string;
  /** The identifier there, as that system writes it. */
  id: string;
}

/** Exactly these members; any other is an error. */
export interface FactCheckRequest {
  /**
   * The claim to check. Blanks before and after it are cut off first: the lengths hold for what is left, so
   * that a longer text that is padded is taken, and one of blanks alone is not. At most 3,000 characters
   * after Unicode normalization (NFKC). No control characters.
   */
  claim: string;
  /**
   * Language wanted for labels and explanations: ar, en, es, fr, ru or uk, also with a region, such as
   * `en-GB`. Others fall back; the result says to what.
   */
  locale?: LanguageTag | undefined;
}

/** One thing, with the credit that is due. */
export interface FactCheckResponse {
  data: FactCheckResult;
  meta: Meta;
  attribution: Attribution;
}

/** A verdict on the claim, and what it rests on. */
export interface FactCheckResult {
  /** Identifier of this result. */
  id: string;
  /**
   * The claim as understood: trimmed, with `[location removed]` where it gave a place exactly, and with
   * `pk_…` where it held a key.
   */
  claim: string;
  locale: ResolvedLocale;
  /**
   * `insufficient_evidence` is an honest answer: see `coverage`. The verdict does not depend on the locale.
   * Values may be added.
   */
  verdict: Verdict | AnyOtherString;
  /** The verdict in words, in the resolved locale. */
  verdict_label: string;
  /** How the verdict came about, in the resolved locale. */
  explanation: string;
  matched_claims: MatchedClaim[];
  evidence: Evidence[];
  /**
   * Numbers that were computed from events; empty when none was. Of a claim that cannot be read, what is on
   * record for the place and days that it names, which decides nothing.
   */
  computations: Computation[];
  /**
   * How far the text was understood; `computations[].query` has what it was taken to mean. Contract 1.0.0
   * leaves it out.
   */
  reading?: Reading | undefined;
  coverage: Coverage;
  used_records: UsedRecord[];
  /** How well the evidence carries the result. Values may be added. */
  confidence: Confidence | AnyOtherString;
  method: Method;
  generated_at: Timestamp;
}

/** BCP 47 language tag. */
export type LanguageTag = string;

/** Under which the data may be used. */
export interface License {
  /** SPDX identifier where one exists. */
  id: string;
  /** Its text. */
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
  /** Radius in metres around the point that holds the true place. */
  uncertainty_m: number;
  /** What the source located before generalisation. Values may be added. */
  precision: LocationPrecision | AnyOtherString;
  /** Always: no exact place is ever served. */
  generalized: true;
}

/** A stored claim like the one submitted, best first. */
export interface MatchedClaim {
  id: RecordId;
  /** The version that was read. */
  version: number;
  /** The stored claim, verbatim. */
  text: string;
  review: Review | null;
  /** How much of the claim this one matches, from 0 to 1; not a probability. */
  score: number;
  /** How it was matched. */
  method: string;
}

/** About the answer itself. */
export interface Meta {
  /** When this content was computed and exact. */
  as_of: Timestamp;
  warnings: Warning[];
  /** Version of the contract that the server implements. */
  contract_version: string;
}

/** How the result was made. */
export interface Method {
  /** Short name of the procedure. */
  name: string;
  /** Changes whenever results may differ. */
  version: string;
  /** Always: no person wrote or checked this result. */
  machine_generated: true;
}

/** Events counted whose source gives a best estimate, but no low or no high one. */
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

/** Where this page ends. */
export interface Page {
  /** Most rows that this page could have. */
  limit: number;
  /** Pass as `cursor` for the next page; null on the last one. */
  next_cursor: string | null;
}

/** The time a dossier is about; null where open or unknown. */
export interface Period {
  earliest: Timestamp | null;
  latest: Timestamp | null;
}

/** RFC 9457 problem details: the one shape of every failure. */
export interface Problem {
  /** `/problems/<code>`: identifies the problem and leads to its explanation. Values may be added. */
  type: ProblemType | AnyOtherString;
  /** The same for every problem of the type. */
  title: string;
  /** As the HTTP status. */
  status: number;
  /** What was wrong with this request. */
  detail: string;
  /**
   * The path of the request, as a URI reference. What may not be repeated, such as a key or a place in it, is
   * replaced: `%5Blocation%20removed%5D`. Empty where nothing could be read of it.
   */
  instance: string;
  /** As in the `X-Request-Id` header. */
  request_id: string;
  errors: ProblemError[];
  /** With `prohibited-use`: names the decision, in an appeal and in the log of the operator. */
  decision_id?: string | undefined;
  /** With `prohibited-use`: the clause of the terms, as in `prohibited_uses` and at `/terms`. */
  clause?: string | undefined;
  /** With `prohibited-use`: whether a program decided, without a person. */
  automated?: boolean | undefined;
  /** With `prohibited-use`: how to have a person look at the decision, as a text to show. */
  appeal?: string | undefined;
}

/** One thing that is wrong with the request. */
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
   * `whole`: every word was understood, so that a verdict or a whole answer may follow from the events.
   * `part`: place and time were. `none`: nothing that could be counted. Values may be added.
   */
  extent: 'whole' | 'part' | 'none' | AnyOtherString;
  /** The language it was read in (ISO 639-1); null for one that is not read. */
  language: string | null;
  /** Clauses that say whose account it is, as written; not checked. */
  attributions: string[];
  /** Other words that play no part in the result, as written. */
  not_considered: string[];
}

/** The filters as they were understood; null where not given. */
export interface RecordFilters {
  /** Slug. One that no record has is not repeated where it may hold a secret. */
  province: string | null;
  /** ISO 3166-1 alpha-2 code. */
  country: string | null;
  /** Window in hours, such as `24h`. */
  updated_since: string | null;
}

/** Opaque, stable identifier; never reused for another record. */
export type RecordId = string;

/** A record, as it was when it was referred to. */
export interface RecordReference {
  id: RecordId;
  /** The version that was read. */
  version: number;
}

/** Exactly these members; any other is an error. */
export interface ResearchRequest {
  /**
   * The question. Blanks before and after it are cut off first: the lengths hold for what is left, so that a
   * longer text that is padded is taken, and one of blanks alone is not. At most 3,000 characters after
   * Unicode normalization (NFKC). No control characters.
   */
  query: string;
  /**
   * Language wanted for labels and explanations: ar, en, es, fr, ru or uk, also with a region, such as
   * `en-GB`. Others fall back; the result says to what.
   */
  locale?: LanguageTag | undefined;
}

/** One thing, with the credit that is due. */
export interface ResearchResponse {
  data: ResearchResult;
  meta: Meta;
  attribution: Attribution;
}

/** An answer from the records held, and what it rests on. */
export interface ResearchResult {
  /** Identifier of this result. */
  id: string;
  /**
   * The question as understood: trimmed, with `[location removed]` where it gave a place exactly, and with
   * `pk_…` where it held a key.
   */
  query: string;
  locale: ResolvedLocale;
  /** Whether the evidence answers the whole question. Values may be added. */
  status: ResearchStatus | AnyOtherString;
  /** Null when the evidence does not suffice. */
  answer: Answer | null;
  /**
   * Plain text: why there is no answer, or but a part of one; null where the answer itself says all there is
   * to say.
   */
  explanation: string | null;
  evidence: Evidence[];
  /**
   * Numbers that were computed from events; empty when none was. Of a claim that cannot be read, what is on
   * record for the place and days that it names, which decides nothing.
   */
  computations: Computation[];
  /**
   * How far the text was understood; `computations[].query` has what it was taken to mean. Contract 1.0.0
   * leaves it out.
   */
  reading?: Reading | undefined;
  coverage: Coverage;
  used_records: UsedRecord[];
  /** How well the evidence carries the result. Values may be added. */
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

/** A publication that a record rests on. */
export interface Source {
  /** Who published it: an outlet, an office. */
  publisher: string | null;
  /** Headline; null when unknown or withheld. */
  title: string | null;
  /** Null when unknown or withheld. */
  url: string | null;
  /** 00:00:00Z when only the day is known. */
  published_at: Timestamp | null;
}

/** One sentence of an answer; none comes without evidence. */
export interface Statement {
  /**
   * `extracted`: quoted from a record. `computed`: counted over the rows named. `worded`: said by a language
   * model, in words of the quotations named. Values may be added.
   */
  kind: StatementKind | AnyOtherString;
  /** Plain text. */
  text: string;
  /** Members of `evidence`, by id. */
  evidence_ids: string[];
}

/** RFC 3339 time in UTC, to the second: `YYYY-MM-DDTHH:MM:SSZ`. */
export type Timestamp = string;

/** A source that records in this response came from. */
export interface Upstream {
  /** Whom to credit. */
  provider: string;
  /** The wording that the upstream provider asks for. */
  text: string;
  license: License | null;
  /** Where the provider publishes. */
  url: string | null;
  /** What we altered, as CC BY asks. */
  changes: string | null;
}

/** A record that the result rests on, in the version that was read. */
export interface UsedRecord {
  /** Which list it is in. Values may be added. */
  kind: RecordKind | AnyOtherString;
  id: RecordId;
  /** The version that was read. */
  version: number;
}

/** What the report rests on. */
export interface Verification {
  /** How far the report was confirmed. Values may be added. */
  level: VerificationLevel | AnyOtherString;
  /** Number of independent sources; null when unknown. */
  source_count: number | null;
}

/** Something about a request that succeeded which its sender would want to know. */
export interface Warning {
  /** The query parameter that it is about. */
  parameter: string;
  /** For programs. Values may be added. */
  code: WarningCode | AnyOtherString;
  /** For people. */
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
   * Only events that happened, or may have happened, on this day or later, in UTC: those whose `occurred`
   * overlaps the time from its start. Cannot be combined with `since`.
   */
  from?: string | undefined;
  /**
   * Only events that happened, or may have happened, on this day or earlier, in UTC: those whose `occurred`
   * overlaps the time to its end. Cannot be combined with `since`.
   */
  to?: string | undefined;
  /**
   * Only events of the last so many hours: those whose `occurred.latest` is not before the start of the
   * window, which is so many hours ago by the clock of the server. What may still lie ahead is among them,
   * such as an event known to the day. From `1h` to `876000h`.
   */
  since?: `${number}h` | undefined;
  /**
   * For mirrors: everything first published, corrected or retracted in the last so many hours, oldest change
   * first, retracted records included. Takes no filter beside it, only `limit` and `cursor`.
   */
  updated_since?: `${number}h` | undefined;
  /** Rows in a page, from 1 to 200; 50 when omitted. Never clamped. */
  limit?: number | undefined;
  /** Where to go on: `page.next_cursor` of the page before, with the same filters. Opaque. */
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
   * For mirrors: everything first published, corrected or retracted in the last so many hours, oldest change
   * first, retracted records included. Takes no filter beside it, only `limit` and `cursor`.
   */
  updated_since?: `${number}h` | undefined;
  /** Rows in a page, from 1 to 200; 50 when omitted. Never clamped. */
  limit?: number | undefined;
  /** Where to go on: `page.next_cursor` of the page before, with the same filters. Opaque. */
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
   * Only events that happened, or may have happened, on this day or later, in UTC: those whose `occurred`
   * overlaps the time from its start. Cannot be combined with `since`.
   */
  from?: string | undefined;
  /**
   * Only events that happened, or may have happened, on this day or earlier, in UTC: those whose `occurred`
   * overlaps the time to its end. Cannot be combined with `since`.
   */
  to?: string | undefined;
  /**
   * Only events of the last so many hours: those whose `occurred.latest` is not before the start of the
   * window, which is so many hours ago by the clock of the server. What may still lie ahead is among them,
   * such as an event known to the day. From `1h` to `876000h`.
   */
  since?: `${number}h` | undefined;
  /**
   * For mirrors: everything first published, corrected or retracted in the last so many hours, oldest change
   * first, retracted records included. Takes no filter beside it, only `limit` and `cursor`.
   */
  updatedSince?: `${number}h` | undefined;
  /** Rows in a page, from 1 to 200; 50 when omitted. Never clamped. */
  limit?: number | undefined;
  /** Where to go on: `page.next_cursor` of the page before, with the same filters. Opaque. */
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
   * For mirrors: everything first published, corrected or retracted in the last so many hours, oldest change
   * first, retracted records included. Takes no filter beside it, only `limit` and `cursor`.
   */
  updatedSince?: `${number}h` | undefined;
  /** Rows in a page, from 1 to 200; 50 when omitted. Never clamped. */
  limit?: number | undefined;
  /** Where to go on: `page.next_cursor` of the page before, with the same filters. Opaque. */
  cursor?: string | undefined;
}

/** What each operation takes and answers, by status. */
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
   * Read one event. A retracted event answers 200 with its id, its status and its corrections, without its
   * content.
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
   * Submit a research query. Answers from the records held, with evidence for every statement. Not knowing is
   * an answer: `insufficient_evidence`, with what was searched.
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
   * Submit a claim for fact-checking. Compares the claim with reviewed claims and other records held. Without
   * sufficient evidence the verdict is `insufficient_evidence`, with what was searched.
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
