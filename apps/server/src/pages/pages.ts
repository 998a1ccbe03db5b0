import type { AccessMode } from '../config/access-variables.js';
import type { ServerState } from '../http/server-state.js';
import { docs } from './docs.js';
import { explorer } from './explorer.js';
import { guide } from './guide.js';
import { health, type Probed } from './health.js';
import { home } from './home.js';
import { openapi } from './openapi.js';
import type { Page } from './page.js';
import { problems } from './problems.js';
import { type ProvinceServices, provinces } from './provinces.js';
import { style } from './style.js';
import { type TermsSettings, terms } from './terms.js';

interface PageServices extends TermsSettings, ProvinceServices, Omit<Probed, 'store'> {
  readonly store: Probed['store'] & ProvinceServices['store'];
  readonly access: AccessMode;
}

/** All pages besides the operations. */
export const pages = (services: PageServices, serverState: ServerState): Page[] => [
  home(services.access),
  ...explorer(),
  ...guide(),
  ...docs(),
  openapi(),
  provinces(services),
  terms(services),
  ...problems(),
  ...style(),
  ...health(services, serverState),
];
