/** A part of a country that has a name and is made of several first-level divisions. */
interface Region {
  /** Parted by `;`. */
  readonly called: string;
  /** ISO 3166-2. */
  readonly divisions: readonly string[];
}

/** Those that newsrooms count by, with borders that nobody disputes. */
export const regions: readonly Region[] = [
  { called: 'Donbas; Donbass; Donbás; Донбас; Донбасс; دونباس; الدونباس', divisions: ['UA-09', 'UA-14'] },
  {
    called: 'Darfur; Darfour; Дарфур; دارفور; إقليم دارفور',
    divisions: ['SD-DC', 'SD-DE', 'SD-DN', 'SD-DS', 'SD-DW'],
  },
  { called: 'Kivu; the Kivus; los Kivus; les Kivus; كيفو; Киву; Ківу', divisions: ['CD-NK', 'CD-SK'] },
  {
    called: `Iraqi Kurdistan; Kurdistan Region of Iraq; Kurdistan region; Kurdistán iraquí; Kurdistan irakien; كردستان العراق;
      إقليم كردستان; إقليم كردستان العراق; Иракский Курдистан; Иракском Курдистане; Іракський Курдистан; Іракському Курдистані`,
    divisions: ['IQ-AR', 'IQ-DA', 'IQ-SU'],
  },
];
