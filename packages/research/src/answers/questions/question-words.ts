import { words } from '@partner-api/text';

/**
 * The question without the words that only make it one. No record has to hold them, so they must not count as parts
 * of the question that went unanswered.
 */
export function askedWords(question: string, language: string): string {
  const frame = frames.get(language === 'und' ? 'en' : language);
  // Without a list the text stays whole: in scripts without spaces, words put side by side would read differently.
  if (frame === undefined) return question;
  return words(question, language)
    .filter((word) => !frame.has(word))
    .join(' ');
}

// Folded, as `words` gives them. English stop words are left out of terms anyway.
const lists: Readonly<Record<string, string>> = {
  en: `about describe did explain give happen happened happening is know known learn list many much name please reported
    say says show tell was were`,
  es: `al algo como con cual cuales cuando cuanta cuantas cuanto cuantos de del donde el en es esta fue fueron ha han
    hay la las lo los ocurrio ocurrido para paso pasado por porque que quien quienes sabe saben se sobre son su sus un
    una y`,
  fr: `a au aux avec ce combien comment d dans de des du en est et ete etait il l la le les ou par pour pourquoi qu que
    quel quelle quelles quels qui quoi s sait savoir se sont sur un une`,
  ar: `اين اي الي التي الذي عن على في كم كيف لماذا ما ماذا متى من هل هو هي و`,
  ru: `был была были было в где и из известно как какая какие какои какое кем когда кого кому кто куда ли на о об от по
    почему при произошло с сколько случилось что`,
  uk: `був була були було в відомо де до за з і та із коли кого кому куди на про по при сталося скільки у хто
    чи чому що як яка яке який які`,
};

const frames = new Map(
  Object.entries(lists).map(([language, list]) => [
    language,
    new Set(list.split(/\s+/).flatMap((word) => words(word, language))),
  ]),
);
