/** Returns the text in NFC, in linear time; runs of more than 30 combining marks are cut. */
export function composed(text: string): string {
  return withFewMarks(text).normalize('NFC');
}

/** Returns the text in NFKD, in linear time; runs of more than 30 combining marks are cut. */
export function decomposed(text: string): string {
  return withFewMarks(text).normalize('NFKD');
}

// Normalization sorts the marks of one letter in quadratic time. The Stream-Safe Text Format (UAX 15) has the same limit, which
// is several times what any language needs.
const mostMarks = 30;
const marks = /\p{M}{2,}/gu;

function withFewMarks(text: string): string {
  return text.length <= mostMarks ? text : text.replace(marks, fewOf);
}

function fewOf(run: string): string {
  return run.length <= mostMarks ? run : [...run].slice(0, mostMarks).join('');
}
