import type { RevisionWatch, Store } from '@partner-api/storage';
import type { ClientAddress } from '../admission/limits/client-address.js';
import type { InProgress } from '../admission/limits/in-progress.js';
import type { PartnerStandings } from '../admission/screening/partner-standings.js';
import type { Guard } from '../admission/screening/raise-outcome.js';
import type { Cursors } from '../answers/cursor.js';
import type { PreparedPages } from '../answers/prepared-pages.js';
import type { AccessMode } from '../config/access-variables.js';
import type { Provider, ScreeningSettings } from '../config/config.js';
import type { ResearchService } from '../research/research-service.js';
import type { Clock } from '../time/clock.js';

export interface Services {
  readonly store: Store;
  readonly revision: Pick<RevisionWatch, 'current' | 'historiesLost'>;
  readonly researcher: ResearchService;
  /** Whether partners' texts are sent to a language model. */
  readonly asksModel: boolean;
  readonly clientAddress: ClientAddress;
  readonly cursors: Cursors;
  readonly inProgress: InProgress;
  readonly pages: PreparedPages;
  readonly access: AccessMode;
  /** The store's current delay, which another server may change. */
  readonly publicationDelayHours: () => number;
  readonly screening: ScreeningSettings;
  readonly standings: PartnerStandings;
  readonly guard: Guard | null;
  readonly provider: Provider;
  readonly clock: Clock;
}
