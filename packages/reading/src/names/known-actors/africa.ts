import type { KnownActor } from './known-actor.js';

/** Who fought in Africa south of the Sahara, and in the Sahel. */
export const actorsOfAfrica: readonly KnownActor[] = [
  {
    names: ['IS'],
    called: `ISWAP; Islamic State West Africa Province; Islamic State in West Africa Province; Islamic State in West
      Africa; ISIS West Africa; Estado Islámico en África Occidental; Estado Islámico de África Occidental; Estado
      Islámico en la Provincia de África Occidental; Provincia de África Occidental del Estado Islámico; État
      islamique en Afrique de l'Ouest; ИГЗА; ИГИЛ в Западной Африке; Исламское государство в Западной Африке;
      Исламского государства в Западной Африке; Западноафриканская провинция Исламского государства;
      Западноафриканской провинции Исламского государства; Ісламська держава в Західній Африці; Ісламської держави в
      Західній Африці; Ісламська держава у Західній Африці; داعش غرب أفريقيا; داعش في غرب أفريقيا; تنظيم الدولة
      الإسلامية في غرب أفريقيا; الدولة الإسلامية في غرب أفريقيا; تنظيم داعش في غرب أفريقيا; ولاية غرب أفريقيا; تنظيم
      الدولة الإسلامية ولاية غرب أفريقيا`,
    countries: ['NG', 'NE', 'TD', 'CM'],
    isOnlyThere: true,
  },
  {
    names: ['IS'],
    called: `ISGS; EIGS; ISSP; Islamic State in the Greater Sahara; Islamic State in Greater Sahara; Islamic State
      Sahel Province; Islamic State in the Sahel; Estado Islámico en el Gran Sáhara; Estado Islámico del Gran Sáhara;
      Estado Islámico en el Sahel; État islamique dans le Grand Sahara; État islamique au Grand Sahara; État islamique
      au Sahel; ИГБС; Исламское государство в Большой Сахаре; Исламского государства в Большой Сахаре; Ісламська
      держава у Великій Сахарі; Ісламська держава Великої Сахари; الدولة الإسلامية في الصحراء الكبرى; تنظيم الدولة
      الإسلامية في الصحراء الكبرى; داعش في الصحراء الكبرى; تنظيم الدولة في الصحراء الكبرى; داعش الساحل; تنظيم الدولة
      الإسلامية في الساحل`,
    countries: ['ML', 'NE', 'BF'],
    isOnlyThere: true,
  },
  {
    names: ['IS', 'Ansar al-Sunnah', 'Ansar al-Sunna'],
    called: `al-Shabaab; al-Shabab; Ansar al-Sunna; Ansar al-Sunnah; Ahlu Sunna Wal Jamaa; Ahlu Sunnah wal Jammah;
      Ahlu-Sunnah wal Jama'ah; ISM; Islamic State Mozambique; Shebab; shebabs; Аш-Шабаб; Ансар ас-Сунна; Аш-Шабааб;
      حركة الشباب; أنصار السنة`,
    countries: ['MZ'],
    isOnlyThere: true,
  },
  {
    names: ["Jama'atu Ahlis Sunna Lidda'awati wal-Jihad"],
    called: `JAS; Boko Haram; Boko Haram sect; secta Boko Haram; grupo Boko Haram; secte Boko Haram; groupe Boko
      Haram; Боко харам; Боко Харамом; Боко Харама; Боко Гарам; بوكو حرام; جماعة بوكو حرام; حركة بوكو حرام; تنظيم بوكو
      حرام; مسلحو بوكو حرام; مسلحي بوكو حرام`,
  },
  {
    names: ['Yan Gora'],
    called: `CJTF; Civilian JTF; Civilian Joint Task Force; Fuerza de Tarea Conjunta Civil; Force civile conjointe;
      Force d'intervention conjointe civile; قوة المهام المشتركة المدنية`,
    countries: ['NG', 'CM'],
  },
  {
    names: ['Fulani'],
    called: `Fulani herders; Fulani herdsmen; Fulani herder; Fulani militia; Fulani militias; Fulani militants;
      Fulani gunmen; Fulani pastoralists; Fulani attackers; Fulani raiders; Fula herders; pastores fulani; pastores
      fulanis; ganaderos fulani; ganaderos fulanis; milicias fulani; fulanis; éleveurs peuls; bergers peuls; éleveurs
      peul; bergers peul; Peuls; miliciens peuls; milices peules; pasteurs peuls; éleveurs fulani; éleveurs fulanis;
      фулани; скотоводы-фулани; скотоводами-фулани; пастухи-фулани; пастухами-фулани; скотоводы фульбе; пастухи
      фульбе; фульбе; скотарі-фулані; скотарями-фулані; пастухи-фулані; пастухами-фулані; фулані; رعاة الفولاني; رعاة
      فولاني; رعاة الفولان; الرعاة الفولانيون; الرعاة الفولانيين; رعاة فولانيون; رعاة فولانيين; رعاة من الفولاني;
      مسلحو الفولاني; الفولاني; الفولانيون; الفولانيين`,
    countries: ['NG', 'CM', 'ML', 'BF', 'NE', 'CF', 'TD', 'SD'],
  },
  {
    names: ['Yan Sakai'],
    called: `Yan Sakai vigilantes; Yan Sa Kai; Yansakai`,
    countries: ['NG'],
  },
  {
    names: ['Al-Shabaab'],
    called: `Al Shabab; Shabaab; Shabab; al-Shabaab movement; grupo Al Shabab; Shebab; shebabs; Chebab; chababs;
      Аш-Шабааб; Аш-Шабаб; Аль-Шабааб; Аль-Шабаб; Аль-Шабабом; Аш-Шабабом; Харакат аш-Шабаб; حركة الشباب; حركة الشباب
      المجاهدين; حركة الشباب الصومالية; حركة الشباب الإرهابية; مقاتلو حركة الشباب; مسلحو حركة الشباب; مسلحي حركة
      الشباب; ميليشيات الشباب; مليشيات الشباب`,
    countries: ['SO', 'KE', 'ET', 'UG', 'DJ', 'TZ'],
  },
  {
    names: ['Hizbul Islam'],
    called: `Hizb al-Islam; Хизб уль-Ислам; حزب الإسلام; الحزب الإسلامي`,
    countries: ['SO'],
  },
  {
    names: ['ARS/UIC'],
    called: `Islamic Courts Union; Union of Islamic Courts; Supreme Islamic Courts Council; Unión de Tribunales
      Islámicos; Unión de Cortes Islámicas; Union des tribunaux islamiques; Союз исламских судов; Союза исламских
      судов; Союзом исламских судов; Союз ісламських судів; اتحاد المحاكم الإسلامية; المحاكم الإسلامية`,
    countries: ['SO', 'ET'],
  },
  {
    names: ['JNIM'],
    called: `Jama'at Nasr al-Islam wal Muslimin; Jama'at Nusrat al-Islam wal-Muslimin; Jama'a Nusrat ul-Islam wa
      al-Muslimin; Group to Support Islam and Muslims; Group for the Support of Islam and Muslims; Support Group for
      Islam and Muslims; GSIM; Grupo de Apoyo al Islam y a los Musulmanes; Grupo de Apoyo al Islam y los Musulmanes;
      Groupe de soutien à l'islam et aux musulmans; ДНИМ; Группа поддержки ислама и мусульман; Группы поддержки ислама
      и мусульман; Группой поддержки ислама и мусульман; Джамаат Нусрат аль-Ислам валь-Муслимин; Джамаат Нусрат
      аль-Ислам; Група підтримки ісламу і мусульман; Група підтримки ісламу та мусульман; Групи підтримки ісламу та
      мусульман; جماعة نصرة الإسلام والمسلمين; نصرة الإسلام والمسلمين; جماعة نصرة الإسلام`,
  },
  {
    names: ['AQIM'],
    called: `al-Qaeda in the Islamic Maghreb; al-Qaida in the Islamic Maghreb; GSPC; Salafist Group for Preaching and
      Combat; Salafist Group for Call and Combat; Al Qaeda del Magreb Islámico; Al Qaeda en el Magreb Islámico; AQMI;
      Al-Qaïda au Maghreb islamique; Groupe salafiste pour la prédication et le combat; Grupo Salafista para la
      Predicación y el Combate; АКИМ; Аль-Каида в странах исламского Магриба; Аль-Каиды в странах исламского Магриба;
      Аль-Каида исламского Магриба; Аль-Каида в исламском Магрибе; Аль-Каїда в країнах ісламського Магрибу; Аль-Каїди
      в країнах ісламського Магрибу; القاعدة في بلاد المغرب الإسلامي; تنظيم القاعدة في بلاد المغرب الإسلامي; القاعدة
      في بلاد المغرب; تنظيم القاعدة في بلاد المغرب; الجماعة السلفية للدعوة والقتال`,
  },
  {
    names: ['MUJAO'],
    called: `MOJWA; Movement for Oneness and Jihad in West Africa; Movimiento para la Unicidad y la Yihad en África
      Occidental; Mouvement pour l'unicité et le jihad en Afrique de l'Ouest; حركة التوحيد والجهاد في غرب أفريقيا;
      حركة التوحيد والجهاد`,
    countries: ['ML', 'NE', 'DZ'],
  },
  {
    names: ['Ansar Dine'],
    called: `Ansar Eddine; Ansar ad-Din; Ansar al-Din; Ançar Dine; Ансар ад-Дин; Ансар Дин; Ансар ад-Дін; أنصار
      الدين; جماعة أنصار الدين; حركة أنصار الدين`,
    countries: ['ML', 'BF', 'DZ'],
  },
  {
    names: ['MNLA'],
    called: `National Movement for the Liberation of Azawad; Movimiento Nacional para la Liberación del Azawad;
      Movimiento Nacional de Liberación de Azawad; Mouvement national de libération de l'Azawad; НДОА; Национальное
      движение за освобождение Азавада; Национального движения за освобождение Азавада; Національний рух за визволення
      Азаваду; الحركة الوطنية لتحرير أزواد`,
    countries: ['ML'],
  },
  {
    names: ['CMA'],
    called: `Coordination of Azawad Movements; Coordinadora de Movimientos del Azawad; Coordination des mouvements de
      l'Azawad; Координация движений Азавада; تنسيقية حركات أزواد; تنسيقية الحركات الأزوادية`,
    countries: ['ML'],
  },
  {
    names: ['Katiba Macina'],
    called: `Macina Liberation Front; Katibat Macina; Front de libération du Macina; Frente de Liberación de Macina;
      Katiba du Macina; كتيبة ماسينا; جبهة تحرير ماسينا`,
    countries: ['ML', 'BF'],
  },
  {
    names: ['Dan Na Ambassagou', 'Dan Nan Ambassagou'],
    called: `Dan Na Ambassagou; Dan Nan Ambassagou; Dan Na Amassagou; Dan Nan Ambassagou militia; milice Dan Na
      Ambassagou`,
    countries: ['ML'],
  },
  {
    names: ['GIA'],
    called: `Armed Islamic Group; Grupo Islámico Armado; Grupos Islámicos Armados; Groupe islamique armé; Groupes
      islamiques armés; Вооружённая исламская группа; Вооруженной исламской группы; Вооруженной исламской группой;
      Озброєна ісламська група; Озброєної ісламської групи; الجماعة الإسلامية المسلحة`,
    countries: ['DZ', 'FR'],
  },
  {
    names: ['AIS'],
    called: `Islamic Salvation Army; Ejército Islámico de Salvación; Armée islamique du salut; Исламская армия
      спасения; Исламской армии спасения; الجيش الإسلامي للإنقاذ`,
    countries: ['DZ'],
  },
  {
    names: ['Ambazonia insurgents'],
    called: `Ambazonian separatists; Ambazonian rebels; Ambazonian fighters; Ambazonia separatists; Ambazonia Defence
      Forces; Ambazonia Defense Forces; Amba boys; Anglophone separatists; anglophone rebels; separatistas anglófonos;
      separatistas de Ambazonia; rebeldes anglófonos; séparatistes anglophones; séparatistes ambazoniens; rebelles
      anglophones; sécessionnistes anglophones; англоязычные сепаратисты; англоязычными сепаратистами; сепаратисты
      Амбазонии; сепаратистами Амбазонии; англомовні сепаратисти; англомовними сепаратистами; الانفصاليون الناطقون
      بالإنجليزية; انفصاليو أمبازونيا`,
    countries: ['CM', 'NG'],
  },
  {
    names: ['Ambazonia insurgents'],
    called: `separatists; secessionists; separatistas; secesionistas; séparatistes; sécessionnistes; сепаратисты;
      сепаратистами; сепаратисти; انفصاليون; الانفصاليون`,
    countries: ['CM'],
    isKind: true,
    isOnlyThere: true,
  },
  {
    names: ['ADF'],
    called: `Allied Democratic Forces; Fuerzas Democráticas Aliadas; Forces démocratiques alliées; АДС; Альянс
      демократических сил; Альянса демократических сил; Объединённые демократические силы; Объединенных
      демократических сил; Объединенными демократическими силами; Союзные демократические силы; Альянс демократичних
      сил; Об'єднані демократичні сили; Об'єднаних демократичних сил; القوات الديمقراطية المتحالفة; القوات الديمقراطية
      المتحدة; تحالف القوى الديمقراطية`,
    countries: ['CD', 'UG'],
  },
  {
    names: ['AFC'],
    called: `Congo River Alliance; Alliance Fleuve Congo; Alianza del Río Congo; Альянс реки Конго; تحالف نهر الكونغو`,
    countries: ['CD'],
  },
  {
    names: ['FDLR'],
    called: `Democratic Forces for the Liberation of Rwanda; Fuerzas Democráticas para la Liberación de Ruanda;
      Fuerzas Democráticas de Liberación de Ruanda; Forces démocratiques de libération du Rwanda; ДСОР;
      Демократические силы освобождения Руанды; Демократических сил освобождения Руанды; Демократическими силами
      освобождения Руанды; Демократичні сили визволення Руанди; Демократичних сил визволення Руанди; القوات
      الديمقراطية لتحرير رواندا`,
    countries: ['CD', 'RW', 'BI', 'UG'],
  },
  {
    names: ['LRA'],
    called: `Lord's Resistance Army; Ejército de Resistencia del Señor; ERS; Armée de résistance du Seigneur;
      Господня армия сопротивления; Господней армии сопротивления; Господней армией сопротивления; Армия сопротивления
      Господа; Армии сопротивления Господа; Армія опору Господа; Армії опору Господа; Господня армія опору; Господньої
      армії опору; جيش الرب للمقاومة; جيش الرب`,
    countries: ['UG', 'CD', 'CF', 'SS', 'SD'],
  },
  {
    names: ['CODECO'],
    called: `Cooperative for the Development of Congo; Cooperative for Development of the Congo; Cooperativa para el
      Desarrollo del Congo; Coopérative pour le développement du Congo; КОДЕКО; كوديكو`,
    countries: ['CD'],
  },
  {
    names: ['Mayi Mayi', 'Mayi-Mayi'],
    called: `Mai-Mai; Mayi-Mayi; Mai-Mai militia; Mai-Mai militias; milicia Mai-Mai; milicias Mai-Mai; milices
      Maï-Maï; miliciens Maï-Maï; майи-майи; май-май; ماي ماي; الماي ماي; ميليشيا ماي ماي`,
    countries: ['CD'],
  },
  {
    names: ['CNDP'],
    called: `National Congress for the Defence of the People; National Congress for the Defense of the People;
      Congrès national pour la défense du peuple; Congreso Nacional para la Defensa del Pueblo; Национальный конгресс
      народной обороны; المؤتمر الوطني للدفاع عن الشعب`,
    countries: ['CD'],
  },
  {
    names: ['AFDL'],
    called: `Alliance of Democratic Forces for the Liberation of Congo; Alliance of Democratic Forces for the
      Liberation of Congo-Zaire; Alianza de Fuerzas Democráticas para la Liberación del Congo; Alliance des forces
      démocratiques pour la libération du Congo; АДСОК`,
    countries: ['CD'],
  },
  {
    names: ['RCD'],
    called: `Rally for Congolese Democracy; Congolese Rally for Democracy; Agrupación Congoleña para la Democracia;
      Rassemblement congolais pour la démocratie; Конголезское объединение за демократию; التجمع الكونغولي من أجل
      الديمقراطية`,
    countries: ['CD'],
  },
  {
    names: ['MLC'],
    called: `Movement for the Liberation of Congo; Movement for the Liberation of the Congo; Movimiento para la
      Liberación del Congo; Movimiento de Liberación del Congo; Mouvement de libération du Congo; Движение за
      освобождение Конго; حركة تحرير الكونغو`,
    countries: ['CD', 'CF'],
  },
  {
    names: ['Kamuina Nsapu'],
    called: `Kamwina Nsapu; Kamuina Nsapu militia; Kamwina Nsapu militia; milice Kamuina Nsapu; milice Kamwina Nsapu;
      Камвина Нсапу; كاموينا نسابو`,
    countries: ['CD'],
  },
  {
    names: ['CNDD-FDD'],
    called: `Forces for the Defence of Democracy; Forces for the Defense of Democracy; Forces pour la défense de la
      démocratie; Fuerzas para la Defensa de la Democracia; Силы защиты демократии`,
    countries: ['BI'],
  },
  {
    names: ['Palipehutu-FNL', 'FNL', 'Palipehutu'],
    called: `FNL; Palipehutu; Palipehutu FNL; National Forces of Liberation; National Liberation Forces; Forces
      nationales de libération; Fuerzas Nacionales de Liberación; Национальные силы освобождения; Национальных сил
      освобождения; Національні сили визволення; القوات الوطنية للتحرير; قوات التحرير الوطنية`,
    countries: ['BI', 'CD'],
  },
  {
    names: ['FPR'],
    called: `RPF; Rwandan Patriotic Front; Rwandese Patriotic Front; RPA; Frente Patriótico Ruandés; Front
      patriotique rwandais; РПФ; Руандийский патриотический фронт; Руандийского патриотического фронта; Патриотический
      фронт Руанды; Руандійський патріотичний фронт; الجبهة الوطنية الرواندية`,
    countries: ['RW'],
  },
  {
    names: ['RSF'],
    called: `Rapid Support Forces; Hemedti's forces; Hemeti's forces; Fuerzas de Apoyo Rápido; FAR; fuerzas de
      Hemedti; Forces de soutien rapide; FSR; forces de Hemedti; forces de Hemetti; СБП; РСФ; Силы быстрой поддержки;
      Сил быстрой поддержки; Силами быстрой поддержки; Силам быстрой поддержки; Силы оперативной поддержки; Сил
      оперативной поддержки; Сили швидкої підтримки; Сил швидкої підтримки; Силами швидкої підтримки; СШП; الدعم
      السريع; قوات الدعم السريع; ميليشيا الدعم السريع; مليشيا الدعم السريع; قوات حميدتي`,
    countries: ['SD', 'TD', 'LY'],
  },
  {
    names: ['Janjaweed'],
    called: `Janjawid; Janjaweed militia; Janjaweed militias; Yanyauid; Yanyawid; milicias Janjaweed; milicias
      yanyauid; milices janjawids; milices janjawid; milices Janjaweed; джанджавид*; джанджавід*; الجنجويد; جنجويد;
      ميليشيا الجنجويد; مليشيا الجنجويد; ميليشيات الجنجويد; مليشيات الجنجويد`,
    countries: ['SD', 'TD'],
  },
  {
    names: ['SPLM/A-North', 'SPLM/A - North'],
    called: `SPLM-N; SPLA-N; SPLM/A-N; SPLM North; SPLM/A-North; Sudan People's Liberation Movement-North; Movimiento
      Popular de Liberación de Sudán-Norte; Movimiento Popular de Liberación del Sudán Norte; Mouvement populaire de
      libération du Soudan-Nord; НОДС-Север; НОДС-С; الحركة الشعبية لتحرير السودان شمال; الحركة الشعبية لتحرير السودان
      الشمال; الحركة الشعبية شمال; الحركة الشعبية قطاع الشمال`,
    countries: ['SD'],
  },
  {
    names: ['SPLM/A In Opposition', 'SPLM/A-In Opposition'],
    called: `SPLM/A In Opposition; SPLM-IO; SPLA-IO; SPLM/A-IO; SPLM-in-Opposition; SPLA-in-Opposition; Machar's
      forces; forces loyal to Machar; fuerzas de Machar; fuerzas leales a Machar; forces de Machar; partisans de
      Machar; forces de Riek Machar; войска Машара; сторонники Машара; сторонниками Машара; силы Машара; НОДС-О;
      війська Машара; прихильники Машара; قوات مشار; قوات رياك مشار; قوات ريك مشار; الحركة الشعبية المعارضة`,
    countries: ['SS'],
  },
  {
    names: ['SPLM/A'],
    called: `SPLA; SPLM; Sudan People's Liberation Army; Sudan People's Liberation Movement; Ejército de Liberación
      del Pueblo de Sudán; Ejército Popular de Liberación de Sudán; Armée populaire de libération du Soudan; APLS;
      НОАС; НОДС; Народная армия освобождения Судана; Народной армии освобождения Судана; Народно-освободительная
      армия Судана; Народно-освободительной армии Судана; Народна армія визволення Судану; Народно-визвольна армія
      Судану; الجيش الشعبي لتحرير السودان; الحركة الشعبية لتحرير السودان`,
    countries: ['SD'],
  },
  {
    names: ['SLM/A'],
    called: `SLA; SLM; Sudan Liberation Army; Sudan Liberation Movement; Sudan Liberation Movement/Army; Sudanese
      Liberation Army; Ejército de Liberación de Sudán; Movimiento de Liberación de Sudán; Armée de libération du
      Soudan; Mouvement de libération du Soudan; ALS; ОАС; Освободительная армия Судана; Освободительной армии Судана;
      Армия освобождения Судана; Армии освобождения Судана; Армія визволення Судану; Визвольна армія Судану; حركة
      تحرير السودان; جيش تحرير السودان; حركة جيش تحرير السودان`,
    countries: ['SD', 'TD'],
  },
  {
    names: ['JEM'],
    called: `Justice and Equality Movement; Movimiento por la Justicia y la Igualdad; Movimiento Justicia e Igualdad;
      Movimiento para la Justicia y la Igualdad; Mouvement pour la justice et l'égalité; Mouvement justice et égalité;
      ДСР; Движение за справедливость и равенство; Движения за справедливость и равенство; Движением за справедливость
      и равенство; Рух за справедливість і рівність; Руху за справедливість і рівність; حركة العدل والمساواة; العدل
      والمساواة`,
    countries: ['SD', 'TD'],
  },
  {
    names: ['TPLF'],
    called: `Tigray People's Liberation Front; Tigrayan forces; Tigray forces; Tigrayan rebels; Tigray Defense
      Forces; Tigray Defence Forces; TDF; FLPT; Frente de Liberación Popular de Tigray; Frente Popular de Liberación
      de Tigray; Frente Popular de Liberación del Tigray; fuerzas tigrayanas; rebeldes tigrayanos; Front de libération
      du peuple du Tigré; Front populaire de libération du Tigré; forces tigréennes; rebelles tigréens; rebelles du
      Tigré; НФОТ; Народный фронт освобождения Тыграя; Народного фронта освобождения Тыграя; Народным фронтом
      освобождения Тыграя; Народный фронт освобождения Тиграя; НФВТ; Народний фронт визволення Тиграю; Народного
      фронту визволення Тиграю; Народний фронт звільнення Тиграю; جبهة تحرير تيغراي; الجبهة الشعبية لتحرير تيغراي;
      جبهة تحرير شعب تيغراي; قوات تيغراي; قوات دفاع تيغراي`,
    countries: ['ET'],
  },
  {
    names: ['OLA'],
    called: `Oromo Liberation Army; OLF-Shene; OLF-Shane; Shene; Ejército de Liberación Oromo; Ejército de Liberación
      de Oromo; Armée de libération oromo; ALO; Армия освобождения Оромо; Армии освобождения Оромо; Армией
      освобождения Оромо; Освободительная армия Оромо; Армія визволення Оромо; Армії визволення Оромо; Визвольна армія
      оромо; جيش تحرير أورومو; جيش تحرير الأورومو; جيش تحرير أوروميا; أونق شني`,
    countries: ['ET'],
  },
  {
    names: ['OLF'],
    called: `Oromo Liberation Front; Frente de Liberación Oromo; Frente de Liberación de Oromo; Front de libération
      oromo; Фронт освобождения Оромо; Фронта освобождения Оромо; Фронтом освобождения Оромо; Фронт визволення Оромо;
      Фронту визволення Оромо; جبهة تحرير أورومو; جبهة تحرير الأورومو; جبهة تحرير أوروميا`,
    countries: ['ET', 'KE'],
  },
  {
    names: ['ONLF'],
    called: `Ogaden National Liberation Front; Frente de Liberación Nacional de Ogaden; Front national de libération
      de l'Ogaden; Front de libération nationale de l'Ogaden; Национальный фронт освобождения Огадена; Національний
      фронт визволення Огадену; الجبهة الوطنية لتحرير أوجادين; جبهة تحرير أوغادين; الجبهة الوطنية لتحرير أوغادين`,
    countries: ['ET'],
  },
  {
    names: ['Fano'],
    called: `Fano militia; Fano militias; Fano militants; Fano fighters; Amhara Fano; Amhara Fano militia; milicia
      Fano; milicias Fano; milice Fano; milices Fano; miliciens Fano; Фано; ополчение Фано; ополчения Фано; ополчення
      Фано; فانو; ميليشيا فانو; مليشيا فانو; ميليشيات فانو; قوات فانو`,
    countries: ['ET'],
  },
  {
    names: ['EPRDF'],
    called: `Ethiopian People's Revolutionary Democratic Front; Frente Democrático Revolucionario del Pueblo Etíope;
      Front démocratique révolutionnaire du peuple éthiopien; РДФЭН`,
    countries: ['ET'],
  },
  {
    names: ['EPLF'],
    called: `Eritrean People's Liberation Front; Frente Popular de Liberación de Eritrea; Front populaire de
      libération de l'Érythrée; НФОЭ; Народный фронт освобождения Эритреи; الجبهة الشعبية لتحرير إريتريا`,
    countries: ['ET', 'ER'],
  },
  {
    names: ['Seleka', 'Séléka'],
    called: `Seleka; Seleka rebels; rebeldes Seleka; rebelles de la Séléka; rebelles Séléka; ex-Seleka; Селека;
      Селеки; Селекой; Селеку; Селекою; سيليكا; سيلكا; تحالف سيليكا; متمردو سيليكا`,
    countries: ['CF'],
  },
  {
    names: ['anti-Balaka'],
    called: `antibalaka; anti-Balaka militia; anti-Balaka militias; milicia antibalaka; milicias antibalaka; milicias
      anti-Balaka; anti-balakas; milices anti-Balaka; miliciens anti-Balaka; антибалака; анти-балака; ополчение
      антибалака; антібалака; أنتي بالاكا; أنتي بلاكا; ميليشيا أنتي بالاكا; ميليشيات أنتي بالاكا; مناهضو بالاكا`,
    countries: ['CF', 'CM'],
  },
  {
    names: ['CPC'],
    called: `Coalition of Patriots for Change; Coalición de Patriotas por el Cambio; Coalición de Patriotas para el
      Cambio; Coalition des patriotes pour le changement; Коалиция патриотов за перемены; Коалиции патриотов за
      перемены; Коалицией патриотов за перемены; Коаліція патріотів за зміни; تحالف الوطنيين من أجل التغيير; ائتلاف
      الوطنيين من أجل التغيير`,
    countries: ['CF'],
  },
  {
    names: ['FPRC'],
    called: `Popular Front for the Rebirth of Central African Republic; Popular Front for the Renaissance of the
      Central African Republic; Front populaire pour la renaissance de la Centrafrique; Frente Popular para el
      Renacimiento de Centroáfrica; Народный фронт возрождения Центральной Африки`,
    countries: ['CF'],
  },
  {
    names: ['Renamo'],
    called: `Mozambican National Resistance; Resistencia Nacional Mozambiqueña; Résistance nationale mozambicaine;
      Résistance nationale du Mozambique; РЕНАМО; Мозамбикское национальное сопротивление; Мозамбикского национального
      сопротивления; Мозамбіцький національний опір; رينامو; حركة رينامو; المقاومة الوطنية الموزمبيقية`,
    countries: ['MZ'],
  },
  {
    names: ['UNITA'],
    called: `National Union for the Total Independence of Angola; Unión Nacional para la Independencia Total de
      Angola; Union nationale pour l'indépendance totale de l'Angola; УНИТА; Национальный союз за полную независимость
      Анголы; УНІТА; يونيتا; حركة يونيتا`,
    countries: ['AO', 'NA', 'CD', 'ZM'],
  },
  {
    names: ['FLEC-FAC'],
    called: `Front for the Liberation of the Enclave of Cabinda; FLEC; Frente para la Liberación del Enclave de
      Cabinda; Front de libération de l'enclave de Cabinda; ФЛЕК; جبهة تحرير كابيندا`,
    countries: ['AO', 'CD', 'CG'],
  },
  {
    names: ['RUF'],
    called: `Revolutionary United Front; Frente Revolucionario Unido; Frente Unido Revolucionario; Front
      révolutionnaire uni; ОРФ; РУФ; Объединённый революционный фронт; Объединенного революционного фронта;
      Объединенным революционным фронтом; Революционный объединённый фронт; Революционного объединенного фронта;
      Об'єднаний революційний фронт; Об'єднаного революційного фронту; الجبهة الثورية المتحدة; الجبهة المتحدة الثورية`,
    countries: ['SL', 'LR', 'GN'],
  },
  {
    names: ['AFRC'],
    called: `Armed Forces Revolutionary Council; Consejo Revolucionario de las Fuerzas Armadas; Conseil
      révolutionnaire des forces armées; Революционный совет вооружённых сил; المجلس الثوري للقوات المسلحة`,
    countries: ['SL'],
  },
  {
    names: ['Kamajors'],
    called: `Civil Defence Forces; Civil Defense Forces; CDF; Kamajor; Kamajor militia; камаджор*`,
    countries: ['SL'],
  },
  {
    names: ['NPFL'],
    called: `National Patriotic Front of Liberia; Taylor's forces; Taylor's rebels; Frente Patriótico Nacional de
      Liberia; Front national patriotique du Liberia; Front patriotique national du Liberia; НПФЛ; Национальный
      патриотический фронт Либерии; Национального патриотического фронта Либерии; Національний патріотичний фронт
      Ліберії; الجبهة الوطنية القومية الليبيرية; الجبهة الوطنية الليبيرية`,
    countries: ['LR', 'SL', 'CI'],
  },
  {
    names: ['LURD'],
    called: `Liberians United for Reconciliation and Democracy; Liberianos Unidos por la Reconciliación y la
      Democracia; Libériens unis pour la réconciliation et la démocratie; ЛУРД; Объединённые либерийцы за примирение и
      демократию; الليبيريون المتحدون من أجل المصالحة والديمقراطية`,
    countries: ['LR', 'GN', 'SL'],
  },
  {
    names: ['MODEL'],
    called: `Movement for Democracy in Liberia; Movimiento para la Democracia en Liberia; Mouvement pour la
      démocratie au Liberia`,
    countries: ['LR', 'CI'],
    isOnlyThere: true,
  },
  {
    names: ['ULIMO'],
    called: `United Liberation Movement of Liberia for Democracy; United Liberation Movement for Democracy in
      Liberia; Mouvement uni de libération du Liberia; Movimiento Unido de Liberación de Liberia; УЛИМО`,
    countries: ['LR', 'SL', 'GN'],
  },
  {
    names: ['MFDC'],
    called: `Movement of Democratic Forces of Casamance; Movement of Democratic Forces in the Casamance; Movimiento
      de las Fuerzas Democráticas de Casamance; Movimiento de Fuerzas Democráticas de Casamance; Mouvement des forces
      démocratiques de Casamance; Движение демократических сил Казаманса; حركة القوى الديمقراطية في كازامانس; حركة
      القوى الديمقراطية لكازامانس`,
    countries: ['SN', 'GW', 'GM'],
  },
  {
    names: ['FRUD'],
    called: `Front for the Restoration of Unity and Democracy; Frente para la Restauración de la Unidad y la
      Democracia; Front pour la restauration de l'unité et de la démocratie; جبهة استعادة الوحدة والديمقراطية`,
    countries: ['DJ'],
  },
  {
    names: ['SWAPO'],
    called: `South West Africa People's Organization; South West Africa People's Organisation; Organización del
      Pueblo de África del Sudoeste; СВАПО; سوابو`,
    countries: ['NA', 'AO', 'ZA'],
  },
  {
    names: ['NDPVF'],
    called: `Niger Delta People's Volunteer Force; Niger Delta People's Volunteer Front`,
    countries: ['NG'],
  },
  {
    names: ['Government of DR Congo (Zaire)'],
    called: `FARDC; Fuerzas Armadas de la República Democrática del Congo; Forces armées de la République
      démocratique du Congo; ФАРДК; ВСДРК; القوات المسلحة لجمهورية الكونغو الديمقراطية`,
    countries: ['CD', 'UG', 'RW', 'BI'],
  },
  {
    names: ['Government of Rwanda'],
    called: `Rwanda Defence Force; Rwandan Defence Force; Rwandan Defence Forces; Forces de défense rwandaises;
      Fuerzas de Defensa de Ruanda; Силы обороны Руанды; قوات الدفاع الرواندية`,
    countries: ['CD', 'RW', 'CF', 'MZ'],
  },
  {
    names: ['Government of Uganda'],
    called: `UPDF; Uganda People's Defence Force; Uganda People's Defense Force; Uganda People's Defence Forces;
      Ugandan People's Defence Force; Fuerzas de Defensa del Pueblo de Uganda; Forces de défense du peuple ougandais;
      НСОУ; قوات الدفاع الشعبية الأوغندية`,
    countries: ['UG', 'CD', 'SO', 'SS', 'CF'],
  },
  {
    names: ['Government of Sudan'],
    called: `SAF; Sudanese Armed Forces; Sudan Armed Forces; Burhan's forces; Burhan's army; al-Burhan's forces;
      Fuerzas Armadas Sudanesas; Forces armées soudanaises; ВСС; Вооружённые силы Судана; قوات البرهان; جيش البرهان`,
    countries: ['SD'],
  },
  {
    names: ['Government of Ethiopia'],
    called: `ENDF; Ethiopian National Defence Force; Ethiopian National Defense Force; Ethiopian National Defence
      Forces; Ethiopian National Defense Forces; Fuerzas de Defensa Nacional de Etiopía; Forces de défense nationale
      éthiopiennes; Force de défense nationale éthiopienne; Национальные силы обороны Эфиопии; قوات الدفاع الوطني
      الإثيوبية; قوات الدفاع الوطنية الإثيوبية`,
    countries: ['ET', 'SO'],
  },
  {
    names: ['Government of Central African Republic'],
    called: `FACA; Fuerzas Armadas Centroafricanas; Forces armées centrafricaines; ФАКА; القوات المسلحة لأفريقيا
      الوسطى`,
    countries: ['CF'],
  },
  {
    names: ['Government of South Africa'],
    called: `SADF; South African Defence Force; South African Defense Force; Fuerzas de Defensa de Sudáfrica; Forces
      de défense sud-africaines`,
    countries: ['ZA', 'NA', 'AO'],
  },
  {
    names: ['Government of Mali'],
    called: `FAMa; Malian Armed Forces; Forces armées maliennes; Fuerzas Armadas Malienses; Fuerzas Armadas de Malí; ФАМА;
      القوات المسلحة المالية`,
    countries: ['ML'],
  },
];
