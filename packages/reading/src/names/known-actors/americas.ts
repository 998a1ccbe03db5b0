import type { KnownActor } from './known-actor.js';

/** Who fought in the Americas. */
export const actorsOfAmericas: readonly KnownActor[] = [
  {
    names: ['FARC dissidents'],
    called: `FARC dissident groups; dissident FARC; dissident FARC rebels; FARC dissident factions; FARC dissident;
      FARC splinter groups; disidencias de las FARC; disidentes de las
      FARC; disidencias; disidentes de FARC; disidencia de las FARC; dissidents des FARC; dissidences des FARC;
      dissidence des FARC; диссиденты ФАРК; диссидентами ФАРК; диссидентов ФАРК; отколовшиеся от ФАРК; дисиденти ФАРК;
      дисидентами ФАРК; дисидентів ФАРК; дисиденти РВСК; المنشقون عن فارك; منشقو فارك; منشقي فارك; منشقون عن فارك;
      المنشقون عن القوات المسلحة الثورية الكولومبية; منشقون عن القوات المسلحة الثورية الكولومبية`,
    countries: ['CO', 'VE', 'EC'],
  },
  {
    names: ['FARC'],
    called: `FARC-EP; Revolutionary Armed Forces of Colombia; Fuerzas Armadas Revolucionarias de Colombia; guerrilla
      de las FARC; Forces armées révolutionnaires de Colombie; guérilla des FARC; ФАРК; РВСК; Революционные
      вооружённые силы Колумбии; Революционных вооруженных сил Колумбии; Революционными вооруженными силами Колумбии;
      Революційні збройні сили Колумбії; Революційних збройних сил Колумбії; Революційними збройними силами Колумбії;
      فارك; حركة فارك; القوات المسلحة الثورية الكولومبية; القوات المسلحة الثورية في كولومبيا; القوات المسلحة الثورية
      لكولومبيا; جماعة فارك; متمردو فارك; متمردي فارك`,
    countries: ['CO', 'VE', 'EC', 'PA'],
  },
  {
    names: ['ELN'],
    called: `National Liberation Army; Ejército de Liberación Nacional; guerrilla del ELN; Armée de libération
      nationale; guérilla de l'ELN; guérilla guévariste; АНО; Армия национального освобождения; Армии национального
      освобождения; Армией национального освобождения; Национально-освободительная армия; Национально-освободительной
      армии; Национально-освободительной армией; АНВ; Армія національного визволення; Армії національного визволення;
      Армією національного визволення; Національно-визвольна армія; Національно-визвольної армії; جيش التحرير الوطني;
      جيش التحرير الوطني الكولومبي; متمردو جيش التحرير الوطني`,
    countries: ['CO', 'VE'],
    isOnlyThere: true,
  },
  {
    names: ['EPL'],
    called: `Popular Liberation Army; Ejército Popular de Liberación; Armée populaire de libération;
      Народно-освободительная армия; Народно-освободительной армии; Народно-визвольна армія; جيش التحرير الشعبي`,
    countries: ['CO'],
    isOnlyThere: true,
  },
  {
    names: ['AUC', 'Bloque Central Bolívar', 'MAS'],
    called: `paramilitaries; right-wing paramilitaries; paramilitary groups; paramilitary forces; paramilitary group;
      paramilitary militias; right-wing militias; right-wing paramilitary groups; paras; paramilitares; grupos
      paramilitares; grupo paramilitar; paramilitares de derecha; bloques paramilitares; paramilitaires; groupes
      paramilitaires; milices paramilitaires; paramilitaires d'extrême droite; milices d'extrême droite; milices
      paramilitaires d'extrême droite; paramilitaires de droite; парамилитарес; парамилитары; парамилитарами;
      военизированные группы; военизированными группами; военизированные группировки; военизированными группировками;
      ультраправые боевики; парамілітарес; парамілітарні групи; парамілітарними групами; парамілітарні угруповання;
      воєнізовані групи; воєнізованими групами; воєнізовані угруповання; القوات شبه العسكرية; قوات شبه عسكرية;
      الجماعات شبه العسكرية; جماعات شبه عسكرية; الميليشيات شبه العسكرية; ميليشيات اليمين المتطرف; ميليشيات شبه عسكرية`,
    countries: ['CO'],
    isKind: true,
    isOnlyThere: true,
  },
  {
    names: ['AUC'],
    called: `United Self-Defense Forces of Colombia; United Self-Defence Forces of Colombia; United Self-Defenses of
      Colombia; Autodefensas Unidas de Colombia; Autodéfenses unies de Colombie; Объединённые силы самообороны
      Колумбии; Объединенных сил самообороны Колумбии; Объединенными силами самообороны Колумбии; Объединённые отряды
      самообороны Колумбии; Об'єднані сили самооборони Колумбії; Об'єднаних сил самооборони Колумбії; قوات الدفاع
      الذاتي المتحدة الكولومبية; قوات الدفاع الذاتي الموحدة في كولومبيا; قوات الدفاع الذاتي الموحدة`,
    countries: ['CO', 'VE'],
  },
  {
    names: ['Bloque Central Bolívar'],
    called: `Central Bolívar Bloc; BCB; Bloc central Bolívar; Блок Центральный Боливар`,
    countries: ['CO'],
  },
  {
    names: ['AGC', 'EGC', 'Gaitanist Self-Defense Forces of Colombia', 'Clan del Golfo'],
    called: `AGC; EGC; Gulf Clan; Clan del Golfo; Gaitanistas; Gaitanist Self-Defense Forces; Gaitanist Self-Defense
      Forces of Colombia; Gaitanist Self-Defence Forces of Colombia; Gaitanist Army; Urabeños; Los Urabeños; Clan
      Úsuga; Autodefensas Gaitanistas de Colombia; Autodefensas Gaitanistas; Ejército Gaitanista de Colombia; Ejército
      Gaitanista; Clan du Golfe; Autodéfenses gaitanistes de Colombie; Armée gaitaniste; Клан Гольфо; Клан дель
      Гольфо; Клан дель Гольфа; Клан Залива; клана Гольфо; клана дель Гольфо; кланом дель Гольфо; Гайтанистские силы
      самообороны; Клан Затоки; Клан Перської затоки; клану дель Гольфо; عشيرة الخليج; عشيرة ديل غولفو; كلان ديل
      غولفو; عصابة الخليج; عصابة كلان ديل غولفو; جماعة كلان ديل غولفو`,
    countries: ['CO'],
  },
  {
    names: ['EPL - Megateo'],
    called: `Pelusos; Los Pelusos`,
    countries: ['CO'],
  },
  {
    names: ['Medellín Cartel'],
    called: `Escobar's cartel; Pablo Escobar's cartel; cartel de Medellín; Медельинский картель; Медельинского
      картеля; Медельинским картелем; Медельїнський картель; Медельїнського картелю; Медельїнським картелем; كارتل
      ميديلين; كارتيل ميديلين; كارتل ميدلين`,
  },
  {
    names: ['Cali Cartel'],
    called: `cartel de Cali; Картель Кали; картеля Кали; картелем Кали; Калийский картель; Картель Калі; Калійський
      картель; كارتل كالي; كارتيل كالي`,
  },
  {
    names: ['PEPES'],
    called: `Los Pepes; perseguidos por Pablo Escobar; Лос Пепес; لوس بيبيس`,
    countries: ['CO'],
  },
  {
    names: ['MAS'],
    called: `Muerte a Secuestradores; Death to Kidnappers; Mort aux kidnappeurs; Смерть похитителям`,
    countries: ['CO'],
  },
  {
    names: ['Sendero Luminoso'],
    called: `Shining Path; Communist Party of Peru; PCP-SL; guerrilla de Sendero Luminoso; Sentier lumineux; guérilla
      du Sentier lumineux; Сендеро Луминосо; Светлый путь; Сияющий путь; Сияющего пути; Светлого пути; Сяючий шлях;
      Сяйний шлях; Сендеро Луміносо; Світлий шлях; الدرب المضيء; حركة الدرب المضيء; الدرب الساطع`,
    countries: ['PE'],
  },
  {
    names: ['MRTA'],
    called: `Túpac Amaru Revolutionary Movement; Tupac Amaru rebels; Movimiento Revolucionario Túpac Amaru; Mouvement
      révolutionnaire Túpac Amaru; emerretistas; Революционное движение имени Тупака Амару; Революционное движение
      Тупак Амару; Революционного движения имени Тупака Амару; Революційний рух імені Тупака Амару; Революційний рух
      Тупак Амару; حركة توباك أمارو الثورية; حركة توباك أمارو`,
    countries: ['PE'],
  },
  {
    names: ['FMLN'],
    called: `Farabundo Martí National Liberation Front; Frente Farabundo Martí para la Liberación Nacional; guerrilla
      del FMLN; Front Farabundo Martí de libération nationale; ФНОФМ; Фронт национального освобождения имени Фарабундо
      Марти; Фронта национального освобождения имени Фарабундо Марти; Фронт національного визволення імені Фарабундо
      Марті; جبهة فارابوندو مارتي للتحرير الوطني; جبهة فارابوندو مارتي`,
    countries: ['SV'],
    isOnlyThere: true,
  },
  {
    names: ['URNG'],
    called: `Guatemalan National Revolutionary Unity; Guatemalan National Revolutionary Unit; Unidad Revolucionaria
      Nacional Guatemalteca; Union révolutionnaire nationale guatémaltèque; Unité révolutionnaire nationale
      guatémaltèque; ГНРЕ; Гватемальское национальное революционное единство; Гватемальського
      національно-революційного єднання; الوحدة الثورية الوطنية الغواتيمالية; الاتحاد الثوري الوطني الغواتيمالي`,
    countries: ['GT'],
  },
  {
    names: ['EZLN'],
    called: `Zapatistas; Zapatista Army of National Liberation; Zapatista National Liberation Army; Zapatista rebels;
      Zapatista; rebeldes zapatistas; Ejército Zapatista de Liberación Nacional; guerrilla zapatista; zapatistes;
      rebelles zapatistes; Armée zapatiste de libération nationale; сапатисты; сапатистов; сапатистами; САНО;
      Сапатистская армия национального освобождения; сапатисти; сапатистів; Сапатистська армія національного
      визволення; الزاباتيستا; زاباتيستا; حركة زاباتيستا; جيش زاباتيستا للتحرير الوطني`,
    countries: ['MX'],
  },
  {
    names: ['Jalisco Cartel New Generation'],
    called: `CJNG; Jalisco New Generation Cartel; Jalisco New Generation; Jalisco Cartel; Cártel Jalisco Nueva
      Generación; Cártel de Jalisco Nueva Generación; Cártel de Jalisco; Cartel de Jalisco Nouvelle Génération; Cartel
      Jalisco Nouvelle Génération; Новое поколение Халиско; картель Халиско; картеля Халиско; картелем Халиско;
      картель Халиско Новое поколение; картель Нового поколения Халиско; картель Нове покоління Халіско; картель
      Халіско; картелю Халіско; картелем Халіско; Нове покоління Халіско; كارتل خاليسكو; كارتل خاليسكو الجيل الجديد;
      كارتيل خاليسكو الجيل الجديد; كارتيل خاليسكو; خاليسكو الجيل الجديد; كارتل خاليسكو للجيل الجديد`,
  },
  {
    names: ['Sinaloa Cartel'],
    called: `Cártel de Sinaloa; Pacific Cartel; Cártel del Pacífico; картель Синалоа; картеля Синалоа; картелем
      Синалоа; картель Сіналоа; картелю Сіналоа; картелем Сіналоа; كارتل سينالوا; كارتيل سينالوا; عصابة سينالوا`,
  },
  {
    names: ['Los Zetas'],
    called: `Zetas; Zetas cartel; Los Zetas cartel; Cártel de Los Zetas; cartel des Zetas; les Zetas; Лос-Сетас;
      Сетас; картель Лос-Сетас; картеля Лос-Сетас; картелем Лос-Сетас; Зетас; Лос-Зетас; картель Лос-Зетас; لوس زيتاس;
      زيتاس; كارتل لوس زيتاس; كارتل زيتاس; كارتيل لوس زيتاس`,
  },
  {
    names: ['Gulf Cartel'],
    called: `Cártel del Golfo; CDG; cartel du Golfe; картель Гольфо; картель дель Гольфо; картеля дель Гольфо;
      картелем дель Гольфо; Картель Залива; картель Мексиканского залива; картель Затоки; картель Перської затоки;
      كارتل الخليج; كارتيل الخليج`,
    countries: ['MX', 'US'],
    isOnlyThere: true,
  },
  {
    names: ['Juarez Cartel'],
    called: `Ciudad Juarez Cartel; Cártel de Juárez; cartel de Ciudad Juárez; картель Хуарес; картеля Хуарес;
      картелем Хуарес; картель Хуареса; كارتل خواريز; كارتيل خواريز`,
    countries: ['MX', 'US'],
  },
  {
    names: ['Tijuana Cartel'],
    called: `Arellano Félix Cartel; Arellano Félix Organization; Cártel de Tijuana; cártel de los Arellano Félix;
      Тихуанский картель; картель Тихуана; Тихуанского картеля; Тіхуанський картель; كارتل تيخوانا; كارتيل تيخوانا`,
    countries: ['MX', 'US'],
  },
  {
    names: ['Beltrán Leyva Cartel'],
    called: `Beltrán Leyva Organization; Beltrán Leyva; Cártel de los Beltrán Leyva; Cartel des frères Beltrán Leyva;
      cartel de Beltrán Leyva; cartel Beltrán Leyva; картель Бельтран Лейва; картель братьев Бельтран Лейва; كارتل
      بلتران ليفا; كارتيل بلتران ليفا`,
    countries: ['MX', 'US'],
  },
  {
    names: ['Santa Rosa de Lima Cartel'],
    called: `Cártel de Santa Rosa de Lima; CSRL; картель Санта-Роса-де-Лима; كارتل سانتا روزا دي ليما`,
    countries: ['MX'],
  },
  {
    names: ['La Familia'],
    called: `La Familia Michoacana; Familia Michoacana; La Familia Cartel; Ла Фамилия; Ла Фамилия Мичоакана; Ла
      Фамілія; لا فاميليا; لا فاميليا ميتشواكانا`,
    countries: ['MX'],
    isOnlyThere: true,
  },
  {
    names: ['Contras/FDN'],
    called: `Contras; Contra rebels; the Contras; la Contra; контрас; الكونترا; متمردو الكونترا`,
    countries: ['NI', 'HN'],
    isOnlyThere: true,
  },
];
