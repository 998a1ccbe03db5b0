import type { Province } from '@partner-api/contract';
import type { QueryNames } from '../../src/query-reader.js';

const GOVERNORATES = [
  ...['Aleppo', 'Idlib', 'Homs', 'Hamah', 'Ar Raqqah', 'Deir ez Zor', 'Daraa', 'Damascus', 'Rif Dimashq'],
  ...['Al Hasakah', 'Latakia', 'Quneitra', 'As Suwayda', 'Tartus'],
];

const PARTIES = [
  ...['Government of Syria', 'Government of Turkey', 'Government of Israel', 'Government of Iran'],
  ...['IS', 'SDF', 'HTS', 'SNA', 'Ahrar al-Sham', 'Syrian insurgents', 'Civilians'],
];

/** The names in the records of Syria. */
export const SYRIA: QueryNames = {
  provinces: GOVERNORATES.map(
    (name): Province => ({
      slug: name.toLowerCase().replaceAll(' ', '-'),
      name,
      country: 'SY',
      source_name: `${name} Governorate`,
    }),
  ),
  countries: ['SY'],
  parties: [PARTIES.map((name) => ({ name, role: null }))],
  towns: [{ name: 'Manbij', province: 'aleppo' }],
};

export const TODAY = '2026-03-14';
