import type { KnownActor } from './known-actor.js';

/** Who fought in the Middle East and in North Africa. */
export const actorsOfMiddleEast: readonly KnownActor[] = [
  {
    names: ['AQAP', 'al-Qaida'],
    called: `al-Qaeda; al-Qaida; Аль-Каида; Аль-Каиды; Аль-Каидой; Аль-Каїда; Аль-Каїди; Аль-Каїдою; القاعدة; تنظيم
      القاعدة`,
    countries: ['YE'],
    isOnlyThere: true,
  },
  {
    names: ['IS', 'al-Qaida', 'Ansar al-Islam'],
    called: `al-Qaeda; al-Qaida; AQI; Аль-Каида; Аль-Каиды; Аль-Каидой; Аль-Каїда; Аль-Каїди; Аль-Каїдою; القاعدة;
      تنظيم القاعدة`,
    countries: ['IQ'],
    isOnlyThere: true,
  },
  {
    names: ['AQIM', 'JNIM', 'Ansar Dine', 'al-Qaida'],
    called: `al-Qaeda; al-Qaida; Аль-Каида; Аль-Каиды; Аль-Каидой; Аль-Каїда; Аль-Каїди; Аль-Каїдою; القاعدة; تنظيم
      القاعدة`,
    countries: ['DZ', 'ML', 'NE', 'BF', 'MR'],
    isOnlyThere: true,
  },
  {
    names: ['al-Qaida'],
    called: `al-Qaeda; Аль-Каида; Аль-Каиды; Аль-Каидой; Аль-Каїда; Аль-Каїди; Аль-Каїдою; القاعدة; تنظيم القاعدة`,
  },
  {
    names: ['IS'],
    called: `ISIS; ISIL; Islamic State; the Islamic State; Islamic State group; the Islamic State group; so-called
      Islamic State; the so-called Islamic State; ISIS group; Daesh; Daech; Islamic State of Iraq and Syria; Islamic
      State in Iraq and the Levant; Islamic State (Iraq & Syria); EI; Estado Islámico; grupo Estado Islámico; État
      islamique; groupe État islamique; ИГ; ИГИЛ; ДАИШ; Исламское государство; Исламского государства; Исламским
      государством; ИГИШ; Исламскому государству; Ісламську державу; Ісламській державі; ІГ; ІГІЛ; ИДИЛ; ІД; ІДІЛ;
      ДАІШ; Ісламська держава; Ісламської держави; Ісламською державою; داعش; تنظيم داعش; تنظيم الدولة; تنظيم الدولة
      الإسلامية; الدولة الإسلامية; تنظيم الدولة الإسلامية داعش; تنظيم الدولة داعش; الدولة الإسلامية في العراق والشام;
      تنظيم الدولة الإسلامية في العراق والشام; الدواعش`,
  },
  {
    names: ['Government of Turkey'],
    called: `турецк* арми*; турецк* войска; турецк* войсками; турецк* сил*; турецьк* війська; турецьк* військами;
      турецьк* армі*; турецьк* сил*; ejército turco; fuerzas turcas; tropas turcas; gobierno turco; aviación turca`,
  },
  {
    names: ['PKK'],
    called: `Kurdistan Workers' Party; Partiya Karkerên Kurdistan; Partido de los Trabajadores del Kurdistán; Partido
      de los Trabajadores de Kurdistán; Parti des travailleurs du Kurdistan; РПК; Рабочая партия Курдистана; Рабочей
      партии Курдистана; Рабочей партией Курдистана; Курдская рабочая партия; Курдской рабочей партии; Курдской
      рабочей партией; ПКК; Робітнича партія Курдистану; Робітничої партії Курдистану; Робітничою партією Курдистану;
      حزب العمال الكردستاني; العمال الكردستاني; بي كا كا`,
  },
  {
    names: ['Hezbollah'],
    called: `Hizbollah; Hizbullah; Hezbolá; Хезболла; Хезболлой; Хезболлы; Хезболле; Хизбалла; Хизбаллы; Хизбаллой;
      Хезболли; Хезболлі; Хезболлою; Гізбалла; Гізбалли; Гізбаллою; Хізбалла; Хізбалли; Хізбаллою; حزب الله`,
    countries: ['LB', 'SY', 'IL', 'PS'],
    isNameOfOthers: true,
  },
  {
    names: ['Government of Israel'],
    called: `IDF; Israel Defense Forces; Israel Defence Forces; Tsahal; Fuerzas de Defensa de Israel; Forces de
      défense israéliennes; ЦАХАЛ; جيش الاحتلال الإسرائيلي`,
  },
  {
    names: ['Hamas'],
    called: `Hamas movement; Movimiento de Resistencia Islámica; mouvement de résistance islamique; Qassam Brigades;
      al-Qassam Brigades; Izz al-Din al-Qassam Brigades; Brigadas Al Qassam; brigades al-Qassam; ХАМАС; ХАМАСа;
      ХАМАСом; ХАМАСу; حماس; حركة حماس; كتائب القسام; كتائب عز الدين القسام`,
    countries: ['IL', 'PS', 'LB', 'EG', 'YE', 'SY'],
  },
  {
    names: ['PIJ'],
    called: `Palestinian Islamic Jihad; Islamic Jihad; Islamic Jihad movement; Yihad Islámica; Yihad Islámica Palestina; Jihad
      islamique; Djihad islamique; Jihad islamique palestinien; Исламский джихад; Исламского джихада; Исламским
      джихадом; Ісламський джихад; Ісламського джихаду; Ісламським джихадом; الجهاد الإسلامي; حركة الجهاد الإسلامي;
      سرايا القدس`,
    countries: ['IL', 'PS', 'LB', 'SY'],
  },
  {
    names: ['PLO'],
    called: `Palestine Liberation Organization; Palestine Liberation Organisation; OLP; Organización para la
      Liberación de Palestina; Organisation de libération de la Palestine; ООП; Организация освобождения Палестины;
      Организации освобождения Палестины; Организацией освобождения Палестины; Організація визволення Палестини;
      Організації визволення Палестини; منظمة التحرير الفلسطينية`,
    countries: ['IL', 'PS', 'LB', 'JO', 'TN', 'SY'],
  },
  {
    names: ['Fatah'],
    called: `Fateh; Fatah movement; Al Fatah; ФАТХ; ФАТХа; ФАТХом; حركة فتح; حركة التحرير الوطني الفلسطيني`,
    countries: ['IL', 'PS', 'LB', 'JO'],
  },
  {
    names: ['AMB'],
    called: `al-Aqsa Martyrs' Brigades; al-Aqsa Martyrs Brigade; Brigadas de los Mártires de Al Aqsa; brigades des
      martyrs d'al-Aqsa; Бригады мучеников Аль-Аксы; Бригад мучеников Аль-Аксы; كتائب شهداء الأقصى`,
    countries: ['IL', 'PS'],
  },
  {
    names: ['PFLP'],
    called: `Popular Front for the Liberation of Palestine; FPLP; НФОП; الجبهة الشعبية لتحرير فلسطين`,
    countries: ['IL', 'PS', 'LB', 'JO', 'SY'],
  },
  {
    names: ['Amal'],
    called: `Amal Movement; Amal militia; movimiento Amal; mouvement Amal; движение Амаль; движения Амаль; рух Амаль;
      حركة أمل`,
    countries: ['LB'],
  },
  {
    names: ['al-Mahdi Army'],
    called: `Mahdi Army; Mehdi Army; Jaish al-Mahdi; Jaysh al-Mahdi; Sadr's militia; al-Sadr's militia; Ejército de
      Mahdi; Ejército del Mahdi; Ejército Mahdi; Ejército de Al Mahdi; Armée du Mahdi; armée de Mahdi; milice de
      Moqtada al-Sadr; Армия Махди; Армии Махди; Армией Махди; Армію Махді; Армія Махді; Армії Махді; Армією Махді;
      جيش المهدي; ميليشيا جيش المهدي; ميليشيا الصدر`,
    countries: ['IQ'],
  },
  {
    names: ['Ansar al-Islam'],
    called: `Ansar al-Sunna; Ansar al-Sunna Army; Ансар аль-Ислам; Ансар аль-Іслам; Ансар ас-Сунна; أنصار الإسلام;
      جماعة أنصار الإسلام; أنصار السنة; جيش أنصار السنة`,
    countries: ['IQ'],
    isNameOfOthers: true,
  },
  {
    names: ['KDP'],
    called: `Kurdistan Democratic Party; Kurdish Democratic Party; PDK; Partido Democrático del Kurdistán; Partido
      Democrático de Kurdistán; Parti démocratique du Kurdistan; ДПК; Демократическая партия Курдистана;
      Демократической партии Курдистана; Демократической партией Курдистана; Демократична партія Курдистану;
      Демократичної партії Курдистану; الحزب الديمقراطي الكردستاني`,
    countries: ['IQ'],
  },
  {
    names: ['PUK'],
    called: `Patriotic Union of Kurdistan; UPK; Unión Patriótica del Kurdistán; Unión Patriótica de Kurdistán; Union
      patriotique du Kurdistan; ПСК; Патриотический союз Курдистана; Патриотического союза Курдистана; Патриотическим
      союзом Курдистана; Патріотичний союз Курдистану; Патріотичного союзу Курдистану; الاتحاد الوطني الكردستاني`,
    countries: ['IQ'],
  },
  {
    names: ['PJAK'],
    called: `Free Life Party of Kurdistan; Kurdistan Free Life Party; Partido por una Vida Libre en Kurdistán; Parti
      pour une vie libre au Kurdistan; ПЖАК; حزب الحياة الحرة الكردستاني; بيجاك`,
  },
  {
    names: ['KDPI'],
    called: `Democratic Party of Iranian Kurdistan; Kurdish Democratic Party of Iran; PDKI; Демократическая партия
      Иранского Курдистана; الحزب الديمقراطي الكردستاني الإيراني`,
  },
  {
    names: ['MEK'],
    called: `Mujahedin-e Khalq; Mujahideen-e-Khalq; People's Mujahedin of Iran; People's Mojahedin; Muyahidín-e Jalq;
      Moudjahidines du peuple; Моджахедин-э Халк; مجاهدي خلق; منظمة مجاهدي خلق`,
    countries: ['IQ', 'IR'],
  },
  {
    names: ['SCIRI'],
    called: `Supreme Council for the Islamic Revolution in Iraq; Supreme Assembly for the Islamic Revolution in Iraq;
      المجلس الأعلى للثورة الإسلامية`,
    countries: ['IQ', 'IR'],
  },
  {
    names: ['RJF'],
    called: `Reformation and Jihad Front; جبهة الجهاد والإصلاح`,
    countries: ['IQ'],
  },
  {
    names: ['IMK'],
    called: `Islamic Movement of Kurdistan; Kurdistan Islamic Movement; الحركة الإسلامية في كردستان`,
    countries: ['IQ'],
  },
  {
    names: ['AAH'],
    called: `Asa'ib Ahl al-Haq; League of the Righteous; عصائب أهل الحق; Асаиб Ахль аль-Хакк`,
    countries: ['IQ'],
  },
  {
    names: ['JRTN'],
    called: `Naqshbandi Army; Naqshbandi Order; Army of the Men of the Naqshbandi Order; جيش رجال الطريقة النقشبندية;
      Накшбанди`,
    countries: ['IQ'],
  },
  {
    names: ['1920 Revolution Brigades'],
    called: `1920s Revolution Brigades; كتائب ثورة العشرين`,
    countries: ['IQ'],
  },
  {
    names: ['AQAP'],
    called: `al-Qaeda in the Arabian Peninsula; al-Qaida in the Arabian Peninsula; Ansar al-Sharia; Al Qaeda en la
      Península Arábiga; Al-Qaïda dans la péninsule Arabique; AQPA; АКАП; Аль-Каида на Аравийском полуострове;
      Аль-Каиды на Аравийском полуострове; Аль-Каїда на Аравійському півострові; Аль-Каїди на Аравійському півострові;
      تنظيم القاعدة في جزيرة العرب; القاعدة في جزيرة العرب; تنظيم القاعدة في شبه الجزيرة العربية; القاعدة في شبه
      الجزيرة العربية; أنصار الشريعة`,
    countries: ['YE', 'SA'],
  },
  {
    names: ['Ansarallah'],
    called: `Ansar Allah; Houthis; Houthi; the Houthis; Houthi rebels; Houthi militia; Houthi movement; Houthi
      fighters; Houthi forces; hutíes; rebeldes hutíes; huzíes; rebeldes huzíes; hutis; Houthistes; rebelles houthis;
      rebelles houthistes; хусит*; движение хуситов; движения хуситов; Ансар Аллах; Ансар Алла; хуті; рух хуситів;
      الحوثيون; الحوثيين; الحوثي; حوثيون; حوثيين; جماعة الحوثي; جماعة الحوثيين; ميليشيا الحوثي; مليشيا الحوثي;
      ميليشيات الحوثي; مليشيات الحوثي; حركة الحوثي; أنصار الله; جماعة أنصار الله; حركة أنصار الله`,
    countries: ['YE', 'SA', 'AE', 'IL'],
  },
  {
    names: ['Forces of Hadi'],
    called: `Hadi's forces; pro-Hadi forces; Hadi loyalists; fuerzas de Hadi; fuerzas leales a Hadi; forces de Hadi;
      forces loyales à Hadi; forces pro-Hadi; войска Хади; войск Хади; сил Хади; силы Хади; війська Хаді; військ Хаді;
      сил Хаді; قوات هادي`,
    countries: ['YE'],
  },
  {
    names: ['Forces of the Presidential Leadership Council'],
    called: `Presidential Leadership Council; PLC forces; Presidential Leadership Council forces; Consejo de
      Liderazgo Presidencial; Consejo Presidencial de Liderazgo; Conseil de direction présidentiel; Президентский
      совет; Президентского совета; قوات مجلس القيادة الرئاسي; مجلس القيادة الرئاسي`,
    countries: ['YE'],
  },
  {
    names: ['STC'],
    called: `Southern Transitional Council; Consejo de Transición del Sur; Consejo de Transición Sureño; Consejo
      Transitorio del Sur; Conseil de transition du Sud; Южный переходный совет; Южного переходного совета; Южным
      переходным советом; Південна перехідна рада; Південної перехідної ради; Південною перехідною радою; المجلس
      الانتقالي الجنوبي; المجلس الانتقالي; قوات المجلس الانتقالي الجنوبي; قوات المجلس الانتقالي`,
    countries: ['YE'],
  },
  {
    names: ['LNA', 'Forces of House of Representatives', 'Forces of the House of Representatives'],
    called: `LNA; Libyan National Army; Libyan Arab Armed Forces; LAAF; Haftar's forces; Haftar's army; forces of
      Haftar; Ejército Nacional Libio; ENL; fuerzas de Haftar; fuerzas de Hafter; Armée nationale libyenne; ANL;
      forces de Haftar; forces du maréchal Haftar; ЛНА; Ливийская национальная армия; Ливийской национальной армии;
      Ливийской национальной армией; войска Хафтара; войск Хафтара; силы Хафтара; армия Хафтара; армии Хафтара;
      Лівійська національна армія; Лівійської національної армії; Лівійською національною армією; війська Хафтара;
      сили Хафтара; армія Хафтара; الجيش الوطني الليبي; قوات حفتر; قوات خليفة حفتر; قوات اللواء حفتر; قوات المشير حفتر`,
    countries: ['LY'],
  },
  {
    names: ["al-Gama'a al-Islamiyya"],
    called: `al-Gamaa al-Islamiya; Gamaa Islamiya; Islamic Group; Gamaa al-Islamiya; Гамаа Исламия; Аль-Гамаа
      аль-Исламийя; الجماعة الإسلامية`,
    countries: ['EG'],
  },
  {
    names: ['IS'],
    called: `Sinai Province; Wilayat Sinai; Islamic State - Sinai Province; Ansar Bait al-Maqdis; Ansar Beit
      al-Maqdis; Ansar Bayt al-Maqdis; Provincia del Sinaí; Province du Sinaï; Вилаят Синай; ولاية سيناء; تنظيم ولاية
      سيناء; أنصار بيت المقدس`,
    countries: ['EG'],
    isOnlyThere: true,
  },
];
