import { terms } from '@partner-api/text';
import { shareFound } from '../../index/share-found.js';
import { quoteOf } from '../../results/evidence.js';
import { holdsOne, phrasesOf, spaced } from '../questions/phrases.js';
import type { Candidate, Question } from './read-passages.js';

/** Whether a question asks why, in a language that we know the words of. */
export function asksReason(question: string): boolean {
  const text = spaced(question);
  return holdsOne(text, questionPhrases);
}

/**
 * Whether a sentence may give a reason: it has a word that joins what happened to its cause, or stands under a heading
 * that has. Sentences that merely share the words of the question would pass for a reason that they do not give. In
 * languages without a list every sentence may.
 */
export function saysReason(candidate: Candidate, question: Question): boolean {
  const { passage } = candidate;
  const { language } = passage;
  const phrases = reasonPhrases.get(language);
  if (phrases === undefined) return true;
  const sentence = quoteOf(candidate);
  const headings = passage.content.fields.filter(({ quotable }) => !quotable);
  const joining = [sentence, ...headings.map(({ text }) => text)].flatMap((text) => {
    const said = spaced(text, language);
    return phrases.filter((phrase) => joins(said, phrase)).map((phrase) => ({ text, phrase }));
  });
  const timeWords = sequencePhrases.get(language) ?? [];
  return joining.some(
    ({ text, phrase }) => !timeWords.includes(phrase) || follows(text, phrase, language, question),
  );
}

/**
 * Whether what is asked for stands as what followed: "A was closed after B" gives a reason for A and none for B. Where the
 * word opens the sentence, what followed begins after the first pause.
 */
function follows(text: string, phrase: string, language: string, question: Question): boolean {
  const said = spaced(text, language);
  const place = said.indexOf(phrase);
  const [opening = '', ...rest] = text.split(pause);
  const [effect, cause] =
    place === 0 ? [rest.join(' '), opening] : [said.slice(0, place), said.slice(place + phrase.length)];
  const wanted = question.terms(language);
  const share = (part: string) =>
    shareFound(wanted, new Set(terms(part, language)), question.rarity(language));
  return share(effect) > share(cause);
}

const pause = /[,،;؛:…–—]|\.\.\./u;

/** "Over 40 killed", "after 2016": before a number it is a measure or a time. */
function joins(said: string, phrase: string): boolean {
  for (let place = said.indexOf(phrase); place !== -1; place = said.indexOf(phrase, place + 1))
    if (!/^[0-9]/.test(said.slice(place + phrase.length))) return true;
  return false;
}

const questionPhrases: readonly string[] = [
  ...phrasesOf('why; what caused; what led to; reason for; reasons for; cause of; causes of; how come', 'en'),
  ...phrasesOf('por que; a que se debio; que causo; causa de; causas de; motivo de; motivos de', 'es'),
  ...phrasesOf('pourquoi; cause de; causes de; raison de; raisons de; qu est ce qui a cause', 'fr'),
  ...phrasesOf('لماذا; لم; ما سبب; ما أسباب; ما هي أسباب; ما هو سبب', 'ar'),
  ...phrasesOf('почему; зачем; отчего; из за чего; какова причина; по какой причине; причина; причины', 'ru'),
  ...phrasesOf('чому; навіщо; через що; яка причина; з якої причини; причина; причини', 'uk'),
  ...phrasesOf('warum; weshalb; wieso; grund für; ursache', 'de'),
  ...phrasesOf('por que; porque; causa de; motivo de', 'pt'),
  ...phrasesOf('perché; causa di; motivo di', 'it'),
];

const reasonPhrases: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    en: `because; due to; owing to; as a result; result of; caused; cause; causes; causing; led to; leads to; leading to;
      sparked; triggered; prompted; provoked; in response; response to; in retaliation; retaliation; avenge; revenge;
      reason; reasons; in order to; so that; thanks to; after; following; amid; over; blamed; blames; blame; attributed to;
      therefore; hence; protest against; protests against; protested against; protesting against; demonstrated against; demonstration against;
      demonstrations against; rallied against; demand; demands; demanded; demanding; calling for; called for; call for; object to; objected to; consequently; stems from; stemmed from; aimed at; to prevent; motivated by; driven by; resulted from`,
    es: `porque; debido; protesta contra; protestas contra; protestaron contra; protestan contra; manifestaron contra; exigen; exigieron; exigiendo;
      exigir; reclaman; reclamaron; piden; pidieron; a causa de; causa; causas; causado; causada; causo; provoco; provocado; provocada; por culpa de; ya que;
      dado que; puesto que; tras; despues de; despues de que; en respuesta; en represalia; represalia; venganza; razon; motivo;
      motivos; para que; por eso; a raiz de; como resultado; resultado de; desencadeno; llevo a; gracias a; culpa`,
    fr: `parce; car; manifeste contre; manifestent contre; manifestation contre; manifestations contre; proteste contre; protestent contre;
      reclament; reclame; exigent; exige; demandent; demandant; a cause; cause; causes; cause par; en raison; raison; raisons; suite a; apres; grace a; faute de; du fait;
      puisque; provoque; provoquee; entraine; declenche; en reponse; represailles; en represailles; venger; vengeance; motif;
      afin de; pour que; c est pourquoi; a la suite; resultat de; conduit a; mene a; impute`,
    ar: `لأن; لأنه; احتجاجا على; احتجوا على; تظاهروا ضد; للمطالبة; مطالبين; يطالبون; طالبوا; لأنها; لأنهم; بسبب; سبب; أسباب; نتيجة; جراء; إثر; بعد; ردا على; انتقاما; من أجل; لذلك; أدى إلى; أدت إلى;
      نظرا; إذ; حيث إن; على خلفية; لكي; تسبب; تسببت`,
    ru: `потому; так как; протестовали против; протестуют против; протесты против; протест против; требуя; требуют; потребовали; требовали; поскольку; из за; причина; причиной; причины; причину; вследствие; в результате; благодаря; после;
      в ответ; в отместку; месть; вызвал; вызвала; вызвало; вызвали; вызван; вызвана; привел; привела; привело; привели; поэтому;
      чтобы; ввиду; в связи; спровоцировал; спровоцировала; спровоцировало; на фоне; по вине`,
    uk: `тому; бо; протестували проти; протестують проти; протести проти; протест проти; вимагаючи; вимагають; вимагали; оскільки; через; причина; причиною; причини; причину; внаслідок; унаслідок; у результаті; завдяки; після;
      у відповідь; помста; спричинив; спричинила; спричинило; спричинили; викликав; викликала; викликало; призвів; призвела;
      призвело; призвели; щоб; у зв’язку; спровокував; спровокувала; на тлі; з вини`,
    de: `weil; da; protestierten gegen; protestieren gegen; protest gegen; fordern; forderten; fordernd; denn; wegen; aufgrund; infolge; nachdem; nach; deshalb; daher; ursache; grund; gründe; führte zu; führten zu;
      verursacht; verursachte; ausgelöst; löste; als reaktion; vergeltung; rache; um zu; damit; dank`,
    pt: `porque; devido; por causa; causa; causas; causado; causada; provocou; pois; uma vez que; apos; depois; em resposta;
      retaliacao; vinganca; razao; motivo; para que; como resultado; levou a; gracas`,
    it: `perché; poiché; a causa; causa; cause; causato; causata; provocato; dopo; in risposta; rappresaglia; vendetta; ragione;
      motivo; affinché; per via; in seguito; come risultato; portato a; grazie`,
  }).map(([language, list]) => [language, phrasesOf(list, language)]),
);

/** Those of them that join times as well as causes. */
const sequencePhrases: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    en: 'after; following; amid',
    es: 'tras; despues de; despues de que',
    fr: 'apres; suite a; a la suite',
    ar: 'بعد; إثر',
    ru: 'после; на фоне',
    uk: 'після; на тлі',
    de: 'nach; nachdem',
    pt: 'apos; depois',
    it: 'dopo; in seguito',
  }).map(([language, list]) => [language, phrasesOf(list, language)]),
);
