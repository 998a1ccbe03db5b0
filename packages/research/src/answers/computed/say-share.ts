import type { Tally } from '../../events/tally/tally.js';
import { fill, messagesIn, separated } from '../../messages/catalogue.js';
import { sayPossible } from '../../messages/figures.js';
import { number, percent } from '../../messages/formats.js';
import type { CountedAnswer } from './count-answer.js';
import { sayLead, sayTally } from './say-figure.js';
import { sayNotes } from './say-notes.js';
import { type ShareOfCivilians, shareOfCivilians } from './share-of-civilians.js';

/** What share of the dead were civilians, where it is known, and both numbers that it is made of. */
export function sayShare(counted: CountedAnswer, allKilled: Tally, locale: string): string[] {
  const { question, tally, coverage } = counted;
  const isWhole = coverage.extent === 'whole';
  const share = shareOfCivilians(counted);
  const notes = [...sayPossible(question.measure, tally, locale), ...sayNotes(counted, locale)];
  const civilians = sayTally(question, tally, isWhole, locale);
  const all = sayTally({ ...question, measure: 'killed' }, allKilled, isWhole, locale);
  if (share === null) return [[civilians, ...notes].join(' '), all];
  const values = {
    lead: sayLead(question.scope, locale),
    civilians: number(share.civilians, locale),
    killed: number(share.killed, locale),
    figure: sayFigure(share, locale),
  };
  const told = fill(messagesIn(locale).events.answer.share, values, locale);
  return [[told, ...notes].join(' '), civilians, all];
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
