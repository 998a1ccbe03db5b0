// Latin, Arabic, full-width and Armenian question marks; the Greek one is a semicolon and would catch others.
const asked = /[?؟？՞⁇⁈‽][\s"'”’»)\]!]*$/u;

/** Whether a sentence asks, and so states nothing. */
export function isQuestion(sentence: string): boolean {
  return asked.test(sentence);
}
