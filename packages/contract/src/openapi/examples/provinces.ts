import type { Province } from '../../records/common.js';

// XV is one of the codes that ISO 3166-1 leaves to its users: it will never be a country's.
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
