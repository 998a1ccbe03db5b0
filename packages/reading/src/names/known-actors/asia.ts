import type { KnownActor } from './known-actor.js';

/** Who fought in Asia east of Iran. */
export const actorsOfAsia: readonly KnownActor[] = [
  {
    names: ['IS'],
    called: `ISKP; IS-K; ISIS-K; ISIL-K; ISK; Islamic State Khorasan; Islamic State Khorasan Province; Islamic State
      in Khorasan; Islamic State of Khorasan; Khorasan Province; Estado Islámico del Jorasán; Estado Islámico de
      Jorasán; Estado Islámico del Khorasan; Estado Islámico Jorasán; EI-K; État islamique au Khorassan; État
      islamique du Khorassan; État islamique - Khorasan; ИГ-Хорасан; ИГИЛ-Хорасан; Вилаят Хорасан; Исламское
      государство Хорасан; Исламского государства Хорасан; Ісламська держава Хорасан; Ісламської держави Хорасан;
      ІДІЛ-Хорасан; ІД-Хорасан; داعش خراسان; تنظيم داعش خراسان; تنظيم داعش ولاية خراسان; ولاية خراسان; داعش ولاية
      خراسان; تنظيم الدولة الإسلامية ولاية خراسان; تنظيم الدولة الإسلامية في خراسان; الدولة الإسلامية في خراسان; تنظيم
      الدولة الإسلامية خراسان`,
    countries: ['AF', 'PK'],
    isOnlyThere: true,
  },
  {
    names: ['TTP', 'Taleban'],
    called: `Taliban; Talibans; Taliban movement; Taliban fighters; Taliban insurgents; talibanes; movimiento
      talibán; insurgentes talibanes; combattants talibans; insurgés talibans; талибан*; талибы; талибов; талибами;
      талибам; движение Талибан; движения Талибан; таліби; талібів; талібами; талібам; талібан*; рух Талібан; руху
      Талібан; طالبان; حركة طالبان; مسلحو طالبان; مسلحي طالبان; مقاتلو طالبان; مقاتلي طالبان`,
    countries: ['PK'],
    isOnlyThere: true,
  },
  {
    names: ['Taleban'],
    called: `Taliban; Talibans; Taliban movement; Taliban fighters; Taliban insurgents; talibanes; movimiento
      talibán; insurgentes talibanes; combattants talibans; insurgés talibans; талибан*; талибы; талибов; талибами;
      талибам; движение Талибан; движения Талибан; таліби; талібів; талібами; талібам; талібан*; рух Талібан; руху
      Талібан; طالبان; حركة طالبان; مسلحو طالبان; مسلحي طالبان; مقاتلو طالبان; مقاتلي طالبان`,
  },
  {
    names: ['TTP'],
    called: `Tehrik-i-Taliban Pakistan; Tehrik-e-Taliban Pakistan; Tehreek-e-Taliban Pakistan; Tehrik-i-Taliban;
      Tehreek-e-Taliban; Tehrik-e-Taliban; Pakistani Taliban; Pakistan Taliban; Taliban Movement of Pakistan; talibán
      paquistaní; talibanes paquistaníes; talibán pakistaní; talibanes pakistaníes; movimiento talibán paquistaní;
      talibans pakistanais; Mouvement des talibans pakistanais; Mouvement des talibans du Pakistan; ТТП;
      Техрик-е-Талибан; Техрик-е Талибан Пакистан; Тахрик-е-Талибан Пакистан; Техрик-и-Талибан Пакистан; пакистанские
      талибы; пакистанских талибов; пакистанскими талибами; пакистанский Талибан; пакистанского Талибана;
      Тегрік-і-Талібан; Техрік-е Талібан Пакистан; пакистанські таліби; пакистанських талібів; пакистанськими
      талібами; пакистанський Талібан; حركة طالبان باكستان; طالبان باكستان; حركة طالبان الباكستانية; طالبان
      الباكستانية; تحريك طالبان باكستان; تحريك طالبان`,
    countries: ['PK', 'AF'],
  },
  {
    names: ['BLA'],
    called: `Baloch Liberation Army; Balochistan Liberation Army; Baluchistan Liberation Army; Baluch Liberation
      Army; Ejército de Liberación de Baluchistán; Ejército de Liberación Baluche; Ejército de Liberación Baluch;
      Armée de libération du Baloutchistan; Armée de libération baloutche; ALB; ОАБ; Армия освобождения Белуджистана;
      Армии освобождения Белуджистана; Армией освобождения Белуджистана; Освободительная армия Белуджистана;
      Освободительной армии Белуджистана; Армія визволення Белуджистану; Армії визволення Белуджистану; Визвольна
      армія Белуджистану; جيش تحرير بلوشستان; جيش تحرير البلوش`,
    countries: ['PK', 'IR', 'AF'],
  },
  {
    names: ['LeJ'],
    called: `Lashkar-e-Jhangvi; Lashkar-i-Jhangvi; Laskar e Jangvi; Лашкар-е-Джангви; Лашкар-і-Джангві; لشكر جهنكوي;
      لشكر جنقوي; عسكر جنجوي`,
    countries: ['PK', 'AF'],
  },
  {
    names: ['Lashkar-e-Taiba'],
    called: `Lashkar-e-Tayyiba; Lashkar-e-Toiba; Lashkar-i-Taiba; Лашкар-е-Тайба; Лашкар-и-Тайба; Лашкар-е-Тоіба;
      لشكر طيبة; عسكر طيبة`,
    countries: ['IN', 'PK'],
    isOnlyThere: true,
  },
  {
    names: ['Hizb-i Islami-yi Afghanistan'],
    called: `Hezb-e-Islami; Hezb-i-Islami; Hizb-i-Islami; Hezb-e Islami Gulbuddin; HIG; Hekmatyar's forces; fuerzas
      de Hekmatyar; forces de Hekmatyar; Хезб-и-Ислами; Исламская партия Афганистана; Исламской партии Афганистана;
      الحزب الإسلامي; حزب حكمتيار; قوات حكمتيار`,
    countries: ['AF'],
  },
  {
    names: ["Jam'iyyat-i Islami-yi Afghanistan"],
    called: `Jamiat-e Islami; Jamiat-i-Islami; Джамиат-и Ислами; الجمعية الإسلامية; جمعية إسلامي`,
    countries: ['AF'],
  },
  {
    names: ['UIFSA'],
    called: `Northern Alliance; United Front; United Islamic Front for the Salvation of Afghanistan; Alianza del
      Norte; Alliance du Nord; Северный альянс; Северного альянса; Северным альянсом; Північний альянс; Північного
      альянсу; Північним альянсом; تحالف الشمال; التحالف الشمالي`,
    countries: ['AF'],
    isOnlyThere: true,
  },
  {
    names: ['NRF'],
    called: `National Resistance Front; National Resistance Front of Afghanistan; Frente Nacional de Resistencia;
      Front national de résistance; ФНС; ФНСА; Фронт национального сопротивления; Фронта национального сопротивления;
      Фронт національного опору; جبهة المقاومة الوطنية`,
    countries: ['AF'],
    isOnlyThere: true,
  },
  {
    names: ['Kashmir insurgents'],
    called: `Kashmiri insurgents; Kashmiri militants; Kashmiri rebels; Kashmiri separatists; Kashmir militants;
      Kashmir rebels; Kashmir separatists; insurgentes cachemires; rebeldes cachemires; separatistas cachemires;
      militantes cachemires; insurgés cachemiris; rebelles cachemiris; séparatistes cachemiris; кашмирские боевики;
      кашмирскими боевиками; кашмирские повстанцы; кашмирскими повстанцами; кашмирские сепаратисты; кашмирскими
      сепаратистами; кашмірські бойовики; кашмірськими бойовиками; кашмірські повстанці; кашмірські сепаратисти;
      متمردو كشمير; المتمردون الكشميريون; الانفصاليون الكشميريون; مسلحو كشمير`,
    countries: ['IN', 'PK'],
  },
  {
    names: ['CPI-Maoist', 'PWG', 'MCC'],
    called: `Maoists; Maoist rebels; Maoist insurgents; Maoist guerrillas; Naxalites; Naxals; Naxalite rebels;
      Naxalite insurgents; Maoist militants; maoístas; rebeldes maoístas; guerrilleros maoístas; insurgentes maoístas;
      naxalitas; rebeldes naxalitas; guerrilla naxalita; maoïstes; rebelles maoïstes; insurgés maoïstes; guérilleros
      maoïstes; rebelles naxalites; маоисты; маоистами; повстанцы-маоисты; повстанцами-маоистами; наксалиты;
      наксалитами; маоїсти; маоїстами; повстанці-маоїсти; наксаліти; наксалітами; الماويون; الماويين; ماويون;
      المتمردون الماويون; المتمردين الماويين; متمردون ماويون; الناكساليون; الناكساليين`,
    countries: ['IN'],
    isOnlyThere: true,
  },
  {
    names: ['CPI-Maoist'],
    called: `Communist Party of India Maoist; CPI (Maoists); Partido Comunista de la India (Maoísta); Partido
      Comunista de India (Maoísta); Parti communiste d'Inde (maoïste); Коммунистическая партия Индии (маоистская);
      Коммунистической партии Индии (маоистской); الحزب الشيوعي الهندي الماوي`,
  },
  {
    names: ['ULFA'],
    called: `United Liberation Front of Assam; United Liberation Front of Asom; Frente Unido de Liberación de Assam;
      Frente Unido de Liberación de Asom; Front uni de libération de l'Assam; Front uni de libération de l'Asom; ОФОА;
      Объединённый фронт освобождения Асома; Объединённый фронт освобождения Ассама; Объединенного фронта освобождения
      Ассама; الجبهة المتحدة لتحرير آسام; جبهة تحرير آسام المتحدة`,
    countries: ['IN', 'BT', 'BD', 'MM'],
  },
  {
    names: ['NDFB'],
    called: `National Democratic Front of Bodoland; Bodo militants; Bodo rebels; Frente Democrático Nacional de
      Bodoland; Front démocratique national du Bodoland; Национальный демократический фронт Бодоленда`,
    countries: ['IN', 'BT'],
  },
  {
    names: ['LTTE'],
    called: `Tamil Tigers; Tamil Tiger; Tamil Tiger rebels; Liberation Tigers of Tamil Eelam; Tigres tamiles; Tigres
      de Liberación del Eelam Tamil; Tigres de Liberación de Eelam Tamil; Tigres para la Liberación de la Patria
      Tamil; Tigres tamouls; Tigres de libération de l'Eelam tamoul; Tigres de libération de l'Îlam tamoul; ТОТИ;
      Тамильские тигры; Тамильских тигров; Тамильскими тиграми; тигры освобождения Тамил Илама; Тигров освобождения
      Тамил-Илама; Тигрів визволення Таміл-Іламу; Таміл-тигри; Тамільські тигри; Тамільських тигрів; Тамільськими
      тиграми; نمور التاميل; نمور تحرير تاميل إيلام; حركة نمور تحرير تاميل إيلام; جبهة نمور التاميل`,
  },
  {
    names: ['JVP'],
    called: `Janatha Vimukthi Peramuna; People's Liberation Front; Frente de Liberación Popular; Front de libération
      du peuple; Народный фронт освобождения`,
    countries: ['LK'],
    isOnlyThere: true,
  },
  {
    names: ['CPN-M'],
    called: `Maoists; Maoist rebels; Maoist insurgents; Maoist guerrillas; Nepalese Maoists; Nepali Maoists;
      Communist Party of Nepal Maoist; maoístas; rebeldes maoístas; guerrilla maoísta; guerrilleros maoístas;
      maoïstes; rebelles maoïstes; insurgés maoïstes; guérilla maoïste; маоисты; маоистами; повстанцы-маоисты;
      повстанцами-маоистами; непальские маоисты; маоїсти; маоїстами; повстанці-маоїсти; непальські маоїсти; الماويون;
      الماويين; المتمردون الماويون; المتمردين الماويين`,
    countries: ['NP'],
    isOnlyThere: true,
  },
  {
    names: ['CPP'],
    called: `New People's Army; NPA; NPA rebels; Communist Party of the Philippines; Communist New People's Army;
      Nuevo Ejército del Pueblo; NEP; Nuevo Ejército Popular; Partido Comunista de Filipinas; Nouvelle armée du
      peuple; Nouvelle armée populaire; Parti communiste des Philippines; Новая народная армия; Новой народной армии;
      Новой народной армией; ННА; Коммунистическая партия Филиппин; Коммунистической партии Филиппин; Нова народна
      армія; Нової народної армії; Новою народною армією; Комуністична партія Філіппін; جيش الشعب الجديد; الجيش الشعبي
      الجديد; الحزب الشيوعي الفلبيني`,
    countries: ['PH'],
  },
  {
    names: ['ASG'],
    called: `Abu Sayyaf; Abu Sayyaf Group; Abu Sayaf; grupo Abu Sayyaf; Abou Sayyaf; groupe Abou Sayyaf; groupe Abu
      Sayyaf; Абу-Сайяф; Абу-Сайяфа; Абу-Сайяфом; Абу-Саяф; أبو سياف; جماعة أبو سياف; جماعة أبي سياف; أبي سياف`,
  },
  {
    names: ['MILF'],
    called: `Moro Islamic Liberation Front; Frente Moro de Liberación Islámica; FMLI; Frente Islámico de Liberación
      Moro; Front islamique de libération moro; Front moro islamique de libération; Front islamique Moro de
      libération; ИФОМ; Исламский фронт освобождения Моро; Исламского фронта освобождения Моро; Исламским фронтом
      освобождения Моро; Исламский освободительный фронт моро; Ісламський фронт визволення моро; Ісламського фронту
      визволення Моро; جبهة تحرير مورو الإسلامية; جبهة مورو الإسلامية للتحرير; جبهة مورو الإسلامية`,
    countries: ['PH'],
  },
  {
    names: ['MNLF'],
    called: `Moro National Liberation Front; Frente Moro de Liberación Nacional; FMLN; Frente Nacional de Liberación
      Moro; Front moro de libération nationale; Front national de libération moro; НФОМ; Национальный фронт
      освобождения Моро; Национального фронта освобождения Моро; Національний фронт визволення моро; جبهة تحرير مورو
      الوطنية; الجبهة الوطنية لتحرير مورو; جبهة مورو الوطنية للتحرير`,
    countries: ['PH'],
    isOnlyThere: true,
  },
  {
    names: ['BIFM'],
    called: `Bangsamoro Islamic Freedom Fighters; BIFF; Bangsamoro Islamic Freedom Movement; Luchadores por la
      Libertad Islámica de Bangsamoro; Combattants islamiques pour la liberté du Bangsamoro; مقاتلو بانجسامورو
      الإسلاميون; مقاتلو بانغسامورو الإسلاميون من أجل الحرية`,
    countries: ['PH'],
  },
  {
    names: ['Patani insurgents'],
    called: `Patani separatists; Pattani insurgents; Pattani separatists; southern insurgents; southern separatists;
      Muslim insurgents; Muslim separatists; insurgentes musulmanes; separatistas musulmanes; insurgentes malayos;
      insurgés musulmans; séparatistes musulmans; insurgés malais; мусульманские повстанцы; мусульманские сепаратисты;
      мусульманскими сепаратистами; мусульманскими повстанцами; мусульманські сепаратисти; الانفصاليون المسلمون;
      المتمردون المسلمون`,
    countries: ['TH'],
    isOnlyThere: true,
  },
  {
    names: ['ULA'],
    called: `Arakan Army; United League of Arakan; Arakan Army rebels; Ejército de Arakán; Ejército Arakan; Armée
      d'Arakan; Armée de l'Arakan; Armée arakanaise; Армия Аракана; Армии Аракана; Армией Аракана; Араканская армия;
      Араканской армии; Араканской армией; Армія Аракану; Армії Аракану; Армією Аракану; Араканська армія; Араканської
      армії; Араканською армією; جيش أراكان; جيش أراكان المتمرد`,
    countries: ['MM', 'BD'],
  },
  {
    names: ['KIO'],
    called: `KIA; Kachin Independence Army; Kachin Independence Organization; Kachin Independence Organisation;
      Kachin rebels; Kachin insurgents; Ejército para la Independencia Kachin; Ejército para la Independencia de
      Kachin; Ejército de la Independencia Kachin; Ejército por la Independencia de Kachin; rebeldes kachin; rebeldes
      kachines; Armée pour l'indépendance kachin; Armée pour l'indépendance du Kachin; Armée d'indépendance kachin;
      Armée d'indépendance du Kachin; Armée de l'indépendance kachin; rebelles kachin; rebelles kachins; АНК; Армия
      независимости Качина; Армии независимости Качина; Армией независимости Качина; качинские повстанцы; Армія
      незалежності Качину; Армії незалежності Качину; Армією незалежності Качину; Армія незалежності Качина; جيش
      استقلال كاشين; جيش كاشين من أجل الاستقلال; متمردو كاشين; جيش استقلال كاتشين`,
    countries: ['MM'],
    isOnlyThere: true,
  },
  {
    names: ['KNU'],
    called: `Karen National Union; KNLA; Karen National Liberation Army; Karen rebels; Karen insurgents; Karen
      guerrillas; Unión Nacional Karen; Ejército de Liberación Nacional Karen; rebeldes karen; guerrilla karen; Union
      nationale karen; Armée de libération nationale karen; Union nationale karène; rebelles karen; rebelles karens;
      КНС; Каренский национальный союз; Каренского национального союза; Каренским национальным союзом; Каренская
      национально-освободительная армия; каренские повстанцы; Національний союз каренів; Каренський національний союз;
      Каренського національного союзу; اتحاد كارين الوطني; الاتحاد الوطني للكارين; متمردو كارين; جيش تحرير كارين
      الوطني`,
    countries: ['MM', 'TH'],
  },
  {
    names: ['NUG'],
    called: `National Unity Government; People's Defence Force; People's Defence Forces; People's Defense Force;
      People's Defense Forces; Gobierno de Unidad Nacional; Fuerzas de Defensa del Pueblo; Fuerza de Defensa del
      Pueblo; Fuerzas de Defensa Popular; gouvernement d'unité nationale; Forces de défense du peuple; Force de
      défense du peuple; Forces de défense populaire; Forces de défense populaires; FDP; Силы народной обороны; Сил
      народной обороны; Силами народной обороны; Народные силы обороны; Народных сил обороны; Народными силами
      обороны; Правительство национального единства; Правительства национального единства; Народні сили оборони;
      Народних сил оборони; Народними силами оборони; Сили народної оборони; Сил народної оборони; Уряд національної
      єдності; قوات الدفاع الشعبي; قوات الدفاع الشعبية; قوات دفاع الشعب; حكومة الوحدة الوطنية; PDF; PDFs`,
    countries: ['MM'],
    isOnlyThere: true,
  },
  {
    names: ['ARSA'],
    called: `Arakan Rohingya Salvation Army; Rohingya militants; Rohingya insurgents; Rohingya rebels; Harakah
      al-Yaqin; Ejército de Salvación Rohingya de Arakán; Ejército de Salvación Rohinyá de Arakán; Ejército de
      Salvación Rohinyá; Ejército de Salvación Rohingya; insurgentes rohinyás; militantes rohinyás; insurgentes
      rohingyas; rebeldes rohinyás; rebeldes rohingyas; Armée du salut des Rohingyas de l'Arakan; Armée du salut des
      Rohingya de l'Arakan; rebelles rohingyas; rebelles rohingya; insurgés rohingyas; Армия спасения рохинджа
      Аракана; Армия спасения рохинья Аракана; Армии спасения рохинджа Аракана; Армия спасения рохинджа; боевики
      рохинджа; повстанцы рохинджа; Армія порятунку рохінджа Аракану; Армія порятунку рохінджа; бойовики рохінджа;
      повстанці рохінджа; جيش إنقاذ روهينغا أراكان; جيش إنقاذ روهينجا أراكان; جيش إنقاذ الروهينغا; جيش خلاص روهينغا
      أراكان; مسلحو الروهينغا; متمردو الروهينغا; مسلحون من الروهينغا`,
    countries: ['MM', 'BD'],
  },
  {
    names: ['MNDAA'],
    called: `Myanmar National Democratic Alliance Army; Kokang rebels; Kokang army; Ejército de la Alianza
      Democrática Nacional de Myanmar; Ejército de la Alianza Nacional Democrática de Myanmar; rebeldes kokang; Armée
      de l'alliance démocratique nationale du Myanmar; Armée de l'alliance nationale démocratique du Myanmar; rebelles
      kokang; АНДАМ; Армия национально-демократического альянса Мьянмы; Армия Национально-демократического альянса;
      Армія національно-демократичного альянсу М'янми; جيش التحالف الوطني الديمقراطي في ميانمار; جيش التحالف
      الديمقراطي الوطني في ميانمار; متمردو كوكانغ`,
    countries: ['MM', 'CN'],
  },
  {
    names: ['PSLF'],
    called: `TNLA; Ta'ang National Liberation Army; Palaung State Liberation Front; Ejército de Liberación Nacional
      Ta'ang; Ejército de Liberación Nacional de Ta'ang; Armée de libération nationale ta'ang;
      Национально-освободительная армия Таанг; Национально-освободительной армии Таанг; Національно-визвольна армія
      Таанг; جيش تحرير تانغ الوطني; جيش تحرير تاانغ الوطني`,
    countries: ['MM'],
  },
  {
    names: ['RCSS'],
    called: `Shan State Army South; SSA-S; Restoration Council of Shan State; Ejército del Estado Shan Sur; Armée de
      l'État Shan-Sud; Армия Шан-Юг`,
    countries: ['MM', 'TH'],
  },
  {
    names: ['KNPP'],
    called: `Karenni National Progressive Party; Karenni Army; Karenni rebels; Ejército Karenni; Partido Nacional
      Progresista Karenni; Armée karenni; Parti national progressiste karenni`,
    countries: ['MM', 'TH'],
  },
  {
    names: ['CNF'],
    called: `Chin National Front; Chin National Army; Frente Nacional Chin; Frente Nacional de Chin; Front national
      chin; Чинский национальный фронт; جبهة تشين الوطنية`,
    countries: ['MM', 'IN'],
  },
  {
    names: ['DKBA'],
    called: `Democratic Karen Buddhist Army; Ejército Democrático Budista Karen; Armée bouddhiste démocratique karen`,
    countries: ['MM', 'TH'],
  },
  {
    names: ['UWSA'],
    called: `United Wa State Army; Wa army; Ejército del Estado Wa Unido; Ejército Unido del Estado Wa; Armée unie de
      l'État wa; Объединённая армия государства Ва; جيش ولاية وا المتحدة`,
    countries: ['MM', 'TH'],
  },
  {
    names: ['Government of Myanmar (Burma)'],
    called: `Tatmadaw; Burmese junta; Tatmadaw forces; Татмадо; Тамадау; التاتماداو; تاتماداو`,
  },
  {
    names: ['Government of Myanmar (Burma)'],
    called: `junta; military junta; junta forces; junta troops; ruling junta; junta militar; fuerzas de la junta;
      tropas de la junta; junte; junte militaire; junte au pouvoir; forces de la junte; хунта; хунты; хунтой; военная
      хунта; военной хунты; военной хунтой; войска хунты; хунти; хунтою; військова хунта; військової хунти; військовою
      хунтою; війська хунти; المجلس العسكري; المجلس العسكري الحاكم; قوات المجلس العسكري; قوات المجلس العسكري الحاكم`,
    countries: ['MM'],
    isOnlyThere: true,
  },
  {
    names: ['Government of Afghanistan'],
    called: `ANSF; ANDSF; Afghan National Security Forces; Afghan National Defense and Security Forces; Afghan
      National Army; ANA; Afghan National Police; Fuerzas Nacionales de Seguridad Afganas; Ejército Nacional Afgano;
      Armée nationale afghane; Forces nationales de sécurité afghanes; АНА; Афганская национальная армия; Афганской
      национальной армии; Афганской национальной армией; Афганська національна армія; Афганської національної армії;
      الجيش الوطني الأفغاني; قوات الأمن الوطني الأفغانية; القوات الوطنية الأفغانية`,
    countries: ['AF'],
    isOnlyThere: true,
  },
  {
    names: ['GAM'],
    called: `Free Aceh Movement; Acehnese rebels; Acehnese separatists; Aceh rebels; Gerakan Aceh Merdeka; Movimiento
      Aceh Libre; Movimiento para la Liberación de Aceh; Movimiento Aceh Independiente; rebeldes de Aceh; Mouvement
      pour un Aceh libre; Mouvement de libération d'Aceh; Mouvement Aceh libre; rebelles acehnais; séparatistes
      acehnais; Движение за свободный Ачех; Движение свободный Ачех; Движения за свободный Ачех; Рух за вільний Ачех;
      حركة آتشيه الحرة`,
    countries: ['ID'],
  },
  {
    names: ['Fretilin'],
    called: `Revolutionary Front for an Independent East Timor; ФРЕТИЛИН; فريتيلين; Falintil`,
    countries: ['TL', 'ID'],
  },
  {
    names: ['OPM'],
    called: `Free Papua Movement; Papuan separatists; Papuan rebels; West Papua National Liberation Army; TPNPB;
      separatistas papúes; rebeldes papúes; Movimiento Papúa Libre; Mouvement pour une Papouasie libre; séparatistes
      papous; rebelles papous; Движение за свободное Папуа; Движение свободное Папуа; папуасские сепаратисты;
      папуасские повстанцы; папуаські сепаратисти; папуаські повстанці; حركة بابوا الحرة; الانفصاليون في بابوا`,
    countries: ['ID'],
  },
  {
    names: ['KR'],
    called: `Khmer Rouge; Khmers Rouge; Party of Democratic Kampuchea; Jemeres Rojos; Khmers rouges; красные кхмеры;
      красных кхмеров; красными кхмерами; червоні кхмери; червоних кхмерів; червоними кхмерами; الخمير الحمر; الخمير
      الأحمر`,
    countries: ['KH', 'TH', 'VN'],
  },
  {
    names: ['UTO'],
    called: `United Tajik Opposition; Oposición Tayika Unida; Oposición Unida Tayika; Opposition tadjike unie;
      Opposition unie tadjike; ОТО; Объединённая таджикская оппозиция; Объединенной таджикской оппозиции; Объединенной
      таджикской оппозицией; Об'єднана таджицька опозиція; Об'єднаної таджицької опозиції; المعارضة الطاجيكية الموحدة;
      المعارضة الطاجيكية المتحدة`,
    countries: ['TJ', 'AF'],
  },
  {
    names: ['IMU'],
    called: `Islamic Movement of Uzbekistan; Movimiento Islámico de Uzbekistán; Mouvement islamique d'Ouzbékistan;
      MIO; ИДУ; Исламское движение Узбекистана; Исламского движения Узбекистана; Исламским движением Узбекистана;
      Ісламський рух Узбекистану; Ісламського руху Узбекистану; الحركة الإسلامية في أوزبكستان; حركة أوزبكستان
      الإسلامية; الحركة الإسلامية الأوزبكية`,
    countries: ['UZ', 'KG', 'TJ', 'PK', 'AF'],
  },
  {
    names: ['PBCP'],
    called: `Purba Banglar Communist Party`,
    countries: ['BD'],
  },
];
