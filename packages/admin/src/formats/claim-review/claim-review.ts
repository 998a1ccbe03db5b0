import { InputUnreadable } from '../../errors.js';
import { type JsonText, readJsonTexts } from '../../input/json-texts.js';
import { LINE_TOO_LONG } from '../../input/line-too-long.js';
import { parseJson } from '../../input/parse-json.js';
import { redactedJson } from '../../input/redacted-json.js';
import { DESK, type Format, type Row } from '../format.js';
import { expand, type Found } from './expand.js';
import { readReview } from './read-review.js';

/** Reviews in schema.org ClaimReview markup (JSON-LD), which publishers provide for search engines. */
export const claimReview: Format = {
  style: 'snapshot',
  updateReason: 'The publisher changed its review.',
  // A file of reviews is never complete for a country, so only stated coverage is recorded, for the desk.
  coverageSource: DESK,
  async *read(text, { now }) {
    const file = 'Import a file with ClaimReview in JSON-LD.';
    let isEmpty = true;
    for await (const texts of readJsonTexts(text, { file, feed: FEED })) {
      isEmpty &&= texts.length === 0;
      yield texts.flatMap((one) => [...rowsOf(one, now)]);
    }
    if (isEmpty) throw new InputUnreadable(`The input is empty. ${file}`);
  },
};

const FEED = /"dataFeedElement"\s*:\s*\[/;

function* rowsOf({ line, bytes, tooLong, isOfFeed }: JsonText, now: Date): Generator<Row, void, undefined> {
  const parsed = tooLong ? { fault: LINE_TOO_LONG } : parseJson(bytes);
  if ('fault' in parsed) {
    yield { line, text: () => bytes.toString(), reading: { result: 'fault', fault: parsed.fault } };
    return;
  }
  for (const found of expand(parsed.value, isOfFeed)) yield* toRows(found, line, now);
}

function toRows(found: Found, line: number, now: Date): Row[] {
  if (!('review' in found)) return [toOther(found, line)];
  const text = () => redactedJson(found.review);
  return readReview(found.review, now).map((reading) => ({ line, text, reading }));
}

function toOther(found: Exclude<Found, { review: unknown }>, line: number): Row {
  if ('other' in found) {
    return {
      line,
      text: () => redactedJson(found.other),
      reading: { result: 'passed_over', warning: found.warning },
    };
  }
  return { line, text: () => redactedJson(found.wrong), reading: { result: 'fault', fault: found.fault } };
}
