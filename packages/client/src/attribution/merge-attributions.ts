import type { Attribution, License, Upstream } from '../wire.generated.js';

/** Anything that carries credits: a result, a list that was read, or a change of a mirror. */
export type Credited =
  | { readonly attribution: Attribution }
  | { readonly attributions: Iterable<Attribution> };

/** One service, with the dates on which it was accessed. */
export interface ProviderCredit {
  readonly provider: string;
  readonly url: string;
  readonly license: License;
  /** Distinct dates, `YYYY-MM-DD`, in ascending order. */
  readonly accessedOn: readonly string[];
}

export interface MergedCredit {
  readonly providers: readonly ProviderCredit[];
  /** The distinct sources of the records. */
  readonly upstream: readonly Upstream[];
}

/**
 * Merges the credits of several results into one, without duplicates.
 * @throws TypeError when there is no credit, as for a list that was not read yet: printing nothing would break the terms.
 */
export function mergeAttributions(sources: readonly Credited[]): MergedCredit {
  const attributions = sources.flatMap((source) =>
    'attribution' in source ? [source.attribution] : [...source.attributions],
  );
  if (attributions.length === 0) throw new TypeError('There is nothing to credit yet: read the list first');
  return {
    providers: groupBy(attributions, ({ provider, url, license }) => [provider, url, license]).map(
      (group) => ({
        provider: group[0].provider,
        url: group[0].url,
        license: group[0].license,
        accessedOn: [...new Set(group.map(({ accessed_on }) => accessed_on))].sort(),
      }),
    ),
    upstream: groupBy(
      attributions.flatMap(({ upstream }) => upstream),
      ({ provider, text, license, url, changes }) => [provider, text, license, url, changes],
    ).map(([first]) => first),
  };
}

/** Groups items with the same key, in order of first occurrence. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = JSON.stringify(keyOf(item));
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
