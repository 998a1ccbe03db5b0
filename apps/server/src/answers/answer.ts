import type { Attribution, Meta } from '@partner-api/contract';
import type { Moment } from '@partner-api/storage';

/** A body as the contract has it, and the headers that belong to it. */
export interface Answer<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
  /** When a fresh answer says something else although no data have changed, in milliseconds. Absent: never. */
  readonly changesAt?: number | undefined;
  /** The moment of the store that it was read at. */
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
