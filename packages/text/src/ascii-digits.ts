const foreignDigit = /(?![0-9])\p{Nd}/gu;

/** Replaces the decimal digits of every script with ASCII digits: `٢٠١٧` and `२०१७` become `2017`. */
export function asciiDigits(text: string): string {
  return text.replace(foreignDigit, (digit) => String(digitValue(digit)));
}

// Every set of decimal digits is ten consecutive code points from zero (Unicode Standard, 4.6), also where sets are adjacent.
// The distance to the start of the run modulo ten is therefore the value.
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let start = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
  return (codePoint - start) % 10;
}
