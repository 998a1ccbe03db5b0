/**
 * What a post says, without what it is sent with: whose words it repeats, links, references, credits, the number that it
 * has in a list, and pictures, which are pauses.
 */
export function statementIn(text: string): string {
  const bare = text
    .replace(pictures, ' · ')
    .replace(links, ' ')
    .replace(references, ' ')
    .replace(places, ' ')
    .replace(credits, ' ')
    .replace(rules, ' · ')
    .replace(via, '');
  return openings.reduce((rest, opening) => rest.replace(opening, ''), bare);
}

// Those that deny stay, and are read as no word is.
const pictures = /(?![❌🚫⛔✖❎👎])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{fe0f}|\u{200d}/gu;
const links = /https?:\/\/\S+/giu;
// "[12]", "[citation needed]", "(see section 4.2)".
const references =
  /(?<=[\p{L}\p{N}.,;!?"”»)\]])\[\d{1,3}\]|\[(?:citation needed|cita requerida|réf\. (?:nécessaire|souhaitée)|بحاجة لمصدر|источник\?|джерело\?)\]|\((?:(?:see|cf\.?|voir|véase|ver|см\.|див\.|انظر) )?(?:section|table|tabla|tableau|fig\.?|figure|figura|annex|annexe|anexo|chapter|capítulo|chapitre|pages?|pp?\.|note|раздел|табл\.?|рис\.?|розділ|القسم|الجدول|الصفحة) ?[\d.]{1,6}[A-Za-z]?\)/giu;
// "Newsletter no. 88", "(thread 4/9)", "on page 23": numbers that count nothing.
const places =
  /\(?(?:(?<!\p{L})(?:[Nn]o\.|[Pp]age|[Tt]hread|[Rr]ound|[Rr]oom|[Ss]itrep|SITREP|[Cc]hapter|[Vv]ol\.|[Ss]lide)|№|n[º°])\s?\d{1,3}(?:\/\d{1,3})?\)?(?![\d\p{L}]|\s\p{Ll})/gu;
// "(AFP)", "[Reuters]", "(AFP/Getty)", "(Photo: Ann Lee/AFP)"; any other word may deny what is told.
const credits =
  /[([](?:(?:[Pp]hotos?|PHOTO|[Ff]otos?|[Фф]ото)(?:[\s:/]+(?:by |de )?(?:\p{Lu}[\p{L}.’'-]*(?:[\s/,]+\p{Lu}[\p{L}.’'-]*){0,4}[\s/,]*)?)?|(?:(?:AP|AFP|EFE|EPA|Reuters|Getty(?: Images)?)[\s/,&]*){1,3})[)\]](?!\s*[-–—])/gu;
const rules = /\+{2,}|\*{2,}|(?<=\s)\/(?=\s)|[✦◆■►▪➡→]/gu;
const via = / via @\w{1,50}\s*$/iu;

const openings: readonly RegExp[] = [
  // "*Forwarded many times*", "Fwd:".
  /^\s*\*?(?:fwd?|forwarded(?: (?:many|several) times| as received)?|reenviado|transféré|переслано|пересилаю|محوّ?ل)(?:\s*:|\*)/iu,
  /^\s*RT @\w{1,50}:?/u,
  /^\s*FILE(?: PHOTO)?\s*[-–—:]/u,
  // "[00:14:32]", "3/", "2)", "¶ 27.".
  /^\s*\[\d{1,2}(?::\d{2}){1,2}\]/u,
  /^\s*(?:[¶§]\s*\d{1,3}[.)]?|\d{1,2}\s?(?:\/\d{0,2}|\)))\s+(?!\p{Ll})/u,
  // "BEIRUT (Reuters) - ": where it was written. Without an agency it may be where it happened.
  /^\s*\p{Lu}[\p{Lu}\s.'’-]{1,60},?(?: \p{L}[\p{L}\s.]{1,30},?)? ?\(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,3}\)\s*[-–—]+/u,
];
