import type { KnownActor } from './known-actor.js';

/** Who fought in Syria. */
export const actorsOfSyria: readonly KnownActor[] = [
  {
    names: ['SDF'],
    called: `Syrian Democratic Forces; FDS; Fuerzas Democráticas Sirias; Forces démocratiques syriennes; СДС;
      Сирийские демократические силы; Сирийских демократических сил; Сирийскими демократическими силами; Сирійськими
      демократичними силами; СДФ; Сирійські демократичні сили; Сирійських демократичних сил; قسد; قوات سوريا
      الديمقراطية; قوات سورية الديمقراطية; قوات سوريا الديموقراطية; قوات سوريا الديمقراطية قسد`,
    countries: ['SY', 'IQ', 'TR'],
  },
  {
    names: ['HTS'],
    called: `Hay'at Tahrir al-Sham; Hayat Tahrir al-Cham; Tahrir al-Sham; Hayʼat Tahrir al-Sham; Хайят Тахрир аш-Шам;
      Тахрир аш-Шам; ХТШ; Хайат Тахрир аш-Шам; Хаят Тахрір аш-Шам; Тахрір аш-Шам; Хайят Тахрір аш-Шам; هيئة تحرير
      الشام; تحرير الشام`,
    countries: ['SY', 'LB', 'TR'],
  },
  {
    names: ['SNA'],
    called: `Syrian National Army; Ejército Nacional Sirio; Armée nationale syrienne; Сирийская национальная армия;
      Сирийской национальной армии; Сирийской национальной армией; СНА; Сирійська національна армія; Сирійської
      національної армії; Сирійською національною армією; الجيش الوطني السوري`,
    countries: ['SY', 'TR', 'LY'],
  },
  {
    names: ['FSA'],
    called: `Free Syrian Army; Ejército Libre Sirio; Armée syrienne libre; ASL; ELS; Свободная сирийская армия;
      Свободной сирийской армии; Свободной сирийской армией; ССА; Вільна сирійська армія; Вільної сирійської армії;
      Вільною сирійською армією; الجيش السوري الحر; الجيش الحر`,
    countries: ['SY', 'TR', 'LB', 'JO', 'IQ'],
  },
  {
    names: ['Jabhat Fateh al-Sham'],
    called: `Jabhat al-Nusra; Al-Nusra Front; Nusra Front; Frente al-Nusra; Front al-Nosra; Джабхат ан-Нусра; جبهة
      النصرة; جبهة فتح الشام; النصرة`,
  },
  {
    names: ['Jaysh al-Islam'],
    called: `Jaish al-Islam; Army of Islam; Джейш аль-Ислам; جيش الإسلام`,
  },
  {
    names: ['Ahrar al-Sham'],
    called: `Ahrar al-Cham; Ахрар аш-Шам; أحرار الشام`,
  },
  {
    names: ['Government of Syria'],
    called: `САА; régimen de Damasco; gobierno de Damasco; ejército de Damasco; fuerzas de Damasco; régime de Damas;
      gouvernement de Damas; armée de Damas; forces de Damas; Ejército Árabe Sirio; armée arabe syrienne; SAA; Syrian
      Arab Army; Assad regime; Assad forces; Assad's army; Assad's troops; tropas de Asad; fuerzas de Asad; ejército
      de Asad; régimen de Asad; régimen de Al Asad; forces d'Assad; forces de Bachar al-Assad; armée de Bachar
      al-Assad; régime d'Assad; régime de Bachar al-Assad; войска Асада; войск Асада; армия Асада; армии Асада; режим
      Асада; режима Асада; війська Асада; військ Асада; армія Асада; армії Асада; режиму Асада; قوات الأسد; جيش الأسد;
      نظام الأسد; الجيش العربي السوري`,
  },
  {
    names: ['Syrian insurgents'],
    called: `Syrian rebels; Syrian opposition; rebeldes sirios; insurgentes sirios; oposición siria; rebelles
      syriens; insurgés syriens; opposition syrienne; сирийские повстанцы; сирийскими повстанцами; сирийских
      повстанцев; сирийская оппозиция; сирийской оппозицией; сирійські повстанці; сирійськими повстанцями; сирійських
      повстанців; сирійська опозиція; сирійською опозицією`,
  },
  // Others elsewhere have these names.
  { names: ['SRF'], called: 'Syrian Revolutionaries Front', countries: ['SY'], isNameOfOthers: true },
  {
    names: ['Islamic Front'],
    called: 'Front islamique; Frente Islámico',
    countries: ['SY'],
    isNameOfOthers: true,
  },
  {
    names: ['Southern Front'],
    called: 'Front du Sud; Frente del Sur',
    countries: ['SY'],
    isNameOfOthers: true,
  },
];
