import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentences } from '../src/index.js';

function texts(text: string, lang?: string): string[] {
  return sentences(text, lang).map((sentence) => sentence.text);
}

describe('sentences', () => {
  it('returns offsets without the white space around a sentence', () => {
    expect(sentences('  One.  Two! ')).toEqual([
      { text: 'One.', start: 2, end: 6 },
      { text: 'Two!', start: 8, end: 12 },
    ]);
  });

  it.each([
    ['Dr. Smith met Gen. Ali at the U.S. Army base. He left.', 'en', 2],
    ['He met Al. Karam left the city.', 'en', 2],
    ['It was decided in Brown v. Board of Education. Jones et al. 1998 agree.', 'en', 2],
    ['J. A. Doe signed No. 5 of the orders. It failed.', 'en', 2],
    ['He moved to the U.S. The army stayed.', 'en', 2],
    ['The answer was no. They left.', 'en', 2],
    ['So did I. Then it ended.', 'en', 2],
    ['At least 1.5 million fled, e.g. Aleppo lost half. It is known.', 'en', 2],
    ['"It is over." He left.', 'en', 2],
    ['Am 3. März fiel die Stadt. Danach war Ruhe.', 'de', 2],
    ['Das war 2015. Danach war Ruhe.', 'de', 2],
    ['В. В. Путин сказал это на ул. Ленина. Потом ушёл.', 'ru', 2],
    ['Мы помогли им. Власти молчат.', 'ru', 2],
    ['Il a dit ça. Macron a répondu. Il habite tout près. Trois soldats aussi.', 'fr', 4],
    ['他说。天气好！真的？', 'zh', 3],
    ['هل سقطت حلب؟ نعم. سقطت.', 'ar', 3],
  ])('%s', (text, lang, count) => {
    expect(texts(text, lang)).toHaveLength(count);
  });

  it('ends a sentence at a line break, also after an abbreviation', () => {
    expect(texts('Signed by Dr.\nAli left.')).toEqual(['Signed by Dr.', 'Ali left.']);
  });

  it('treats unknown and malformed languages as no language', () => {
    expect(texts('One. Two.', 'qqq')).toEqual(['One.', 'Two.']);
    expect(texts('One. Two.', 'not a tag')).toEqual(['One.', 'Two.']);
  });

  it.each(['', ' \n '])('finds none in %j', (text) => {
    expect(sentences(text)).toEqual([]);
  });

  it('covers the text in order, without overlap', () => {
    const piece = fc.constantFrom(
      'Dr',
      'U.S',
      'Ali',
      'left',
      '.',
      '. ',
      '! ',
      ' ',
      '\n',
      '3',
      '"',
      '。',
      '😀',
      'é',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(undefined, 'en', 'de', 'ru'), (source, lang) => {
        let end = 0;
        for (const sentence of sentences(source, lang)) {
          expect(source.slice(end, sentence.start).trim()).toBe('');
          expect(source.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(sentence.text).toBe(sentence.text.trim());
          expect(sentence.end).toBeGreaterThan(sentence.start);
          end = sentence.end;
        }
        expect(source.slice(end).trim()).toBe('');
      }),
    );
  });
});
