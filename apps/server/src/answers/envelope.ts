import {
  type Attribution,
  CONTRACT_VERSION,
  type Meta,
  TERMS_PATH,
  type Upstream,
  type Warning,
} from '@partner-api/contract';
import { attribution } from '@partner-api/safeguards';
import type { RecordPage, Stored } from '@partner-api/storage';
import { timestamp } from '@partner-api/text';
import type { Provider } from '../config/config.js';
import type { RecordTexts } from '../rendering/record-texts.js';
import { createSerializedBody } from '../rendering/serialized-body.js';
import type { Answer, List, One } from './answer.js';
import type { Walk } from './walk.js';

/** The publisher, which every answer names with the licence. */
export interface Publisher {
  readonly provider: Provider;
}

export interface ListParts<Data, Filters> {
  /** Path of the list. */
  readonly path: string;
  readonly filters: Filters;
  readonly limit: number;
  readonly walk: Walk;
  readonly page: RecordPage<Data>;
  readonly textOf: RecordTexts<Data>;
  readonly warnings: Warning[];
  readonly asOf: Date;
  readonly changesAt: number | undefined;
}

export function envelopeOf<Data>(
  publisher: Publisher,
  { data, upstream, asOf }: { data: Data; upstream: readonly Upstream[]; asOf: Date },
): Answer<One<Data>> {
  return {
    headers: { Link: links(publisher) },
    body: { data, meta: meta(asOf, []), attribution: credit(publisher, upstream, asOf) },
  };
}

/** Like `envelopeOf`, for a record that is sent as stored. */
export function envelopeOfStored<Data>(
  publisher: Publisher,
  { stored, upstream }: Stored<Data>,
  { textOf, asOf }: { textOf: RecordTexts<Data>; asOf: Date },
): Answer<One<Data>> {
  return {
    headers: { Link: links(publisher) },
    readAt: stored.readAt,
    body: createSerializedBody(
      { texts: [textOf(stored)], isList: false },
      {
        meta: meta(asOf, []),
        attribution: credit(publisher, upstream, asOf),
      },
    ),
  };
}

export function envelopeOfList<Data, Filters extends Record<string, string | null>>(
  publisher: Publisher,
  { path, filters, limit, walk, page, textOf, warnings, asOf, changesAt }: ListParts<Data, Filters>,
): Answer<List<Data, Filters>> {
  const nextCursor = walk.next(page);
  const next = nextCursor === null ? [] : [`<${nextAddress(path, filters, limit, nextCursor)}>; rel="next"`];
  return {
    headers: { Link: [...next, links(publisher)].join(', ') },
    changesAt,
    readAt: page.readAt,
    body: createSerializedBody(
      { texts: page.stored.map(textOf), isList: true },
      {
        page: { limit, next_cursor: nextCursor },
        meta: { ...meta(asOf, warnings), filters },
        attribution: credit(publisher, page.upstream, asOf),
      },
    ),
  };
}

function nextAddress(
  path: string,
  filters: Readonly<Record<string, string | null>>,
  limit: number,
  cursor: string,
): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== null);
  return `${path}?${new URLSearchParams([...given, ['limit', String(limit)], ['cursor', cursor]])}`;
}

function links({ provider }: Publisher): string {
  return `<${provider.license.url}>; rel="license", <${TERMS_PATH}>; rel="terms-of-service"`;
}

function meta(asOf: Date, warnings: Warning[]): Meta {
  return { as_of: timestamp(asOf), warnings, contract_version: CONTRACT_VERSION };
}

// Keyed by the list of sources: the store returns the same array for the same sources.
const credits = new WeakMap<readonly Upstream[], { provider: Provider; credit: Attribution }>();

function credit({ provider }: Publisher, upstream: readonly Upstream[], asOf: Date): Attribution {
  const accessedOn = timestamp(asOf).slice(0, 10);
  const known = credits.get(upstream);
  if (known?.provider === provider && known.credit.accessed_on === accessedOn) return known.credit;
  const made = attribution({ provider, upstream, accessedOn });
  credits.set(upstream, { provider, credit: made });
  return made;
}
