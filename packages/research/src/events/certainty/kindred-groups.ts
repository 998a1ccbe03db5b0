/**
 * Groups that sources tell under one another's names: what one was called before or after, and alliances with those that
 * fought in them. Of an event that names one of them it is not known whether the other had its part in it. Names are those of
 * UCDP; alliances as their own announcements had them.
 */
const kindred: Readonly<Record<string, readonly string[]>> = {
  HTS: ['Jabhat Fateh al-Sham', 'Jaysh al-Sunna', 'Liwa al-Haq Idlib', 'Tanzim Hurras ad-Din'],
  'al-Qaida': ['Jabhat Fateh al-Sham', 'Tanzim Hurras ad-Din', 'AQAP', 'AQIM', 'JNIM', 'IS'],
  'Jabhat Fateh al-Sham': ['Liwa al-Aqsa'],
  'Levant Front': ['Al-Jabha al-Shamiyyah'],
  'Islamic Front': ['Ahrar al-Sham', 'Jaysh al-Islam', 'Levant Front', 'Suqour al-Sham Brigades'],
  'Syrian Liberation Front': ['Ahrar al-Sham', 'Nour al-Din al-Zenki'],
  'National Front for Liberation': [
    ...['FSA', 'Syrian Liberation Front', 'Ahrar al-Sham', 'Nour al-Din al-Zenki', 'Sham Legion'],
    ...['Suqour al-Sham Brigades', 'Jaysh al Nasr', 'Jaysh al-Nukhba', '23rd Division', 'First Regiment'],
  ],
  SNA: [
    ...['FSA', 'National Front for Liberation', 'Syrian Liberation Front', 'Hawar Kilis Operations Room'],
    ...['Levant Front', 'Al-Jabha al-Shamiyyah', 'Hamza Division', 'Liwa al-Sultan Murad', 'Sham Legion'],
    ...['Ahrar al-Sharqiya', 'Jaysh Asoud al-Sharqiya', 'al-Moutasem Brigade', 'al-Majd Legion'],
    ...['Al-Sultan Mohammad al-Fatih', 'Northern Hawks Brigade', 'Tajamu Shuhada al-Sharqiya'],
    ...['Ahrar al-Sham', 'Nour al-Din al-Zenki', 'Jaysh al-Islam', 'Rahman Corps', 'Jaysh al Nasr'],
    ...['Jaysh al-Nukhba', '23rd Division'],
  ],
  'Hawar Kilis Operations Room': [
    ...['FSA', "Mare' Operations Room", 'Levant Front', 'Al-Jabha al-Shamiyyah', 'Hamza Division'],
    ...[
      'Liwa al-Sultan Murad',
      'al-Moutasem Brigade',
      'Ahrar al-Sham',
      'Nour al-Din al-Zenki',
      'Sham Legion',
    ],
    '13th Division',
  ],
  "Mare' Operations Room": ['FSA', 'Levant Front', 'Liwa al-Sultan Murad', 'Sham Legion'],
  'Fatah Halab': [
    ...['FSA', 'Ahrar al-Sham', 'Nour al-Din al-Zenki', 'Jaysh al-Islam', 'Levant Front', 'Sham Legion'],
    ...['Liwa al-Sultan Murad', '13th Division', 'Fistaqim Kama Umirat'],
  ],
  'Southern Front': ['FSA'],
  // It pledged itself to IS in March 2015, and parted from it in August 2016.
  "Jama'atu Ahlis Sunna Lidda'awati wal-Jihad": ['JAS', 'IS'],
  JAS: ['IS'],
  'United Armed Forces of Novorossiya': ['DPR', 'LPR'],
  FARC: ['FARC dissidents', 'EMC', 'Segunda Marquetalia'],
  'FARC dissidents': ['EMC', 'Segunda Marquetalia'],
  EPL: ['EPL - Megateo'],
  AUC: ['Bloque Central Bolívar', 'MAS', 'AGC', 'EGC'],
  AGC: ['EGC'],
  Janjaweed: ['RSF'],
  OLF: ['OLA'],
  M23: ['CNDP', 'AFC'],
  JNIM: ['AQIM', 'Ansar Dine', 'MUJAO', 'Katiba Macina'],
  AQIM: ['GIA', 'Ansar Dine', 'MUJAO'],
  'Ansar al-Islam': ['IS'],
  TTP: ['Taleban', 'IS', 'Jamaat-ul-Ahrar', 'Lashkar-e-Islam'],
  Taleban: ['Haqqani network'],
  'Forces of Hadi': ['Forces of the Presidential Leadership Council', 'STC'],
  'SPLM/A': ['SPLM/A-North', 'SPLM/A - North', 'SPLM/A In Opposition'],
  'SLM/A': ['SLM/A - MM'],
  Seleka: ['FPRC', 'UPC', 'MPC', 'CPC'],
  'anti-Balaka': ['CPC'],
  CPC: ['FPRC', 'UPC', 'MPC', '3R'],
  'CPI-Maoist': ['PWG', 'MCC'],
  'Chechen Republic of Ichkeria': ['Forces of the Caucasus Emirate'],
  'Serbian Republic of Bosnia-Herzegovina': ['Serbian irregulars'],
  'Croatian Republic of Bosnia-Herzegovina': ['Croatian irregulars'],
  'Republic of Artsakh': ['Republic of Nagorno-Karabakh'],
  'Los Zetas': ['Gulf Cartel'],
  FSA: [
    ...[
      '13th Division',
      'First Regiment',
      'Furqan Brigades',
      'Hamza Division',
      'Jaysh al Nasr',
      'Levant Front',
    ],
    ...['Jaysh Asoud al-Sharqiya', 'Martyr Lieutenant Ahmed Abdou Brigades', 'SRF', 'Sham Legion'],
    ...['Liwa al-Sultan Murad', 'al-Moutasem Brigade', 'Northern Hawks Brigade', '23rd Division'],
  ],
};

/** Whether what one of two groups did may be told under the name of the other. */
export function areKindred(one: string, other: string): boolean {
  return kindred[one]?.includes(other) === true || kindred[other]?.includes(one) === true;
}
