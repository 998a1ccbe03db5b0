import type { CoveredSpan } from '../records/corpus.js';
import type { Values } from './catalogue.js';
import { countryNameIn, period } from './formats.js';
import { listed, separated } from './voice.js';

/** Whose data they are, for a sentence that begins with them. */
export function sourceValues(spans: readonly CoveredSpan[], locale: string): Values {
  const names = [...new Set(spans.map(({ source }) => shortName(source)))];
  return { sources: listed(names, locale), sourceCount: names.length };
}

/** "UCDP" of "Uppsala Conflict Data Program (UCDP)". */
export function shortName(source: string): string {
  return /\((\p{Lu}{2,})\)$/u.exec(source)?.[1] ?? source;
}

/** "UCDP, Syria, 2016 – 2019": what imports call themselves complete for. */
export function saySpans(spans: readonly CoveredSpan[], locale: string): string {
  const said = spans.map(({ source, country, from, to }) =>
    listed([shortName(source), countryNameIn(country, locale), period(from, to, locale)], locale),
  );
  return separated([...new Set(said)], locale);
}
