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
  /\[\d{1,3}\]|\[(?:citation needed|cita requerida|réf\. (?:nécessaire|souhaitée)|بحاجة لمصدر|источник\?|джерело\?)\]|\((?:see|cf\.?|voir|véase|ver|см\.|див\.|انظر|table|fig\.|figure|annex) [^()]{1,60}\)|\(est\.\)/giu;
// "Newsletter no. 88", "(thread 4/9)", "on page 23": numbers that count nothing.
const places =
  /\(?(?:(?<!\p{L})(?:no\.|page|thread|round|room|sitrep|chapter|vol\.|slide)|№|n[º°])\s?\d{1,3}(?:\/\d{1,3})?\)?(?![\d\p{L}])/giu;
// "(Photo: AFP)", "[Reuters]".
const credits =
  /[([](?:[^()[\]\d]{0,40} )?(?:AP|AFP|EFE|EPA|Reuters|Getty|photo|foto|фото)(?:[\s:/][^()[\]\d]{0,40})?[)\]](?!\s*[-–—])/giu;
const rules = /\+{2,}|\*{2,}|(?<=\s)\/(?=\s)|[✦◆■►▪➡→]/gu;
const via = / via @\w{1,50}\s*$/iu;

const openings: readonly RegExp[] = [
  // "*Forwarded many times*", "Fwd:".
  /^\s*\*?(?:fwd?|forwarded(?: (?:many|several) times| as received)?|reenviado|transféré|переслано|пересилаю|محوّ?ل)(?:\s*:|\*)/iu,
  /^\s*RT @\w{1,50}:?/u,
  /^\s*FILE(?: PHOTO)?\s*[-–—:]/u,
  // "[00:14:32]", "3/", "2)", "¶ 27.".
  /^\s*\[\d{1,2}(?::\d{2}){1,2}\]/u,
  /^\s*(?:[¶§]\s*\d{1,3}[.)]?|\d{1,2}\s?(?:\/\d{0,2}|\)))\s+/u,
  // "BEIRUT (Reuters) - ": where it was written. Without an agency it may be where it happened.
  /^\s*\p{Lu}[\p{Lu}\s.'’-]+,?(?: \p{L}[\p{L}\s.]{1,30},?)? ?\(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,3}\)\s*[-–—]+/u,
];
