// Folded words with which sources of event data (UCDP GED, ACLED, GADM) dress the names of first-level divisions.
// Only kinds of division belong here: "city" and "islands" are part of a name.

/** Dropped at the end of a name ("Idlib Governorate"), and before a link at its start ("Province of Bolzano"). */
export const divisionKinds: ReadonlySet<string> = new Set([
  ...['canton', 'commune', 'county', 'department', 'departement', 'division', 'emirate', 'governorate'],
  ...['municipality', 'oblast', 'okrug', 'parish', 'prefecture', 'province', 'region', 'republic', 'state'],
  ...['territory', 'voivodeship', 'zone'],
  ...['autonomous community', 'autonomous oblast', 'autonomous okrug', 'autonomous province'],
  ...['autonomous region', 'autonomous republic', 'capital region', 'capital territory', 'special region'],
  ...['union territory', 'free state'],
]);

/** Dropped at the end of a name only: "Jerusalem district" is a division, "District of Columbia" a name. */
export const trailingKinds: ReadonlySet<string> = new Set([
  ...['district', 'governate', 'krai', 'kray', 'muhafazah', 'muhafaza', 'mohafazat', 'oblasti', 'ostan'],
  ...['raion', 'rayon', 'vilayat', 'vilayet', 'viloyati', 'wilaya', 'wilayah', 'wilayat'],
  ...['область', 'обл', 'край', 'округ', 'республика', 'автономная область', 'автономныи округ'],
]);

/** Dropped at the start of a name, with or without a link: "Departamento de Antioquia", "محافظة حلب". */
export const leadingKinds: ReadonlySet<string> = new Set([
  ...['departamento', 'estado', 'gobernacion', 'provincia', 'region autonoma'],
  ...['muhafazah', 'muhafazat', 'muhafaza', 'mohafazat', 'ostan', 'ostan-e', 'wilaya', 'wilayah', 'wilayat'],
  ...['محافظة', 'محافظه', 'ولاية', 'ولايه', 'ولايت', 'استان'],
  ...['республика', 'автономная республика', 'республіка', 'автономна республіка'],
]);

/** What may stand between a leading kind and the name. */
export const linkWords: ReadonlySet<string> = new Set([
  'of',
  'the',
  'de',
  'del',
  'du',
  'des',
  'di',
  'do',
  'da',
]);

/** Adjectives that name nothing without their noun: "Free State", "Northern Province", "Federal Capital Territory". */
export const dependentWords: ReadonlySet<string> = new Set([
  ...[
    'northern',
    'southern',
    'eastern',
    'western',
    'central',
    'northeastern',
    'northwestern',
    'southeastern',
  ],
  ...['southwestern', 'autonomous', 'capital', 'federal', 'free', 'frontier', 'islamic', 'jewish'],
  ...['metropolitan', 'national', 'special', 'union'],
]);

/** Names by themselves ("Far North"), but no support for a dependent word ("North Central Province"). */
export const directionWords: ReadonlySet<string> = new Set(['north', 'south', 'east', 'west']);
