// Folded administrative words in the names of first-level divisions, as in UCDP GED, ACLED and GADM. They contain only kinds
// of division: "city" and "islands" are part of a name.

/** Removed at the end of a name ("Idlib Governorate") and before a link word at its start ("Province of Bolzano"). */
export const divisionKinds: ReadonlySet<string> = new Set([
  ...['canton', 'commune', 'county', 'department', 'departement', 'division', 'emirate', 'governorate'],
  ...['municipality', 'oblast', 'okrug', 'parish', 'prefecture', 'province', 'region', 'republic', 'state'],
  ...['territory', 'voivodeship', 'zone'],
  ...['autonomous community', 'autonomous oblast', 'autonomous okrug', 'autonomous province'],
  ...['autonomous region', 'autonomous republic', 'capital region', 'capital territory', 'special region'],
  ...['union territory', 'free state'],
]);

/** Removed only at the end of a name: "Jerusalem district" is a division, "District of Columbia" is a name. */
export const trailingKinds: ReadonlySet<string> = new Set([
  ...['district', 'governate', 'krai', 'kray', 'muhafazah', 'muhafaza', 'mohafazat', 'oblasti', 'ostan'],
  ...['raion', 'rayon', 'vilayat', 'vilayet', 'viloyati', 'wilaya', 'wilayah', 'wilayat'],
  ...['область', 'обл', 'край', 'округ', 'республика', 'автономная область', 'автономныи округ'],
]);

/** Removed at the start of a name, with or without a link word: "Departamento de Antioquia", "محافظة حلب". */
export const leadingKinds: ReadonlySet<string> = new Set([
  ...['departamento', 'estado', 'gobernacion', 'provincia', 'region autonoma'],
  ...['muhafazah', 'muhafazat', 'muhafaza', 'mohafazat', 'ostan', 'ostan-e', 'wilaya', 'wilayah', 'wilayat'],
  ...['محافظة', 'محافظه', 'ولاية', 'ولايه', 'ولايت', 'استان'],
  ...['республика', 'автономная республика', 'республіка', 'автономна республіка'],
]);

/** Words between a leading kind and the name. */
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

/** Adjectives that are not a name without their noun: "Free State", "Northern Province", "Federal Capital Territory". */
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
  ...['australian', 'metropolitan', 'national', 'special', 'union'],
]);

/** Directions, which can be a name ("Far North") but do not make a name of a dependent word ("North Central Province"). */
export const directionWords: ReadonlySet<string> = new Set(['north', 'south', 'east', 'west']);
