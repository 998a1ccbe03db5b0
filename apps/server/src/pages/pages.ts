import type { Lifecycle } from '../lifecycle.js';
import type { Services } from '../services.js';
import { docs } from './docs.js';
import { front } from './front.js';
import { health } from './health.js';
import { openapi } from './openapi.js';
import type { Page } from './page.js';
import { problems } from './problems.js';
import { style } from './style.js';
import { terms } from './terms.js';

/** Every page, without a key. */
export const pages = (services: Services, lifecycle: Lifecycle): Page[] => [
  front(services.access),
  ...docs(),
  openapi(),
  terms(services),
  ...problems(),
  style(),
  ...health(services, lifecycle),
];
