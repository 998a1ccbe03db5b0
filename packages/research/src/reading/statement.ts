/** What a post says, without what it is sent with: whose words it repeats, links, and pictures, which are pauses. */
export function statementIn(text: string): string {
  return text.replace(pictures, ' · ').replace(links, ' ').replace(repeated, '').replace(via, '');
}

// Those that deny stay, and are read as no word is.
const pictures = /(?![❌🚫❗⛔✖❎👎])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{fe0f}|\u{200d}/gu;
const links = /https?:\/\/\S+/giu;
const repeated = /^\s*RT @\w{1,50}:?/u;
const via = / via @\w{1,50}\s*$/iu;
