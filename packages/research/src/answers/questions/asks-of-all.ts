import { averages, shares, superlatives } from './form-words.js';
import { holdsOne, phrasesOf, spaced } from './phrases.js';

/** What is asked of all that happened together: a share or an average of it, or which parts of it have most, more or none. */
export type OfAll = 'share' | 'average' | 'order';

/**
 * What a question asks of all that happened together, so that no record of one event tells it, whatever words they share.
 * Null where it asks for something else, and in languages that we do not know the words of.
 */
export function asksOfAll(question: string): OfAll | null {
  const text = spaced(question);
  if (asksShare(question)) return 'share';
  if (asksAverage(question) || (holdsOne(text, countWords) && holdsOne(text, rates))) return 'average';
  return asksOrder(text) ? 'order' : null;
}

/** Whether it asks for a share or a ratio. */
function asksShare(question: string): boolean {
  return holdsOne(spaced(question), shareWords);
}

/** Whether it asks for an average. "By month" is none. */
function asksAverage(question: string): boolean {
  return holdsOne(spaced(question), averages);
}

/** "Which province had most attacks", "how many months had more than 2,000 deaths", "which day had no deaths". */
function asksOrder(text: string): boolean {
  if (!asksOfParts(text)) return false;
  const isNone = holdsOne(text, denials) && holdsOne(text, counted);
  return isNone || holdsOne(text, superlatives) || holdsOne(text, comparatives);
}

/** Whether it asks where or who, or has a word for which or how many, and soon after it one for times, places, parties or events. */
function asksOfParts(text: string): boolean {
  if (whereOrWho.some((word) => text.startsWith(word))) return true;
  const said = text.trim().split(' ');
  return said.some((word, place) => {
    const isAsking = holdsOne(` ${word} `, asking) || (place < 2 && holdsOne(` ${word} `, askingFirst));
    const next = said.slice(place + 1, place + 2 + mostBetween);
    return isAsking && next.some((one) => holdsOne(` ${one} `, parts));
  });
}

/** "What were the five deadliest attacks". */
const mostBetween = 4;

const shareWords = [
  ...shares,
  ...phrasesOf(
    'what share; which share; fraction of; what fraction; ratio; ratios; how much of; what part of the',
  ),
  ...phrasesOf(
    'fraccion; que parte de los; que parte de las; que parte de la; que parte del total; cuanta de la',
  ),
  ...phrasesOf('quelle part; quelle fraction; quelle partie des; quelle partie de la'),
  ...phrasesOf('процент*; долю; доли; долей; какая часть; какую часть; соотношени*'),
  ...phrasesOf('відсот*; частку; частки; яка частина; яку частину; співвідношенн*'),
  ...phrasesOf('النسبة; حصة; كم بالمئة; كم في المئة; أي جزء من'),
];

/** With a word for "how many"; alone they tell of times. */
const rates = phrasesOf(
  `per day; per week; per month; per year; a day; a week; daily; weekly; monthly; por dia; al dia; por semana; por mes;
  al mes; par jour; par semaine; par mois; в день; в сутки; в неделю; в месяц; ежедневно; на день; за добу; на тиждень;
  на місяць; щодня; يوميا; شهريا; في اليوم; في الشهر`,
);
const countWords = phrasesOf(
  `how many; number of; cuantos; cuantas; numero de; combien; nombre de; сколько; число; количество; скільки; число;
  кількість; كم; عدد`,
);

const whereOrWho = phrasesOf('who; where; quien; quienes; donde; qui; ou; кто; где; хто; де; من; اين; أين');
const asking = phrasesOf(
  `which; what; many; name; list; cual; cuales; cuantos; cuantas; nombra; nombre; enumera; enumere; lista; quel; quelle;
  quels; quelles; combien; liste; listez; citez; nommez; enumerez; какой; какая; какое; какие; каком; каких; какую;
  какого; сколько; скольких; назови; назовите; перечисли; перечислите; список; який; яка; яке; які; якому; якій; яких; яку;
  якого; скільки; скількох; назви; назвіть; переліч; перелічіть; перелік; اي; أي; ما; كم; عدد; اذكر; قائمة`,
);
/** Within a question it is "that". */
const askingFirst = phrasesOf('que');

const parts = [
  ...phrasesOf(`province*; governorate*; region*; district*; city; cities; town; towns; village*; neighbourhood*; place;
    places; area; areas; day; days; date; dates; week; weeks; month; months; season*; year; years; period*; party; parties;
    group; groups; faction*; side; sides; actor; actors; country; countries; force; forces; battle*; clash; clashes;
    attack; attacks; massacre*; bombing*; strike; strikes; airstrike*; shelling*; raid; raids; event; events; incident*;
    operation*; offensive*; protest; protests; siege; sieges; killings`),
  ...phrasesOf(`provincia*; gobernacion*; distrito*; ciudad*; pueblo*; lugar*; zona*; dia; dias; fecha*; semana*; mes; meses;
    ano; anos; periodo*; parte; partes; grupo*; bando*; faccion*; pais*; batalla*; combate*; choque*; ataque*; matanza*;
    masacre*; bombardeo*; evento*; incidente*; suceso*; protesta*; atentado*; ofensiva*`),
  ...phrasesOf(`gouvernorat*; ville*; lieu*; zone*; jour*; semaine*; mois; annee*; periode*; partie*; groupe*; camp; camps;
    pays; bataille*; combat*; affrontement*; attaque*; tuerie*; bombardement*; frappe*; evenement*; manifestation*;
    attentat*`),
  ...phrasesOf(`провинци*; мухафаз*; регион*; район*; город*; деревн*; место; места; мест; день; дня; дни; дней; дате; дата;
    недел*; месяц*; год; года; году; годы; период*; сторон*; группировк*; группа; группы; стран*; бой; боев; бои; битв*;
    сражени*; столкновени*; атак*; нападени*; резн*; удар*; обстрел*; событи*; инцидент*; протест*; теракт*`),
  ...phrasesOf(`провінці*; регіон*; міст*; село; села; місце; місця; місць; дні; днів; дня; тижн*; тиждень; місяц*; рік; року;
    році; роки; років; період*; угрупован*; група; групи; країн*; бій; бої; боїв; зіткнен*; напад*; різанин*; обстріл*;
    поді*`),
  ...phrasesOf(`محافظة; المحافظة; محافظات; المحافظات; منطقة; المناطق; مدينة; المدن; بلدة; قرية; مكان; يوم; الأيام; أيام; يوما;
    أسبوع; شهر; شهرا; أشهر; الأشهر; سنة; عام; السنوات; طرف; الأطراف; مجموعة; فصيل; الفصائل; دولة; معركة; المعارك; معارك;
    هجوم; الهجمات; هجمات; مجزرة; المجازر; مجازر; غارة; الغارات; حادثة; أحداث; الأحداث; اشتباك; الاشتباكات`),
];

const comparatives = [
  ...phrasesOf(`more; fewer; less; over; above; below; under; at least; at most; exceed*; deadlier; bloodier; worse; top;
    safest; quietest; calmest; hardest`),
  ...phrasesOf('al menos; por lo menos; supero; superaron; au moins; depass*'),
  ...phrasesOf(`более; больше; менее; меньше; свыше; превыси*; самой; самую; самым; наиболее; наименее; смертоносн*;
    кровопролитн*`),
  ...phrasesOf(`понад; більше; більш; менше; менш; щонайменше; перевищ*; найбільш*; найменш*; найкривавіш*; найгірш*;
    найсмертоносніш*`),
  ...phrasesOf('أكثر; الأكثر; أقل; الأقل; أكبر; أسوأ; أعلى; ما لا يقل; تجاوز; تجاوزت'),
];

const denials = phrasesOf(
  `no; none; nobody; noone; zero; without; never; not; ningun; ninguna; ninguno; nadie; sin; nunca; aucun; aucune;
  personne; sans; n; ne; jamais; не; никто; никого; ни; без; ніхто; нікого; жодного; жодної; жодних; لم; لا; بدون; دون; بلا`,
);
const counted = [
  ...phrasesOf(`death*; dead; died; die; killed; killing*; casualt*; victim*; fatalit*; attack*; battle*; clash*; event*;
    incident*; fighting; violence; protest*; massacre*; bombing*; strike*; airstrike*; shelling*`),
  ...phrasesOf(`muert*; murio; murieron; victima*; ataque*; combate*; batalla*; enfrentamiento*; violencia; bombardeo*;
    incidente*`),
  ...phrasesOf(
    'mort; morts; morte*; tue; tues; tuee*; victime*; attaque*; combat*; affrontement*; bataille*; bombardement*',
  ),
  ...phrasesOf(`погиб*; убит*; убил*; смерт*; жертв*; атак*; нападени*; бой; боев; бои; столкновени*; насили*; удар*;
    обстрел*; событи*`),
  ...phrasesOf('загин*; вбит*; напад*; бій; бої; боїв; зіткнен*; насильств*; поді*; обстріл*'),
  ...phrasesOf(
    'قتل*; قتيل*; القتلى; ضحايا; الضحايا; هجوم*; هجمات; معارك; معركة; اشتباك*; عنف; وفيات; يقتل; تقتل',
  ),
];
