/** A province as the rows give it; the slug is made at import. */
export interface DemoProvince {
  readonly name: string;
  readonly country: string;
  readonly source_name: string;
}

/**
 * ISO 3166-1 leaves XA to XZ to its users and will never assign them, so no real country can be meant. XA and XB are
 * avoided because CLDR gives them to its pseudo-locales, XK because it is in use for Kosovo.
 */
export const DEMO_COUNTRY = 'XD';

const province = (name: string, sourceName: string): DemoProvince => ({
  name,
  country: DEMO_COUNTRY,
  source_name: sourceName,
});

/**
 * The seven provinces of Sotavia, an invented island country. Its coordinates lie in the open South Atlantic, between
 * 31° and 34° south and 21° and 24° west, where there is no land.
 */
export const SARENES = province('Sarenes', 'Provincia de Sarenes');
export const TARMONDE = province('Tarmonde', 'Provincia de Tarmonde');
export const ILVARA_BAJA = province('Ilvara Baja', 'Provincia de Ilvara Baja');
export const TOVARE = province('Tovaré', 'Provincia de Tovaré');
export const CORDANZA = province('Cordanza', 'Provincia de Cordanza');
export const ORMELEN = province('Ormelén', 'Provincia de Ormelén');
export const ISLA_DORVENA = province('Isla Dorvena', 'Provincia de Isla Dorvena');

export const DEMO_PROVINCES: readonly DemoProvince[] = [
  SARENES,
  TARMONDE,
  ILVARA_BAJA,
  TOVARE,
  CORDANZA,
  ORMELEN,
  ISLA_DORVENA,
];
