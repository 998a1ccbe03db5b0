import { listsByLanguage } from '@partner-api/reading';
import { words } from '@partner-api/text';

/**
 * What a denial at a place of a clause reaches: the words behind it up to "that" and the like, and none where it is believing or
 * knowing that is denied.
 */
export function denialScope(clause: readonly string[], place: number, language: string): readonly string[] {
  const behind = clause.slice(place + 1, place + 1 + longestScope);
  if (behind.slice(0, nearby).some((word) => attitudes.of(language)?.has(word))) return [];
  const end = behind.findIndex((word) => complementisers.of(language)?.has(word));
  return end === -1 ? behind : behind.slice(0, end);
}

/** Words. */
const longestScope = 12;
/** Words: "is no great secret". */
const nearby = 3;

const readList = (list: string, language: string): ReadonlySet<string> => new Set(words(list, language));

const complementisers = listsByLanguage(
  {
    en: 'that but about how why whether if',
    es: 'que como porque si',
    fr: 'que comment pourquoi si',
    de: 'dass wie warum ob',
    pt: 'que como porque se',
    it: 'che come perché se',
    ar: 'أن أنه أنها كيف لماذا',
    ru: 'что как почему',
    uk: 'що як чому',
  },
  readList,
);

/** "Can't believe the president ate a dog", "it is no secret", "nobody talks about it". */
const attitudes = listsByLanguage(
  {
    en: `believe believing secret deny denying know knew doubt wonder surprise surprised surprising talk talks talking heard hear
      seen matter want wants joke kidding forget`,
    es: 'creer creo secreto negar saber sabe duda habla hablan sorpresa',
    fr: 'croire crois secret nier savoir sait doute parle parlent surprise',
    de: 'glauben glaube geheimnis wissen weiß zweifel überraschung spricht',
    pt: 'acreditar acredito segredo negar saber sabe dúvida fala falam surpresa',
    it: 'credere credo segreto negare sapere sa dubbio parla parlano dice sorpresa',
    ar: 'أصدق تصدق سر شك يتحدث',
    ru: 'верю верится секрет тайна знает знали сомнений говорит',
    uk: 'вірю віриться секрет таємниця знає знали сумнівів говорить',
  },
  readList,
);
