import { monthsAndDays } from '@partner-api/reading';

/** "Covid-19", "3/4/2019", "10:45", "Section 230" and "5 pm" are no quantities; "2,000" is no year, and "£20m" is in millions. */
export function plainFigures(text: string, language: string): string {
  return text
    .replaceAll(/([$€£]\p{Nd}+(?:[.,]\p{Nd}+)?)m(?!\p{L})/gu, '$1 million')
    .replaceAll(/(?<![\p{L}\p{N}])(\p{Nd}+[.,]\p{Nd}+)(k|mn|mio|b|bn|M)(?!\p{L})/gu, '$1 $2')
    .replaceAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,20}(?:[-–/:][\p{L}\p{N}]{1,20})+/gu, (joined) =>
      /\p{Nd}/u.test(joined) ? ' ' : joined,
    )
    .replaceAll(/(?<=[\p{Ll},] )(\p{Lu}\p{L}+) \p{Nd}{1,3}(?![\p{Nd}.,])/gu, (labelled, label: string) =>
      monthsAndDays(label, language).size === 0 ? ' ' : labelled,
    )
    .replaceAll(/(?<!\p{N})\p{Nd}{1,2} ?(?:am|pm|a\.m|p\.m|Uhr)(?!\p{L})/gu, ' ')
    .replaceAll(/(?<![\p{N}.,])(\p{Nd}{1,3}(?:,\p{Nd}{3})+)(?![\p{N}])/gu, '$1.0');
}
