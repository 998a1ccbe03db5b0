/** A word, and what stands before it within the same written word. */
export interface WordReading {
  /** `and` for the Arabic conjunction; other particles mean no more than a preposition. */
  readonly before: 'and' | 'particle' | null;
  readonly word: string;
}

/**
 * The ways to read a written word. Arabic writes one-letter conjunctions and prepositions, and the article, as part of
 * the word that follows: `وحمص`, `بإدلب`, `للمدنيين`.
 */
export function wordReadings(written: string): readonly WordReading[] {
  const plain: WordReading = { before: null, word: written };
  if (!arabic.test(written)) return [plain];
  return [plain, ...withoutParticles(written)].flatMap((reading) => [reading, ...withoutArticle(reading)]);
}

const arabic = /^\p{Script=Arabic}/u;

function withoutParticles(written: string): WordReading[] {
  const rest = written.slice(1);
  if (rest.length < 2) return [];
  const found: WordReading[] = [];
  if (written.startsWith('و') || written.startsWith('ف')) {
    found.push({ before: 'and', word: rest });
    if (/^[بلك]/.test(rest) && rest.length > 3) found.push({ before: 'and', word: rest.slice(1) });
  }
  if (written.startsWith('لل') && written.length > 3)
    found.push({ before: 'particle', word: `ال${written.slice(2)}` });
  if (/^[بلك]/.test(written)) found.push({ before: 'particle', word: rest });
  return found;
}

function withoutArticle({ before, word }: WordReading): WordReading[] {
  return word.startsWith('ال') && word.length > 4 ? [{ before, word: word.slice(2) }] : [];
}
