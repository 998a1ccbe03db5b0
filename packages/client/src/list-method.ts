import type { ListRoute } from './call.js';
import { type ListBody, ListCall } from './list-call.js';
import { type ListRequestOptions, listQuery, listRules } from './list-options.js';
import { numberFrom, readOptions } from './read-options.js';
import { REQUEST_OPTIONS, type Transport } from './transport.js';

const LIST_REQUEST_OPTIONS = { ...REQUEST_OPTIONS, prefetchPages: numberFrom(0, 5) };

/** The method of one list. Options that cannot be sent are refused at the call, before anything is awaited. */
export const listMethod =
  <Row, List extends ListBody<Row>>(transport: Transport, route: ListRoute, rules = listRules(route.query)) =>
  (options: object = {}, requestOptions: ListRequestOptions = {}): ListCall<Row, List> => {
    const query = listQuery(options, rules);
    const { prefetchPages, ...callOptions } = readOptions(
      'request options',
      requestOptions,
      LIST_REQUEST_OPTIONS,
    );
    const load = (cursor?: string) => {
      // A copy, because two walks over one call may be under way.
      const pageQuery = new URLSearchParams(query);
      if (cursor) pageQuery.set('cursor', cursor);
      return transport.send<List>({ route, query: pageQuery }, callOptions);
    };
    return new ListCall<Row, List>(load, query.get('cursor') ?? undefined, prefetchPages);
  };
