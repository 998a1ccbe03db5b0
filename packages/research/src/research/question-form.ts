import { words } from '@partner-api/text';

// What a question is by its form, in the languages that we know the words of.

/**
 * Whether it asks for a judgement or for the future: whether a place is safe, whether there will be more. Records tell what
 * happened, and sentences that share its words would pass for an answer that nothing here can give.
 */
export function asksJudgement(question: string): boolean {
  const text = padded(question);
  if (forecasts.some((phrase) => text.includes(phrase))) return true;
  return asksWhether(question) || degrees.some((phrase) => text.includes(phrase))
    ? judgements.some((phrase) => text.includes(phrase))
    : false;
}

/** Whether it speaks to whoever answers, and not of what happened: "What can you do?" */
export function addressesUs(question: string): boolean {
  const text = padded(question);
  return addresses.some((phrase) => text.includes(phrase));
}

/** Whether it asks for yes or no, so that no sentence answers it which holds but a part of it. */
export function asksWhether(question: string): boolean {
  const text = padded(question);
  // "Pourquoi a-t-il …": the order of the words alone makes no yes or no.
  const isOfWord = frenchWords.some((word) => text.includes(word)) || text.startsWith(where);
  if (!isOfWord && whetherWords.some((phrase) => text.includes(phrase))) return true;
  if (openings.some((phrase) => text.startsWith(phrase))) return true;
  // Spanish alone opens its questions with a sign; one without a question word is for yes or no.
  return /^\s*¿/u.test(question) && !spanishWords.some((word) => text.startsWith(word));
}

const padded = (text: string): string => ` ${words(text).join(' ')} `;
const listed = (list: string): string[] => list.split(';').map(padded);

const openings = [
  ...listed(
    'is; are; was; were; do; does; did; has; have; had; will; would; can; could; should; isnt; arent; wasnt',
  ),
  ...listed('هل; чи'),
];
const whetherWords = listed(
  'ли; est ce que; est ce qu; t il; t elle; t ils; t elles; ont ils; ont elles; est il; est elle',
);
const frenchWords = listed(
  'combien; comment; pourquoi; quand; qui; quel; quelle; quels; quelles; qu est ce; que s',
);
/** "Où", folded; within a question it is "or". */
const where = ' ou ';
const spanishWords = listed(
  'que; quien; quienes; cual; cuales; cuando; donde; cuanto; cuanta; cuantos; cuantas; como; por; a; en; de; desde; hasta; con; para',
);
const degrees = listed('how; que tan; cuan; quel point; насколько; наскільки; ما مدى');
const judgements = [
  ...listed('safe; safer; unsafe; dangerous; risky'),
  ...listed('segura; seguro; seguras; seguros; peligrosa; peligroso'),
  // Not "sûr", which is spelt as "sur" once it is folded.
  ...listed('sure; sures; dangereux; dangereuse'),
  ...listed('безопасно; безопасна; безопасен; безопасный; опасно; опасна; опасен'),
  ...listed('безпечно; безпечна; безпечний; небезпечно; небезпечна; небезпечний'),
  ...listed('آمنة; آمن; خطرة; خطيرة; خطير'),
];
const addresses = [
  ...listed(
    'can you; do you; are you; could you; your; puedes; puede usted; eres; sabes; pouvez vous; peux tu; es tu',
  ),
  ...listed('etes vous; ты; вы; можешь; можете; ти; ви; هل يمكنك; من انت; ماذا يمكنك'),
];
const forecasts = [
  ...listed('who is winning; is winning; are winning; who will win; who wins the war'),
  ...listed('quien va ganando; quien esta ganando; quien gana; qui gagne; qui est en train de gagner'),
  ...listed('кто побеждает; кто выигрывает; хто перемагає; хто виграє; من ينتصر; من المنتصر'),
  ...listed('will there be; will the; going to be; will it; is there going'),
  ...listed('habra; va a haber; seguira habiendo; y aura t il; va t il y avoir'),
  ...listed('будет ли; будут ли; чи буде; чи будуть; هل سيكون; هل ستكون; هل سوف; هل ستقع'),
];
