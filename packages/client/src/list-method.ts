import { type ListBody, ListCall } from './list-call.js';
import { listQuery, type ParameterNames } from './list-options.js';
import type { RequestOptions, Route, Transport } from './transport.js';

/** The method of one list. Options that cannot be sent are refused at the call, before anything is awaited. */
export const listMethod =
  <Row, List extends ListBody<Row>>(transport: Transport, route: Route, parameters: ParameterNames) =>
  (options: object = {}, requestOptions?: RequestOptions): ListCall<Row, List> => {
    const query = listQuery(options, parameters);
    return new ListCall<Row, List>((cursor) => {
      const pageQuery = new URLSearchParams(query);
      if (cursor !== undefined) pageQuery.set('cursor', cursor);
      return transport.send({ route, query: pageQuery }, requestOptions);
    });
  };
