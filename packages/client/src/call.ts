import type { HttpDetails } from './http-details.js';
import type { Route } from './route.js';

export interface ListRoute extends Route {
  /** Names of the query parameters, with blanks between them. */
  readonly query: string;
}

export interface Call {
  readonly route: Route;
  /** Takes the place of the parameter in the path. */
  readonly id?: string;
  readonly query?: URLSearchParams;
  readonly body?: object;
}

/** The body as on the wire, with the exchange that it came by. */
export type PartnerResult<Body> = Body & { readonly http: HttpDetails };
