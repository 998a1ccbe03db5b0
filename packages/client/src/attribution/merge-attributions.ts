import type { Attribution, License, Upstream } from '../wire.generated.js';

/** Anything that carries credits: a result, a list that was read, a change of a mirror. */
export type Credited =
  | { readonly attribution: Attribution }
  | { readonly attributions: Iterable<Attribution> };

/** One service, and when it was read. */
export interface ProviderCredit {
  readonly provider: string;
  readonly url: string;
  readonly license: License;
  /** `YYYY-MM-DD`, each once, in order. */
  readonly accessedOn: readonly string[];
}

export interface MergedCredit {
  readonly providers: readonly ProviderCredit[];
  /** The sources behind the records, each once. */
  readonly upstream: readonly Upstream[];
}

/**
 * The credits of several results as one, nothing twice.
 * @throws TypeError when there is no credit at all, as of a list that was not read yet: printing nothing would break the terms.
 */
export function mergeAttributions(sources: readonly Credited[]): MergedCredit {
  const attributions = sources.flatMap((source) =>
    'attribution' in source ? [source.attribution] : [...source.attributions],
  );
  if (attributions.length === 0) throw new TypeError('There is nothing to credit yet: read the list first');
  return {
    providers: distinct(attributions, ({ provider, url, license }) => [provider, url, license]).map(
      (same) => ({
        provider: same[0].provider,
        url: same[0].url,
        license: same[0].license,
        accessedOn: [...new Set(same.map(({ accessed_on }) => accessed_on))].sort(),
      }),
    ),
    upstream: distinct(
      attributions.flatMap(({ upstream }) => upstream),
      ({ provider, text, license, url, changes }) => [provider, text, license, url, changes],
    ).map(([first]) => first),
  };
}

/** Those that say the same, together, in the order in which they first came. */
function distinct<Item>(items: readonly Item[], saying: (item: Item) => unknown): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = JSON.stringify(saying(item));
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
