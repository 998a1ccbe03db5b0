import { folded } from '../language/folded.js';

/**
 * Whether a word is the noun of something that is attacked, shelled or fought for: a building, a settlement, a vehicle, a
 * position, a crowd. "Battles against cancer", "explosions of joy" and "attacks of asthma" have none.
 */
export function isScene(word: string): boolean {
  return scenes.some((nouns) => nouns.test(word));
}

/** "At sunset": when in the day it was. */
export function isHour(word: string): boolean {
  return hours.test(word);
}

/** What collides with its like. */
export function isVehicle(word: string): boolean {
  return vehicles.test(word);
}

/** "Battles on Twitter", "riots in video games", "against Ebola": in nothing that lies in a province, or at nothing there. */
export function isNoScene(word: string): boolean {
  return elsewhere.test(word);
}

const scenes: readonly RegExp[] = [
  /^(?:mosques?|church(?:es)?|cathedrals?|temples?|shrines?|monaster(?:y|ies)|schools?|universit(?:y|ies)|colleges?|hospitals?|clinics?|markets?|marketplaces?|bazaars?|shops?|malls?|restaurants?|cafes?|hotels?|baker(?:y|ies)|houses|homes|buildings?|apartments?|camps?|shelters?|villages?|towns?|hamlets?|city|cities|districts?|neighbou?rhoods?|suburbs?|areas?|streets?|squares?|bridges?|airports?|airfields?|airbases?|bases?|barracks|checkpoints?|roadblocks?|outposts?|posts?|positions?|garrisons?|headquarters|offices?|compounds?|prisons?|jails?|courthouses?|stations?|buse?s|trains?|vehicles?|cars?|trucks?|convoys?|patrols?|ambulances?|tankers?|ships?|boats?|ports?|factor(?:y|ies)|plants?|refiner(?:y|ies)|oilfields?|farms?|dams?|depots?|warehouses?|pipelines?|facilit(?:y|ies)|infrastructure|gatherings?|rall(?:y|ies)|funerals?|weddings?|processions?|crowds?|queues?|crossings?|embass(?:y|ies)|consulates?|ministr(?:y|ies)|palaces?|stadiums?|cemeter(?:y|ies)|settlements?|communit(?:y|ies)|residential|kindergartens?|nurser(?:y|ies)|orphanages?|cinemas?|theat(?:re|er)s?|roundabouts?|junctions?|intersections?|tents?|silos?|stalls?|tunnels?|trench(?:es)?|fronts?|frontlines?|quarters?|enclaves?|castles?|citadels?|forts?|gardens?|parks?|fields?|playgrounds?|charit(?:y|ies))$/,
  folded(
    /^(?:mezquitas?|iglesias?|catedral(?:es)?|templos?|santuarios?|monasterios?|escuelas?|colegios?|universidad(?:es)?|hospital(?:es)?|clínicas?|mercados?|bazar(?:es)?|tiendas?|restaurantes?|cafés|hotel(?:es)?|panaderías?|casas?|viviendas?|edificios?|campos? de (?:desplazados|refugiados)|campos?|campamentos?|refugios?|albergues?|aldeas?|pueblos?|veredas?|caseríos?|poblados?|localidad(?:es)?|ciudad(?:es)?|municipios?|barrios?|distritos?|suburbios?|zonas?|calles?|plazas?|puentes?|aeropuertos?|aeródromos?|bases?|cuartel(?:es)?|controles|retenes|retén|puestos?|posiciones|posición|sedes?|oficinas?|cárcel(?:es)?|prisión|prisiones|comisarías?|estación|estaciones|autobús|autobuses|bus|buses|tren(?:es)?|vehículos?|camión|camiones|convoy(?:es)?|caravanas?|patrullas?|ambulancias?|barcos?|puertos?|fábricas?|plantas?|refinerías?|fincas?|presas?|depósitos?|almacen(?:es)?|oleoductos?|instalaciones|infraestructuras?|funeral(?:es)?|bodas?|procesión|procesiones|multitud|embajadas?|consulados?|ministerios?|palacios?|estadios?|cementerios?|asentamientos?|comunidad(?:es)?|guarderías?|orfanatos?|cines?|teatros?|rotondas?|cruces?|túnel(?:es)?|trincheras?|frentes?|enclaves?|castillos?|ciudadelas?|fuertes?|jardines|jardín|parques?)$/u,
  ),
  folded(
    /^(?:mosquées?|églises?|cathédrales?|temples?|sanctuaires?|monastères?|écoles?|collèges?|lycées?|universités?|hôpital|hôpitaux|cliniques?|dispensaires?|marchés?|bazars?|magasins?|restaurants?|cafés|hôtels?|boulangeries?|maisons?|habitations?|immeubles?|bâtiments?|camps?|abris?|villages?|hameaux?|localités?|villes?|communes?|quartiers?|banlieues?|zones?|rues?|places?|ponts?|aéroports?|aérodromes?|bases?|casernes?|barrages?|checkpoints?|postes?|positions?|garnisons?|sièges?|bureaux|prisons?|commissariats?|gares?|stations?|bus|autobus|autocars?|trains?|véhicules?|voitures?|camions?|convois?|patrouilles?|ambulances?|navires?|bateaux?|ports?|usines?|raffineries?|fermes?|dépôts?|entrepôts?|oléoducs?|installations|infrastructures?|rassemblements?|funérailles|mariages?|cortèges?|foules?|ambassades?|consulats?|ministères?|palais|stades?|cimetières?|colonies?|crèches?|orphelinats?|cinémas?|théâtres?|ronds?|carrefours?|tentes?|silos?|tunnels?|tranchées?|fronts?|enclaves?|châteaux?|citadelles?|forts?|jardins?|parcs?)$/u,
  ),
  folded(
    /^(?:ال)?(?:مسجد|مساجد|جامع|كنيسة|كنائس|معبد|مزار|دير|مدرسة|مدارس|جامعة|جامعات|كلية|مستشفى|مستشفيات|مشفى|مشاف|عيادة|سوق|أسواق|متجر|متاجر|مطعم|مطاعم|مقهى|فندق|فنادق|مخبز|مخابز|فرن|منزل|منازل|بيت|بيوت|مبنى|مبان|مباني|عمارة|مخيم|مخيمات|ملجأ|قرية|قرى|بلدة|بلدات|مدينة|مدن|حي|أحياء|ضاحية|منطقة|مناطق|شارع|ساحة|ميدان|جسر|مطار|قاعدة|قواعد|ثكنة|ثكنات|حاجز|حواجز|نقطة|نقاط|موقع|مواقع|مقر|مقرات|مكتب|مكاتب|سجن|سجون|مركز|مراكز|محطة|حافلة|حافلات|قطار|سيارة|سيارات|شاحنة|شاحنات|قافلة|قوافل|رتل|دورية|دوريات|سفينة|قارب|ميناء|مصنع|مصانع|مصفاة|مزرعة|سد|مستودع|مستودعات|منشأة|منشآت|تجمع|جنازة|زفاف|عرس|سفارة|قنصلية|وزارة|قصر|ملعب|مقبرة|معبر|روضة|دار|سينما|مسرح|دوار|تقاطع|خيمة|خيام|صوامع|نفق|أنفاق|خندق|خنادق|جبهة|جبهات|جيب|قلعة|حديقة|حدائق|حقل|حقول)$/u,
  ),
  folded(
    /^(?:мечет(?:ь|и|ью)|церк(?:овь|ви|овью)|храм(?:а|у|ы)?|монастыр\p{L}{0,2}|школ(?:а|у|е|ы)|колледж(?:а|у|е)?|университет(?:а|у|е)?|больниц(?:а|у|е|ы)|госпитал\p{L}{0,2}|клиник(?:а|у|е|и)|рын(?:ок|ке|ку|ка|ки)|базар(?:а|у|е)?|магазин(?:а|у|е|ы)?|ресторан(?:а|у|е)?|кафе|отел(?:ь|я|ю|е|и)|гостиниц(?:а|у|е|ы)|пекарн(?:я|ю|е|и)|дом(?:а|у|е|ам)?|здани(?:е|я|ю|ям)|лагер(?:ь|я|ю|е)|убежищ(?:е|а|у)|сел(?:о|а|у|е|ам)|деревн(?:я|ю|е|и)|пос[её]л(?:ок|ка|ку|ке|кам)|город(?:а|у|е|ам)?|район(?:а|у|е|ы|ам)?|квартал(?:а|у|е|ы|ам)?|пригород(?:а|у|е|ам)?|улиц(?:а|у|е|ам)|площад(?:ь|и)|мост(?:а|у|ы)?|аэропорт(?:а|у|у)?|аэродром(?:а|у|е)?|авиабаз(?:а|у|е|ы)|баз(?:а|у|е|ы)|казарм(?:а|у|е|ы|ам)|блокпост(?:а|у|е|ы|ам)?|пост(?:а|у|ы|ам)|позици(?:я|ю|и|ям)|штаб(?:а|у|ы)?|офис(?:а|у|е|ы)?|тюрьм(?:а|у|е|ы)|отделени(?:е|я|ю)|вокзал(?:а|у|е)?|станци(?:я|ю|и)|автобус(?:а|у|ы)?|поезд(?:а|у)?|автомобил(?:ь|я|ю|и)|машин(?:а|у|ы)|грузовик(?:а|у|и)?|конво(?:й|я|ю|и)|колонн(?:а|у|е|ы)|патрул(?:ь|я|ю|и)|порт(?:а|у|ы)?|завод(?:а|у|е|ы)?|склад(?:а|у|е|ы)?|объект(?:ы|ам|а|у)?|инфраструктур(?:а|у|е|ы)|похорон(?:ы|ах)|свадьб(?:а|у|е)|толп(?:а|у|е)|посольств(?:о|а|у)|министерств(?:о|а|у)|дворец|стадион(?:а|у|е)?|кладбищ(?:е|а|у|сад(?:а|у|ы)?|приют(?:а|у|е)?|кинотеатр(?:а|у|е)?|театр(?:а|у|е)?|перекр[её]ст(?:ок|ке|ка)|палат(?:ки|кам)|тоннел(?:ь|я|ю)|туннел(?:ь|я|ю)|окоп(?:ы|ам|ах)|фронт(?:а|у|е)?|анклав(?:а|у|е)?|крепост(?:ь|и)|парк(?:а|у|е)?))$/u,
  ),
  folded(
    /^(?:мечет(?:ь|і)|церк(?:ва|ву|ві|ви)|храм(?:у|і|и)?|монастир\p{L}{0,2}|школ(?:а|у|і|и)|коледж(?:у|і)?|університет(?:у|і)?|лікарн(?:я|ю|і)|госпітал(?:ь|ю|і)|клінік(?:а|у|и)|рин(?:ок|ку|ки)|базар(?:у|і)?|магазин(?:у|і|и)?|ресторан(?:у|і)?|кафе|готел(?:ь|ю|і)|пекарн(?:я|ю|і)|будин(?:ок|ку|ки|ках)|будівл(?:я|ю|і)|таб(?:ір|ору|орі)|укритт(?:я|ю)|сел(?:о|а|у|і|ах)|селищ(?:е|а|у|і)|міст(?:о|а|у|і|ах)|містечк(?:о|а|у)|район(?:у|і|и|ах)?|квартал(?:у|і|и)?|передміст(?:я|ю|і)|вулиц(?:я|ю|і)|площ(?:а|у|і)|м[іо]ст(?:у|и)?|аеропорт(?:у|и)?|аеродром(?:у|і)?|авіабаз(?:а|у|і|и)|баз(?:а|у|і|и)|казарм(?:а|у|и)|блокпост(?:у|і|и)?|пост(?:у|и)|позиці(?:я|ю|ї|ях)|штаб(?:у|и)?|офіс(?:у|і|и)?|в['ʼ’]?язниц(?:я|ю|і)|вокзал(?:у|і)?|станці(?:я|ю|ї)|автобус(?:у|и)?|потяг(?:у|и)?|автомобіл(?:ь|ю|і)|машин(?:а|у|и)|вантажівк(?:а|у|и)|конво(?:й|ю|ї)|колон(?:а|у|и)|патрул(?:ь|ю|і)|порт(?:у|и)?|завод(?:у|і|и)?|склад(?:у|і|и)?|об['ʼ’]?єкт(?:и|ах|у)?|інфраструктур(?:а|у|і|и)|похорон(?:и|ах)?|весілл(?:я|ю)|натовп(?:у|і)?|посольств(?:о|а|у)|міністерств(?:о|а|у)|палац|стадіон(?:у|і)?|кладовищ(?:е|а|у|і|сад(?:у|ок|ки)?|притул(?:ок|ку)|кінотеатр(?:у|і)?|театр(?:у|і)?|перехрест(?:я|і)|намет(?:и|ах)|тунел(?:ь|ю|і)|окоп(?:и|ах)|фронт(?:у|і)?|анклав(?:у|і)?|фортец(?:я|ю|і)|парк(?:у|и)?))$/u,
  ),
];

const hours = folded(
  /^(?:dawn|sunrise|sunset|dusk|noon|midday|midnight|night|nightfall|amanecer|alba|anochecer|atardecer|mediodía|medianoche|aube|crépuscule|midi|minuit|nuit|рассвете|закате|полдень|полночь|світанку|заході|опівдні|опівночі|الفجر|الغروب|الظهر|الليل)$/u,
);

const vehicles = folded(
  /^(?:cars?|vehicles?|trucks?|buse?s|trains?|boats?|ships?|vehículos?|camión|camiones|tren(?:es)?|autobús|autobuses|bus|barcos?|voitures?|véhicules?|camions?|navires?|bateaux?)$/u,
);

const elsewhere = folded(
  /^(?:twitter|x|facebook|instagram|tiktok|youtube|telegram|whatsapp|reddit|minecraft|fortnite|roblox|netflix|hollywood|online|internet|web|wikipedia|bitcoin|video|games?|gaming|videojuegos?|jeux|vidéo|film|films|movies?|tv|television|novels?|dreams?|sueños|rêves?|твиттере?|фейсбуке?|интернете?|твітері?|інтернеті?|تويتر|فيسبوك|ebola|covid|malaria|cholera|aids|sida|ébola|paludisme|wikipédia)$/u,
);
