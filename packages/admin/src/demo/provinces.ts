/** A province as in an import row; the import makes the slug. */
export interface DemoProvince {
  readonly name: string;
  readonly country: string;
  readonly source_name: string;
}

/**
 * ISO 3166-1 reserves XA to XZ for users, so the code is never a real country. CLDR uses XA and XB for
 * pseudo-locales, and Kosovo uses XK.
 */
export const DEMO_COUNTRY = 'XD';

const province = (name: string, sourceName: string): DemoProvince => ({
  name,
  country: DEMO_COUNTRY,
  source_name: sourceName,
});

/**
 * The provinces of Sotavia, an invented island country. Its coordinates are open South Atlantic, between 31° and 34°
 * south and 21° and 24° west.
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
