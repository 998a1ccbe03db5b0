import {
  type Attribution,
  CONTRACT_VERSION,
  type Meta,
  TERMS_PATH,
  type Upstream,
  type Warning,
} from '@partner-api/contract';
import { attribution } from '@partner-api/policy';
import type { RecordPage, Stored } from '@partner-api/storage';
import { timestamp } from '@partner-api/text';
import type { Provider } from './config.js';
import type { List, One, Presented } from './presented.js';
import type { RecordTexts } from './record-texts.js';
import type { Services } from './services.js';
import type { Walk } from './walk.js';
import { withWritten } from './written-body.js';

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

export function presentOne<Data>(
  services: Services,
  {
    data,
    upstream,
    asOf,
    warnings = [],
  }: { data: Data; upstream: readonly Upstream[]; asOf: Date; warnings?: Warning[] },
): Presented<One<Data>> {
  return {
    headers: { Link: links(services) },
    body: { data, meta: meta(asOf, warnings), attribution: credit(services, upstream, asOf) },
  };
}

/** As `presentOne`, of a record that is sent on as it is stored. */
export function presentStored<Data>(
  services: Services,
  { stored, upstream }: Stored<Data>,
  { textOf, asOf }: { textOf: RecordTexts<Data>; asOf: Date },
): Presented<One<Data>> {
  return {
    headers: { Link: links(services) },
    body: withWritten(
      { texts: [textOf(stored)], isList: false },
      {
        meta: meta(asOf, []),
        attribution: credit(services, upstream, asOf),
      },
    ),
  };
}

export function presentList<Data, Filters extends Record<string, string | null>>(
  services: Services,
  { path, filters, limit, walk, page, textOf, warnings, asOf, changesAt }: ListParts<Data, Filters>,
): Presented<List<Data, Filters>> {
  const nextCursor = walk.next(page.next);
  const next = nextCursor === null ? [] : [`<${nextAddress(path, filters, limit, nextCursor)}>; rel="next"`];
  return {
    headers: { Link: [...next, links(services)].join(', ') },
    changesAt,
    body: withWritten(
      { texts: page.stored.map(textOf), isList: true },
      {
        page: { limit, next_cursor: nextCursor },
        meta: { ...meta(asOf, warnings), filters },
        attribution: credit(services, page.upstream, asOf),
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

function links({ provider }: Services): string {
  return `<${provider.license.url}>; rel="license", <${TERMS_PATH}>; rel="terms-of-service"`;
}

function meta(asOf: Date, warnings: Warning[]): Meta {
  return { as_of: timestamp(asOf), warnings, contract_version: CONTRACT_VERSION };
}

// By the list of sources, which is the same one for the same sources.
const credits = new WeakMap<readonly Upstream[], { provider: Provider; credit: Attribution }>();

function credit({ provider }: Services, upstream: readonly Upstream[], asOf: Date): Attribution {
  const accessedOn = timestamp(asOf).slice(0, 10);
  const known = credits.get(upstream);
  if (known?.provider === provider && known.credit.accessed_on === accessedOn) return known.credit;
  const made = attribution({ provider, upstream, accessedOn });
  credits.set(upstream, { provider, credit: made });
  return made;
}
