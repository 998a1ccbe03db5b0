import { isCount, KINDS } from '../items/counted.js';
import { hasTag, type Item, isSilent, wordOf } from '../items/item.js';
import { folded } from '../language/folded.js';
import { VAGUE_TAGS } from '../lexicons/lexicon.js';
import type { Detail } from './detail.js';

/** "40 students", "cinq policiers", "no children": people of a kind, where a number, a denial or a word for how many goes before. */
export function victimsAt(items: readonly Item[], place: number): Detail | null {
  if (!isCounting(items, place)) return null;
  const first = endOfNoun(items, place);
  if (first === null) return null;
  let to = first;
  // "Women and children".
  while (hasTag(items[to], 'and') && isNoun(items[to + 1])) to += 2;
  if (isDoer(items, to) || mayBeOtherwise(items, place, to)) return null;
  return { from: place, to, told: 'victims' };
}

/** "40 gunmen killed people". */
function isDoer(items: readonly Item[], verb: number): boolean {
  if (!hasTag(items[verb], 'slew')) return false;
  let object = verb + 1;
  while (isSilent(items[object]) && !hasTag(items[object], 'in')) object++;
  return hasTag(items[object], 'people', 'civilians', 'to') || items[object]?.type === 'number';
}

/**
 * "31 pilgrims died in Karbala", "33 шахтёра погибли", "900 mujeres fueron asesinadas": of an accident, a disease or a crime, where no
 * violence that is counted here and nobody who did it is named.
 */
function mayBeOtherwise(items: readonly Item[], from: number, to: number): boolean {
  if (items.some((item) => item.type === 'actor' || hasTag(item, 'war', ...KINDS))) return false;
  const nouns = items.slice(from, to).map(wordOf);
  const verbs = items.filter((item) => hasTag(item, 'killed')).map(wordOf);
  const isAccident = nouns.some((word) => ofAccidents.test(word)) && !verbs.some((word) => slain.test(word));
  return (
    isAccident || (verbs.some((word) => murdered.test(word)) && nouns.some((word) => ofCrimes.test(word)))
  );
}

const ofAccidents = folded(
  /^(?:miners|passengers|patients|pilgrims|travell?ers|commuters|migrants|fishermen|workers|labou?rers|employees|staff|prisoners|inmates|detainees|mineros|pasajer[oa]s|pacientes|peregrinos|viajeros|migrantes|pescadores|trabajador(?:es|as)|obreros|empleados|pres[oa]s|reclus[oa]s|detenidos|mineurs?|passagers|patients|pèlerins|voyageurs|pêcheurs|travailleurs|ouvriers|employés|prisonniers|détenus|шахт[её]р(?:ов|а|ы)|пассажир(?:ов|а|ы)|пациент(?:ов|а|ы)|паломник(?:ов|а|и)|мигрант(?:ов|а|ы)|рыбак(?:ов|а|и)|рабочих|заключ[её]нных|шахтар(?:ів|я|і)|пасажир(?:ів|а|и)|пацієнт(?:ів|а|и)|паломник(?:ів|а|и)|мігрант(?:ів|а|и)|рибал(?:ок|ки)|робітник(?:ів|а|и)|مرضى|عاملا?|عمال|حجاج|راكبا|ركاب|مهاجر(?:ا|ين)|سجينا|سجناء)$/u,
);
const slain = folded(/kill|slain|massacr|slaughter|murder|asesin|mata|tué|убит|вбит|قتل|قتيل/u);
const murdered = folded(/asesin|murder|assassin/u);
const ofCrimes = folded(
  /^(?:women|police|policemen|officers|journalists?|activists|mujer(?:es)?|policías?|agentes|líderes|periodistas?|activistas|sindicalistas|concejales|femmes?|policiers?|journalistes?)$/u,
);

/** After the noun that begins at a place, with a word before it that says of what kind: "aid workers", "police officers". */
function endOfNoun(items: readonly Item[], place: number): number | null {
  if (isNoun(items[place]) && isNoun(items[place + 1])) return place + 2;
  if (isNoun(items[place])) return place + 1;
  return items[place]?.type === 'unknown' && isNoun(items[place + 1]) ? place + 2 : null;
}

function isCounting(items: readonly Item[], place: number): boolean {
  let before = place - 1;
  while (isSilent(items[before]) && !hasTag(items[before], 'in')) before--;
  const item = items[before];
  return isCount(items, before) || hasTag(item, 'no', 'how_many', ...VAGUE_TAGS);
}

/** Only where it means nobody in particular: "rebels" are a party where the records have one. */
export function isNoun(item: Item | undefined): boolean {
  if (item?.type !== 'unknown' && !hasTag(item, 'restricts', 'members')) return false;
  return persons.some((words) => words.test(wordOf(item)));
}

const persons: readonly RegExp[] = [
  /^(?:women and children|child|children|kids|minors|toddlers|babies|infants|wom[ae]n|m[ae]n|girls|boys|teenagers|youths?|students?|pupils|school(?:children|girls|boys)|teachers?|worshipp?ers|villagers|farmers|herders|herdsmen|residents|locals|townspeople|journalists?|reporters|doctors?|medics|nurses|paramedics|patients|rescuers|volunteers|workers|labou?rers|miners|staff|staffers|employees|pilgrims|mourners|passengers|travell?ers|commuters|shoppers|traders|vendors|fishermen|loggers|migrants|refugees|displaced|returnees|prisoners|inmates|detainees|hostages|captives|protest[eo]rs|demonstrators|activists|officials|politicians|police|police(?:men|women|man)|officers?|soldiers?|troops|servicemen|personnel|conscripts|recruits|cadets|guards|peacekeepers|gendarmes|fighters?|militants?|insurgents?|guerrillas|gunmen|jihadists|terrorists|militiamen|combatants|vigilantes|christians|muslims|yazidis|yezidis|catholics|priests|monks|imams|elders)$/,
  folded(
    /^(?:niñ[oa]s?|menores|adolescentes|jóvenes|mujer(?:es)?|hombres|estudiantes?|alumnos|maestr[oa]s|profesores|fieles|feligreses|aldean[oa]s|campesin[oa]s?|agricultores|ganaderos|indígenas?|pescadores|mineros|trabajador(?:es|as)|obreros|empleados|periodistas?|médic[oa]s|enfermer[oa]s|pacientes|rescatistas|peregrinos|pasajer[oa]s|viajeros|migrantes|refugiad[oa]s|desplazad[oa]s|pres[oa]s|reclus[oa]s|detenidos|rehenes|secuestrados|manifestantes|activistas|funcionarios|policías?|agentes|soldados?|militares|uniformados|efectivos|infantes|guerriller[oa]s?|combatientes|milicianos|paramilitares|insurgentes|rebeldes|yihadistas|terroristas|líderes|sindicalistas|diputados|concejales|vecinos|pobladores|cristianos|musulmanes|yazid[ií]es)$/u,
  ),
  folded(
    /^(?:enfants?|mineurs?|adolescents?|jeunes|femmes?|hommes?|élèves?|étudiant(?:e?s)?|lycéens|écoliers|enseignants|professeurs|fidèles|villageois|agriculteurs|paysans|éleveurs|bergers|pêcheurs|travailleurs|ouvriers|employés|journalistes?|médecins?|infirmi(?:er|ère)s|patients|secouristes|pèlerins|passagers|voyageurs|migrants|réfugiés|déplacés|prisonniers|détenus|otages|manifestants|militants|policiers?|gendarmes?|soldats?|militaires|combattants?|rebelles|insurgés|d?jihadistes|terroristes|miliciens|casques|chrétiens|musulmans|yézidis|religieux|imams)$/u,
  ),
  folded(
    /^(?:طفل[اة]?|أطفال|قاصر(?:ا|ين)?|نساء|امرأة|رجلا?|رجال|شاب(?:ا|ين)?|طالب(?:ا|ة)?|طلاب|تلاميذ|تلميذا|معلم(?:ا|ين)|مصل(?:يا|ين)|قروي(?:ا|ين)|مزارع(?:ا|ين)|صحفي(?:ا|ين)|صحافي(?:ا|ين)|أطباء|مسعف(?:ا|ين)|مرضى|عاملا?|عمال|موظف(?:ا|ين)|حجاج|راكبا|ركاب|مهاجر(?:ا|ين)|لاجئ(?:ا|ين)|نازح(?:ا|ين)|سجينا|سجناء|رهينة|رهائن|متظاهر(?:ا|ين)|شرطي(?:ا|ين)|عنصرا|عناصر|جنديا?|جنود|عسكري(?:ا|ين)|ضابطا|ضباط|مقاتل(?:ا|ين)|مسلح(?:ا|ين)|إرهابي(?:ا|ين)|متمرد(?:ا|ين)|مسيحي(?:ا|ين)|مسلما?|مسلمين|إيزيدي(?:ا|ين))$/u,
  ),
  folded(
    /^(?:дет(?:ей|и)|детьми|реб[её]н(?:ок|ка)|женщин[аыу]?|мужчин[аыу]?|подростк(?:ов|а|и)|несовершеннолетн(?:их|ий)|школьник(?:ов|а|и)|студент(?:ов|а|ы)|учащихся|учител(?:ей|я|и)|верующих|прихожан|крестьян|фермер(?:ов|а|ы)|журналист(?:ов|а|ы)|врач(?:ей|а|и)|медик(?:ов|а|и)|пациент(?:ов|а|ы)|спасател(?:ей|я|и)|рабочих|шахт[её]р(?:ов|а|ы)|рыбак(?:ов|а|и)|паломник(?:ов|а|и)|пассажир(?:ов|а|ы)|мигрант(?:ов|а|ы)|беженц(?:ев|а|ы)|пленных|заключ[её]нных|заложник(?:ов|а|и)|протестующих|демонстрант(?:ов|а|ы)|полицейск(?:их|ий|ого|ие)|силовик(?:ов|а|и)|солдата?|солдаты|военнослужащ(?:их|ий|его|ие)|военных|боевик(?:ов|а|и)|бойц(?:ов|а|ы)|террорист(?:ов|а|ы)|повстанц(?:ев|а|ы)|христиан|мусульман)$/u,
  ),
  folded(
    /^(?:діт(?:ей|и)|дитин[аиу]|жін(?:ок|к[аиу])|підлітк(?:ів|а|и)|неповнолітніх|школяр(?:ів|а|і)|студент(?:ів|а|и)|учн(?:ів|я|і)|вчител(?:ів|я|і)|вірян|селян|фермер(?:ів|а|и)|журналіст(?:ів|а|и)|лікар(?:ів|я|і)|медик(?:ів|а|и)|пацієнт(?:ів|а|и)|рятувальник(?:ів|а|и)|робітник(?:ів|а|и)|шахтар(?:ів|я|і)|рибал(?:ок|ки)|паломник(?:ів|а|и)|пасажир(?:ів|а|и)|мігрант(?:ів|а|и)|біженц(?:ів|я|і)|полонених|заручник(?:ів|а|и)|протестувальник(?:ів|а|и)|поліцейськ(?:их|ого|і)|правоохоронц(?:ів|я|і)|солдат(?:ів|а|и)?|військов(?:их|ого|і)|військовослужбовц(?:ів|я|і)|бойовик(?:ів|а|и)|бі?йц(?:ів|я|і)|терорист(?:ів|а|и)|повстанц(?:ів|я|і)|християн|мусульман)$/u,
  ),
];
