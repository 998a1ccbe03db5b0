import { holdsOne, phrasesOf, spaced } from './phrases.js';

// What a question is by its form, in the languages that we know the words of.

/**
 * Whether it asks for a judgement or for the future: whether a place is safe, whether there will be more. Records tell what
 * happened, and sentences that share its words would pass for an answer that nothing here can give.
 */
export function asksJudgement(question: string): boolean {
  const text = spaced(question);
  if (holdsOne(text, forecasts)) return true;
  return asksWhether(question) || holdsOne(text, degrees) ? holdsOne(text, judgements) : false;
}

/** Whether it speaks to whoever answers, and not of what happened: "What can you do?" */
export function addressesUs(question: string): boolean {
  const text = spaced(question);
  return holdsOne(text, addresses);
}

/** Whether it asks first of all who did something. */
export function opensWithWho(question: string): boolean {
  const text = spaced(question);
  return whoOpenings.some((opening) => text.startsWith(opening));
}

/** Whether it asks for a place, so that another one than it names may answer it. */
export function asksWhere(question: string): boolean {
  const text = spaced(question);
  return holdsOne(text, whereWords) || text.startsWith(where);
}

/** Whether it asks for yes or no, so that no sentence answers it which holds but a part of it. */
export function asksWhether(question: string): boolean {
  const text = spaced(question);
  // "Pourquoi a-t-il …": the order of the words alone makes no yes or no.
  const isOfWord = holdsOne(text, frenchWords) || text.startsWith(where);
  if (!isOfWord && holdsOne(text, whetherWords)) return true;
  if (openings.some((phrase) => text.startsWith(phrase))) return true;
  // Spanish alone opens its questions with a sign; one without a question word is for yes or no.
  return /^\s*¿/u.test(question) && !spanishWords.some((word) => text.startsWith(word));
}

const openings = [
  ...phrasesOf(
    'is; are; was; were; do; does; did; has; have; had; will; would; can; could; should; isnt; arent; wasnt',
  ),
  ...phrasesOf('هل; чи'),
];
const whetherWords = phrasesOf(
  'ли; est ce que; est ce qu; t il; t elle; t ils; t elles; ont ils; ont elles; est il; est elle',
);
const frenchWords = phrasesOf(
  'combien; comment; pourquoi; quand; qui; quel; quelle; quels; quelles; qu est ce; que s',
);
/** "Où", folded; within a question it is "or". */
const where = ' ou ';
const whereWords = phrasesOf('where; donde; adonde; где; куда; откуда; де; куди; звідки; أين');
const spanishWords = phrasesOf(
  'que; quien; quienes; cual; cuales; cuando; donde; cuanto; cuanta; cuantos; cuantas; como; por; a; en; de; desde; hasta; con; para',
);
const whoOpenings = phrasesOf('who; by whom; quien; quienes; qui; wer; chi; quem; кто; кем; хто; ким; من');
const degrees = phrasesOf('how; que tan; cuan; quel point; насколько; наскільки; ما مدى');
const judgements = [
  ...phrasesOf('safe; safer; unsafe; dangerous; risky'),
  ...phrasesOf('segura; seguro; seguras; seguros; peligrosa; peligroso'),
  // Not "sûr", which is spelt as "sur" once it is folded.
  ...phrasesOf('sure; sures; dangereux; dangereuse'),
  ...phrasesOf('безопасно; безопасна; безопасен; безопасный; опасно; опасна; опасен'),
  ...phrasesOf('безпечно; безпечна; безпечний; небезпечно; небезпечна; небезпечний'),
  ...phrasesOf('آمنة; آمن; خطرة; خطيرة; خطير'),
];
const addresses = [
  ...phrasesOf(
    'can you; do you; are you; could you; your; puedes; puede usted; eres; sabes; pouvez vous; peux tu; es tu',
  ),
  ...phrasesOf('etes vous; ты; вы; можешь; можете; ти; ви; هل يمكنك; من انت; ماذا يمكنك'),
];
const forecasts = [
  ...phrasesOf('who is winning; is winning; are winning; who will win; who wins the war'),
  ...phrasesOf('quien va ganando; quien esta ganando; quien gana; qui gagne; qui est en train de gagner'),
  ...phrasesOf('кто побеждает; кто выигрывает; хто перемагає; хто виграє; من ينتصر; من المنتصر'),
  ...phrasesOf('will there be; will the; going to be; will it; is there going'),
  ...phrasesOf('habra; va a haber; seguira habiendo; y aura t il; va t il y avoir'),
  ...phrasesOf('будет ли; будут ли; чи буде; чи будуть; هل سيكون; هل ستكون; هل سوف; هل ستقع'),
];
