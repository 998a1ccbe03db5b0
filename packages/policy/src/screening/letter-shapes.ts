// One shape for letters that look alike in Latin, Cyrillic and Greek, capitals included (Cyrillic "Н" is a Latin "H").
// Rules and texts go through the same table, so that a shape needs no language: only two words that fall together
// could do harm, and words of different scripts seldom do.
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', н: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', о: 'o', р: 'p' },
  ...{ с: 'c', ѕ: 's', т: 't', у: 'y', х: 'x', ԁ: 'd', ԛ: 'q', ԝ: 'w', ӏ: 'i', һ: 'h', ґ: 'г', ў: 'y' },
  ...{ α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't' },
  ...{ υ: 'y', χ: 'x', σ: 's', ω: 'w', ϲ: 'c', ϳ: 'j', γ: 'y' },
  ...{ ɑ: 'a', ɡ: 'g', ɩ: 'i', ɪ: 'i', ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h' },
  ...{ ᴊ: 'j', ᴋ: 'k', ʟ: 'i', ᴍ: 'm', ɴ: 'h', ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v' },
  ...{ ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ɛ: 'e', ɔ: 'o', ə: 'e', ħ: 'h', ŧ: 't' },
  // Small l, capital I and the digit one are drawn alike.
  ...{ l: 'i' },
  ...{ ة: 'ه', ڪ: 'ك', ہ: 'ه', ھ: 'ه', ە: 'ه', ے: 'ي' },
};

const latinDigits: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'b', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '€': 'e', '£': 'i', '!': 'i', '|': 'i' },
};
const cyrillicDigits: Readonly<Record<string, string>> = { ...latinDigits, '3': 'з', '4': 'ч', '6': 'б' };

/** Characters that may stand for a letter inside a word. */
export const standIn = /[0-9@$€£!|*]/;

/** How the letters of a folded word look; characters that stand for letters stay as they are. */
export function letterShapes(word: string): string {
  let shapes = '';
  for (const letter of word) shapes += lookAlikes[letter] ?? letter;
  return shapes;
}

/** The words that a word with digits and signs for letters may be meant to be: as in Latin, as in Cyrillic. */
export function withoutStandIns(shapes: string): string[] {
  const read = (table: Readonly<Record<string, string>>) =>
    shapes.replace(/[0-9@$€£!|]/g, (sign) => table[sign] ?? sign);
  const [latin, cyrillic] = [read(latinDigits), read(cyrillicDigits)];
  return latin === cyrillic ? [latin] : [latin, cyrillic];
}

/** Without doubled letters: "hosppittal" and "refuuugees" are read as they are meant. */
export function singleLetters(shapes: string): string {
  let single = '';
  let last = '';
  for (const letter of shapes) {
    if (letter !== last) single += letter;
    last = letter;
  }
  return single;
}
