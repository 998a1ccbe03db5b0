import type { CoveredSpan } from '../records/corpus.js';
import { say, type Values } from './catalogue.js';
import { countryNameIn, period } from './formats.js';
import { listed, separated } from './voice.js';

/** Under which imports of the desk's own records are complete for something. */
const DESK = 'desk';

/** Whose data they are, for the sentence that says what they record. */
export function sourceValues(spans: readonly CoveredSpan[], locale: string): Values {
  const names = namesOf(spans, say(locale, 'source.desk.recording'));
  return { sources: listed(names, locale), sourceCount: names.length };
}

/** "UCDP, the desk". */
export function saySources(spans: readonly CoveredSpan[], locale: string): string {
  return listed(namesOf(spans, say(locale, 'source.desk')), locale);
}

function namesOf(spans: readonly CoveredSpan[], desk: string): string[] {
  return [...new Set(spans.map(({ source }) => nameOf(source, desk)))];
}

/** "UCDP" of "Uppsala Conflict Data Program (UCDP)". */
function nameOf(source: string, desk: string): string {
  return source === DESK ? desk : (/\((\p{Lu}{2,})\)$/u.exec(source)?.[1] ?? source);
}

/** "UCDP, Syria, 2016 – 2019": what imports call themselves complete for. */
export function saySpans(spans: readonly CoveredSpan[], locale: string): string {
  const said = spans.map(({ source, country, from, to }) =>
    listed(
      [nameOf(source, say(locale, 'source.desk')), countryNameIn(country, locale), period(from, to, locale)],
      locale,
    ),
  );
  return separated([...new Set(said)], locale);
}
