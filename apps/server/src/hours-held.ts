import type { Store } from '@partner-api/storage';

/** The publication delay as it holds for the store by now. None is served before a server has made sure that there is one. */
export const hoursHeld = ({ publicationDelay }: Pick<Store, 'publicationDelay'>): number =>
  publicationDelay.lastHeard() ?? 0;
