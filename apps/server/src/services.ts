import type { Researcher } from '@partner-api/research';
import type { Store } from '@partner-api/storage';
import type { AccessMode } from './access-variables.js';
import type { Clock } from './clock.js';
import type { Provider } from './config.js';
import type { Cursors } from './cursor.js';
import type { InProgress } from './limits/in-progress.js';
import type { PreparedPages } from './prepared/prepared-pages.js';
import type { ScreeningSettings } from './screening/screening-settings.js';

/** What the handlers work with. */
export interface Services {
  readonly store: Store;
  readonly researcher: Researcher;
  /** Whether texts that partners send are sent on to a language model. */
  readonly asksModel: boolean;
  readonly cursors: Cursors;
  readonly inProgress: InProgress;
  readonly pages: PreparedPages;
  readonly access: AccessMode;
  /** As they hold for the store by now: another server may change them. */
  readonly publicationDelayHours: () => number;
  readonly screening: ScreeningSettings;
  readonly provider: Provider;
  readonly clock: Clock;
}
