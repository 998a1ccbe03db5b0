import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../scripts/support/cpu-milliseconds.js';
import { cleanMessage, searchableMessage } from '../src/index.js';

const tweet =
  'The US drone attack on #Soleimani caught on camera.#IranUsapic.twitter.com/TvRkHvlgby — Olaudah Equiano® (@RealOlaudah) January 6, 2020';

describe('cleanMessage', () => {
  it.each([
    [tweet, 'The US drone attack on Soleimani caught on camera. Iran Usa'],
    ['Once more. #Minecrafthttps://t.co/V4Lzv97qOc', 'Once more. Minecraft'],
    ['RT @bbc: see www.example.org/a?b=c now', 'see now'],
    ['@a hello @user@mastodon.social', 'hello'],
    ['mail desk@example.org', 'mail desk@example.org'],
    ['#IranProtests2019 #Free_Syria #USArmy #WW3', 'Iran Protests 2019 Free Syria US Army WW3'],
    ['#ايران_تحتج https://t.co/abc他说', 'ايران تحتج 他说'],
    ['He said so — Ali (@ali) 14 January 2020', 'He said so'],
    ['He said so — Ali (@ali) January 14, 2020 https://t.co/x', 'He said so'],
    ['He said — and I quote — nothing (@ali) yet', 'He said — and I quote — nothing ( ) yet'],
    ['No. 5 — in full', 'No. 5 — in full'],
    ['Gone — Ali (@ali) January 14, 2020 Not so', 'Gone Not so'],
    ['It&#39;s &quot;R&amp;B&quot; &#x2014; Ali (@ali) January 14, 2020', 'It\'s "R&B"'],
    ['a&nbsp;&lt;b&gt; &#128512; R&B &amp;amp; &x;', 'a <b> 😀 R&B &amp; &x;'],
    ['no characters: &#1114112; &#xd800; &#0;', 'no characters: � � �'],
  ])('%j', (message, clean) => {
    expect(cleanMessage(message)).toBe(clean);
  });

  it.each([
    ...[
      'ar',
      'ca',
      'cs',
      'de',
      'el',
      'en',
      'en-GB',
      'es',
      'fi',
      'fr',
      'he',
      'hi',
      'id',
      'it',
      'ja',
      'ko',
      'nl',
    ],
    ...['pl', 'pt', 'ru', 'sv', 'tr', 'uk', 'vi', 'zh', 'ar-EG-u-nu-arab'],
  ])('takes the signature away that is dated in %s', (language) => {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    for (const day of ['2020-01-04', '2019-05-31'])
      expect(cleanMessage(`Gone — Ali (@ali) ${date.format(new Date(day))}`)).toBe('Gone');
  });

  it('removes every link, handle and hash sign', () => {
    const piece = fc.constantFrom(
      '#Tag',
      '@who',
      'https://t.co/x',
      ' ',
      'said',
      '—',
      '(',
      ')',
      'pic.twitter.com/y',
      '2',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(cleanMessage(pieces.join(' '))).not.toMatch(/#\w|(^|\s)@\w|https?:|twitter/);
      }),
    );
  });

  it('is fast on long repetitions', () => {
    for (const piece of ['— ', '@', '#A', 'RT ', '(@a) ', ' ', 'www.', '— a (@a) 1 de ', '&#', '&amp']) {
      expect(cpuMilliseconds(() => cleanMessage(piece.repeat(20_000)))).toBeLessThan(1_000);
    }
  });
});

describe('searchableMessage', () => {
  it('keeps the author, the handles and the year', () => {
    expect(searchableMessage(tweet)).toBe(
      'The US drone attack on Soleimani caught on camera. Iran Usa Olaudah Equiano® 2020',
    );
    expect(searchableMessage('Tell @realDonaldTrump #IranProtests https://t.co/x')).toBe(
      'Tell real Donald Trump Iran Protests',
    );
    expect(searchableMessage('Gone — Ali (@ali) 14 de enero de 2020 Not so')).toBe('Gone Ali 2020 Not so');
  });
});
