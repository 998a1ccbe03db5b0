import type { Upstream } from '@partner-api/contract';

export const ACLED: Upstream = {
  provider: 'ACLED',
  text: 'Armed Conflict Location & Event Data Project (ACLED); acleddata.com',
  license: null,
  url: 'https://acleddata.com/',
  changes:
    'Coordinates truncated to a grid of 0.1 degree, and left out where only a region is known; events that target civilians reduced to their province; types named as those of this service; titles written by this service; notes left out.',
};
