import { LINE_TOO_LONG } from '../../input/line-too-long.js';
import { isBlank, type Line, readLines } from '../../input/lines.js';
import { parseJson } from '../../input/parse-json.js';
import { shownJson } from '../../input/shown-json.js';
import { DESK, type Format, type Reading, type Row } from '../format.js';
import { lineReader } from './read-line.js';

/** How the desk publishes: one JSON object a line, for all three kinds, corrections and retractions. */
export const records: Format = {
  style: 'journal',
  updateReason: 'Updated by the desk.',
  coverageSource: DESK,
  async *read(text, context) {
    const readLine = lineReader(context);
    for await (const lines of readLines(text)) {
      yield lines.filter(({ bytes }) => !isBlank(bytes)).map((line) => toRow(line, readLine));
    }
  },
};

function toRow({ number, bytes, tooLong }: Line, readLine: (value: unknown) => Reading): Row {
  const parsed = tooLong ? { fault: LINE_TOO_LONG } : parseJson(bytes);
  if ('fault' in parsed) {
    return { line: number, text: () => bytes.toString(), reading: { result: 'fault', fault: parsed.fault } };
  }
  return { line: number, text: () => shownJson(parsed.value), reading: readLine(parsed.value) };
}
