import type { Attribution, Meta } from '@partner-api/contract';
import type { Moment } from '@partner-api/storage';

/** A response body of the contract, with its headers. */
export interface Answer<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
  /** The time in milliseconds when the answer changes although no data have changed; absent if it never does. */
  readonly changesAt?: number | undefined;
  /** The state of the store that the answer was read at. */
  readonly readAt?: Moment;
}

export interface One<Data> {
  data: Data;
  meta: Meta;
  attribution: Attribution;
}

export interface List<Data, Filters> {
  data: Data[];
  page: { limit: number; next_cursor: string | null };
  meta: Meta & { filters: Filters };
  attribution: Attribution;
}
