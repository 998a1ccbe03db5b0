import { folded } from '../language/folded.js';

// Words that join what is said of the dead to the events, side by side as they stand in a text.

/** "In which", "where": whoever is told after it died in each. */
const IN_WHICH = [
  ...['(?:in|during) (?:each of )?which', 'where', 'that (?:had|saw)', 'which (?:had|saw)'],
  ...['en (?:los|las) (?:que|cuales)', 'en (?:cada uno|cada una) de (?:los|las) (?:que|cuales)', 'donde'],
  ...['(?:dans|lors d|durant|pendant) ?(?:lesquels|lesquelles)', '(?:lors|au cours) (?:desquels|desquelles)'],
  ...['ou', 'в (?:ходе )?котор(?:ых|ом|ои)', 'во время котор(?:ых|ого|ои)', 'где'],
  ...['(?:у|в) як(?:их|ому|іи)', '(?:під час|в ході|у ході) як(?:их|ого|ої)', 'де'],
];

/** "With more than ten deaths". */
const WITH = [
  ...['with(?: an?)?', 'con(?: un)?', 'avec(?: un)?', 'с', 'со', 'з', 'із', 'зі'],
  ...['having', 'had', 'que (?:tuvieron|registraron)'],
];

/** "That killed": the events did it. */
const THAT = [...['that', 'que', 'qui', 'ayant', 'котор(?:ые|ыи|ая|ое)', 'як(?:і|ии|а|е)', 'що']];

/** The same where a clause of its own may begin: what it tells is then said of all that were counted. */
const WHICH = ['which', 'التي', 'الذي'];

const AUXILIARY = [
  ...['were', 'was', 'have', 'has', 'had', 'been', 'there were', 'there was', 'did', 'do', 'in fact'],
  ...['fueron', 'fue', 'han', 'ha', 'habian', 'hubo', 'se', 'hayan', 'habia'],
  ...['ont', 'a', 'avaient', 'sont', 'furent', 'il y a eu', 'n', 'ne', 'ont elles', 'ont ils'],
  ...['был[оаи]?', 'бул[оаи]', 'كان', 'كانت', 'قد'],
];

/** "Each", "chacun", "каждый". */
const EACH =
  /^(?:each|apiece|cada un[oa]|chacune?|кажд(?:ыи|ая|ое|ом)|кожн(?:ии|а|е|ому|іи)|كل منها|كل واحد منها)$/u;

export type Link = 'in_which' | 'with' | 'that' | 'which';

const LINKS: readonly (readonly [Link, RegExp])[] = [
  ['in_which', linkOf(IN_WHICH)],
  ['with', linkOf(WITH)],
  ['that', linkOf(THAT)],
  ['which', linkOf(WHICH)],
];

function linkOf(words: readonly string[]): RegExp {
  return folded(new RegExp(`^(?:${words.join('|')})(?: (?:${AUXILIARY.join('|')}))*$`, 'u'));
}

const auxiliaries = folded(new RegExp(`^(?:${AUXILIARY.join('|')})$`, 'u'));

/** What may tell of the place or the time that stands before it: "in Homs, where ten died". */
export function mayBeOfPlace(words: string): boolean {
  return /^(?:where|donde|ou|где|де)(?: |$)/u.test(words);
}

/** What words join, nothing where they join nothing. */
export function linkIn(words: string): Link | null {
  return LINKS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

export function isAuxiliary(word: string): boolean {
  return auxiliaries.test(word);
}

export function isEach(words: string): boolean {
  return EACH.test(words);
}

/** "Killing": what came of it, which may be said of all that were counted. */
export function isParticiple(word: string): boolean {
  return /^(?:(?:kill|leav|claim|caus|tak|cost|bring|result|lead)ing(?: |$)|(?:matando|dejando|causando|tuant|causant|coutant|faisant)|унес(?:ши|я)|уби(?:в|вши)$)/u.test(
    word,
  );
}

/** "Makes dead": no word for killing by itself. */
export function isMaking(word: string): boolean {
  return /^(?:fait|ont fait|a fait|font|firent|faisant)$/.test(word);
}

/** Of a word for death that has those who died for its object, though it names no killing: "أسفر عن مقتل". */
export function bringsDeath(word: string): boolean {
  return bringing.test(word);
}

const bringing = folded(
  /^(?:claimed |cost |took |أسفر|أدت? |أدى |تسبب|أود|خلف|привел|привод|призвел|спричин|se cobr)/u,
);

/** "In total": said of all of them. */
export function isOfAll(word: string): boolean {
  return /(?:^| )(?:total|together|combined|altogether|overall|collectively|all told|in all|juntos|juntas|conjunto|ensemble|en tout|в сумме|в общеи сложности|вместе|суммарно|разом|загалом|сукупно|اجمالي|مجموع|مجتمعة|معا)(?: |$)/u.test(
    word,
  );
}
