// Latin, Arabic, full-width and Armenian question marks. The Greek one is excluded, because it looks like a semicolon.
const asked = /[?؟？՞⁇⁈‽][\s"'”’»)\]!]*$/u;

/** Whether a sentence ends with a question mark. */
export function isQuestion(sentence: string): boolean {
  return asked.test(sentence);
}
