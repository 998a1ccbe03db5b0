import { fill, messagesIn, separated } from '../../messages/catalogue.js';
import { sayPossible } from '../../messages/figures.js';
import { number, percent } from '../../messages/formats.js';
import type { CountedAnswer } from './count-answer.js';
import { sayLead, sayTally } from './say-figure.js';
import { sayNotes } from './say-notes.js';
import type { ShareOfCivilians } from './share-of-civilians.js';

/** What share of the dead were civilians, and both numbers that it is made of. */
export function sayShare(counted: CountedAnswer, share: ShareOfCivilians, locale: string): string[] {
  const { question, tally, allKilled, coverage } = counted;
  const isWhole = coverage.extent === 'whole';
  const values = {
    lead: sayLead(question.scope, locale),
    civilians: number(share.civilians, locale),
    killed: number(share.killed, locale),
    figure: sayFigure(share, locale),
  };
  const told = fill(messagesIn(locale).events.answer.share, values, locale);
  const all =
    allKilled === null ? [] : [sayTally({ ...question, measure: 'killed' }, allKilled, isWhole, locale)];
  return [
    [told, ...sayPossible(question.measure, tally, locale), ...sayNotes(counted, locale)].join(' '),
    sayTally(question, tally, isWhole, locale),
    ...all,
  ];
}

/** "50%; between 42% and 100%". */
function sayFigure({ civilians, killed, least, most }: ShareOfCivilians, locale: string): string {
  const bounds = { low: percent(least, locale), high: percent(most, locale) };
  const range = fill(messagesIn(locale).events.answer.range, bounds, locale);
  return separated(
    [percent(civilians / killed, locale), ...(bounds.low === bounds.high ? [] : [range])],
    locale,
  );
}
