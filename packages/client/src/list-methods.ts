import type { ListRoute } from './call.js';
import { type ListBody, ListCall } from './list-call.js';
import { type ListRequestOptions, listQuery, listRules } from './list-options.js';
import { type MirrorMethod, mirrorMethod } from './mirror-method.js';
import { numberFrom, readOptions } from './read-options.js';
import { REQUEST_OPTIONS, type Send } from './transport.js';
import type { Meta } from './wire.generated.js';

type ListMethod<Row, List extends ListBody<Row>> = (
  options?: object,
  requestOptions?: ListRequestOptions,
) => ListCall<Row, List>;

const LIST_REQUEST_OPTIONS = { ...REQUEST_OPTIONS, prefetchPages: numberFrom(0, 5) };

/** Returns the methods of one list. They throw on invalid options synchronously, before anything is awaited. */
export function listMethods<
  Row extends { id: string; status: string },
  List extends ListBody<Row> & { readonly meta: Meta },
>(send: Send, route: ListRoute): { list: ListMethod<Row, List>; mirror: MirrorMethod<Row> } {
  const rules = listRules(route.query);
  const list: ListMethod<Row, List> = (options = {}, requestOptions = {}) => {
    const query = listQuery(options, rules);
    const { prefetchPages, ...callOptions } = readOptions(
      'request options',
      requestOptions,
      LIST_REQUEST_OPTIONS,
    );
    const load = (cursor?: string) => {
      // A copy, because two iterations over one call may run at the same time.
      const pageQuery = new URLSearchParams(query);
      if (cursor) pageQuery.set('cursor', cursor);
      return send<List>({ route, query: pageQuery }, callOptions);
    };
    return new ListCall<Row, List>(load, query.get('cursor') ?? undefined, prefetchPages);
  };
  return { list, mirror: mirrorMethod(list) };
}
