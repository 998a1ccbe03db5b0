/** NFC, as `String.normalize` gives it, in a time that grows with the length of the text. */
export function composed(text: string): string {
  return withFewMarks(text).normalize('NFC');
}

/** The same in NFKD. */
export function decomposed(text: string): string {
  return withFewMarks(text).normalize('NFKD');
}

// To put the marks of one letter in order takes the square of their number. The stream-safe format of Unicode (UAX 15) has
// no more of them in a row, several times what any language writes.
const mostMarks = 30;
const marks = /\p{M}{2,}/gu;

function withFewMarks(text: string): string {
  return text.length <= mostMarks ? text : text.replace(marks, fewOf);
}

function fewOf(run: string): string {
  return run.length <= mostMarks ? run : [...run].slice(0, mostMarks).join('');
}
