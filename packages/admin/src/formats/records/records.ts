import { type JsonText, readJsonTexts } from '../../input/json-texts.js';
import { LINE_TOO_LONG } from '../../input/line-too-long.js';
import { parseJson } from '../../input/parse-json.js';
import { redactedJson } from '../../input/redacted-json.js';
import { DESK, type Format, type Reading, type Row } from '../format.js';
import { lineReader } from './read-line.js';

/** The format of the desk: one JSON object a line for all three kinds, corrections and retractions. */
export const records: Format = {
  style: 'journal',
  updateReason: 'Updated by the desk.',
  coverageSource: DESK,
  async *read(text, context) {
    const readLine = lineReader(context);
    const file = 'Import a file with one JSON object a line, or an array of them.';
    for await (const texts of readJsonTexts(text, { file })) {
      yield texts.map((one) => toRow(one, readLine));
    }
  },
};

function toRow({ line, bytes, tooLong }: JsonText, readLine: (value: unknown) => Reading): Row {
  const parsed = tooLong ? { fault: LINE_TOO_LONG } : parseJson(bytes);
  if ('fault' in parsed) {
    return { line, text: () => bytes.toString(), reading: { result: 'fault', fault: parsed.fault } };
  }
  return { line, text: () => redactedJson(parsed.value), reading: readLine(parsed.value) };
}
