const foreignDigit = /(?![0-9])\p{Nd}/gu;

/** The text with the decimal digits of every script written in ASCII: `٢٠١٧` and `२०१७` become `2017`. */
export function asciiDigits(text: string): string {
  return text.replace(foreignDigit, (digit) => String(digitValue(digit)));
}

// Unicode lays out every set of decimal digits as ten consecutive code points from zero, and sets that touch one
// another do so in whole tens (Unicode Standard, 4.6): the distance to the start of the run gives the value.
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let start = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
  return (codePoint - start) % 10;
}
