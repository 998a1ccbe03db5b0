import type { HttpDetails } from './http-details.js';
import type { Route } from './route.js';

export interface ListRoute extends Route {
  /** Names of the query parameters, separated by spaces. */
  readonly query: string;
}

export interface Call {
  readonly route: Route;
  /** Value of the `:id` parameter in the path. */
  readonly id?: string;
  readonly query?: URLSearchParams;
  readonly body?: object;
}

/** The response body as sent, with the details of the HTTP exchange in `http`. */
export type PartnerResult<Body> = Body & { readonly http: HttpDetails };
