import type { KnownActor } from './known-actor.js';

/** Who fought in several countries, or in others than Syria. */
export const actorsElsewhere: readonly KnownActor[] = [
  {
    names: ['IS'],
    called: `ISIS; ISIL; Islamic State; the Islamic State; Islamic State group; the Islamic State group; so-called
      Islamic State; the so-called Islamic State; ISIS group; Daesh; Daech; Da'esh; Islamic State of Iraq and
      Syria; Islamic State in Iraq and the Levant; Islamic State (Iraq & Syria); EI; Estado Islámico; grupo Estado
      Islámico; Dáesh; État islamique; groupe État islamique; Etat islamique; ИГ; ИГИЛ; ДАИШ; Исламское
      государство; Исламского государства; Исламским государством; ИГИШ; Исламскому государству; Ісламську
      державу; Ісламській державі; ІГ; ІГІЛ; ИДИЛ; ІД; ІДІЛ; ДАІШ; Ісламська держава; Ісламської держави;
      Ісламською державою; داعش; تنظيم داعش; تنظيم الدولة; تنظيم الدولة الإسلامية; الدولة الإسلامية; تنظيم الدولة
      الإسلامية داعش; تنظيم الدولة داعش; الدولة الإسلامية في العراق والشام; تنظيم الدولة الإسلامية في العراق
      والشام; الدواعش`,
  },
  {
    names: ['Government of Turkey'],
    called: `турецк* арми*; турецк* войска; турецк* войсками; турецк* сил*; турецьк* війська; турецьк* військами;
      турецьк* армі*; турецьк* сил*; ejército turco; fuerzas turcas; tropas turcas; gobierno turco; aviación turca`,
  },
  {
    names: ['PKK'],
    called: `Kurdistan Workers' Party; Partiya Karkerên Kurdistan; РПК; Рабочая партия Курдистана; Рабочей партией
      Курдистана; حزب العمال الكردستاني`,
  },
  {
    names: ['Hezbollah'],
    called: `Hizbollah; Hizbullah; Hezbolá; Хезболла; Хезболлой; Хезболлы; Хизбалла; Хезболли; Хезболлою; Гізбалла;
      Хізбалла; حزب الله`,
  },
  {
    names: ['Taleban'],
    called: `Taliban; talibanes; талибан; طالبان`,
  },
  {
    names: ['Al-Shabaab'],
    called: `al-Shabaab; Al Shabab; حركة الشباب; Аш-Шабааб`,
  },
  {
    names: ["Jama'atu Ahlis Sunna Lidda'awati wal-Jihad"],
    called: `Boko Haram; بوكو حرام; Боко харам`,
  },
  {
    names: ['al-Qaida'],
    called: `al-Qaeda; Al Qaeda; Al-Qaïda; Аль-Каида; القاعدة; تنظيم القاعدة`,
  },
  {
    names: ['Government of Israel'],
    called: `IDF; Israel Defense Forces; Israel Defence Forces; Tsahal; ЦАХАЛ; جيش الاحتلال الإسرائيلي`,
  },
];
