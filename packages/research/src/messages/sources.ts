import type { CoveredSpan } from '../records/corpus.js';
import { say, type Values } from './catalogue.js';
import { countryNameIn, period } from './formats.js';
import { listed, separated } from './localization.js';

/** The `source` of imports of the desk's own records. */
const DESK = 'desk';

/** The source names for a sentence of the form "UCDP records …". */
export function sourceValues(spans: readonly CoveredSpan[], locale: string): Values {
  const names = namesOf(spans, say(locale, 'source.desk.recording'));
  return { sources: listed(names, locale), sourceCount: names.length };
}

/** Lists the sources of spans: "UCDP, the desk". */
export function saySources(spans: readonly CoveredSpan[], locale: string): string {
  return listed(namesOf(spans, say(locale, 'source.desk')), locale);
}

function namesOf(spans: readonly CoveredSpan[], desk: string): string[] {
  return [...new Set(spans.map(({ source }) => nameOf(source, desk)))];
}

/** The acronym of a source if it has one: "UCDP" for "Uppsala Conflict Data Program (UCDP)". */
function nameOf(source: string, desk: string): string {
  return source === DESK ? desk : (/\((\p{Lu}{2,})\)$/u.exec(source)?.[1] ?? source);
}

/** Words the declared coverage of imports: "UCDP, Syria, 2016 – 2019". */
export function saySpans(spans: readonly CoveredSpan[], locale: string): string {
  const said = spans.map(({ source, country, from, to }) =>
    listed(
      [nameOf(source, say(locale, 'source.desk')), countryNameIn(country, locale), period(from, to, locale)],
      locale,
    ),
  );
  return separated([...new Set(said)], locale);
}
