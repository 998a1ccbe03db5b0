import type { Province } from '../../records/common.js';

// ISO 3166-1 reserves XV for private use, so no country will ever have it.
export const northArdel: Province = {
  slug: 'north-ardel',
  name: 'North Ardel',
  country: 'XV',
  source_name: 'North Ardel Province',
};

export const sarnValley: Province = {
  slug: 'sarn-valley',
  name: 'Sarn Valley',
  country: 'XV',
  source_name: 'Sarn Valley Oblast',
};
