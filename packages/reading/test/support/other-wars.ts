import type { Province } from '@partner-api/contract';
import { dayOf } from '../../src/domain/day.js';
import type { Scope } from '../../src/domain/scope.js';
import { EventReader } from '../../src/reader/reader.js';
import { recordedNames } from './recorded-names.js';

/** Provinces as UCDP spells them, of countries at war besides Syria. */
const provinces: readonly Province[] = Object.entries({
  NG: ['Borno state', 'Adamawa state', 'Plateau state', 'Benue state', 'Taraba state', 'Niger state'],
  IQ: [
    'Nīnawá province',
    'Al Anbār province',
    'Şalāḩ ad Dīn province',
    'Baghdād province',
    'Diyālá province',
  ],
  UA: ['Donetsk oblast', 'Luhansk oblast', 'Kharkiv oblast', 'Zaporizhzhya oblast', 'Kiev oblast'],
  CO: ['Antioquia department', 'Cauca department', 'Arauca department', 'Norte de Santander department'],
  YE: ["Ta'izz governorate", 'Al Hudaydah governorate', "Sa'dah governorate", "Ma'rib governorate"],
  SD: ['North Darfur state', 'Al Gezira state', 'South Kordofan state', 'Khartoum state'],
  IL: ['Gaza Strip', 'West Bank', 'Southern District'],
  ML: ['Mopti region', 'Bamako district'],
  AF: ['Kabul province', 'Kandahar province'],
  MX: ['Tamaulipas state'],
  ET: ['Tigray region'],
  MM: ['Rakhine state', 'Kachin state', 'Sagaing region', 'Shan state'],
}).flatMap(([country, names]) =>
  names.map((source_name) => {
    const name = source_name.replace(/ (?!Strip|Bank|District)\w+$/, '');
    return { slug: name.toLowerCase().replaceAll(' ', '-'), name, country, source_name };
  }),
);

/** Who fought there, as UCDP calls them. */
const parties: readonly string[] = [
  ...['Civilians', 'IS', 'Government of Nigeria', "Jama'atu Ahlis Sunna Lidda'awati wal-Jihad", 'Fulani'],
  ...['Yan Gora', 'Government of Iraq', 'al-Mahdi Army', 'Ansar al-Islam', 'KDP', 'PUK', 'PKK'],
  ...['Government of Ukraine', 'DPR', 'LPR', 'United Armed Forces of Novorossiya', 'Maidan'],
  ...['Government of Colombia', 'FARC', 'ELN', 'AUC', 'Bloque Central Bolívar', 'MAS', 'FARC dissidents'],
  ...['Government of Yemen (North Yemen)', 'AQAP', 'Ansarallah', 'Forces of Hadi', 'STC', 'al-Qaida'],
  ...['Government of Sudan', 'RSF', 'SPLM/A-North', 'SLM/A', 'JEM', 'Janjaweed'],
  ...['Government of Israel', 'Hamas', 'Government of Mali', 'JNIM', 'Government of Ethiopia', 'TPLF'],
  ...['Government of Afghanistan', 'Taleban', 'Al-Shabaab', 'Los Zetas', 'Government of Turkey'],
  ...['Government of United States of America'],
  ...['Government of Myanmar (Burma)', 'ULA', 'KIO', 'KNU', 'NUG', 'ARSA'],
];

const reader = new EventReader(recordedNames(provinces, parties));
const today = dayOf('2026-03-14T00:00:00Z');

/** Where a claim has it that what is counted was, and who did it; null where it is not read. */
export function whereAndWho(text: string): string | null {
  const read = reader.readClaim(text, today);
  return read.outcome === 'read' ? read.reading.map(({ scope }) => sayScope(scope)).join('; ') : null;
}

/** The same of a question. */
export function askedOf(text: string): string | null {
  const read = reader.readQuestion(text, today);
  return read.outcome === 'read' ? sayScope(read.reading.scope) : null;
}

function sayScope({ country, provinces: within, actors, role }: Scope): string {
  const place = within.map(({ slug }) => slug).join('+') || (country ?? 'everywhere');
  const who = actors.map((names) => names.join(' or ')).join(' and ');
  return who === '' ? place : `${place}, ${role} ${who}`;
}
