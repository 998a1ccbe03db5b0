/** A piece of a text between two breaks; offsets in UTF-16 code units, end exclusive. */
interface Segment {
  start: number;
  end: number;
  isWordLike: boolean;
}

// V8 copies the whole input into every segment, so that a long text costs quadratic time and memory: windows bound it.
const windowLength = 1_000;

/** The segments of a text in order, in a time that grows with its length. */
export function* segments(segmenter: Intl.Segmenter, text: string): Generator<Segment> {
  let start = 0;
  let length = windowLength;
  while (start < text.length) {
    const window = text.slice(start, start + length);
    const isLastWindow = start + window.length === text.length;
    const from = start;
    for (const { index, segment, isWordLike = false } of segmenter.segment(window)) {
      const end = from + index + segment.length;
      // What touches the window's end may go on beyond it: the next window begins with it.
      if (end === from + window.length && !isLastWindow) break;
      yield { start: from + index, end, isWordLike };
      start = end;
      // One segment longer than a window was found: back to windows of the usual length.
      if (length > windowLength) break;
    }
    length = start > from ? windowLength : length * 2;
  }
}
