/** A segment between two breaks; offsets are in UTF-16 code units, end exclusive. */
interface Segment {
  start: number;
  end: number;
  isWordLike: boolean;
}

// V8 copies the whole input into every segment, which takes quadratic time and memory, so long texts are split into windows.
const windowLength = 1_000;

/** Yields the segments of a text in order, in linear time. */
export function* segments(segmenter: Intl.Segmenter, text: string): Generator<Segment> {
  let start = 0;
  let length = windowLength;
  while (start < text.length) {
    const window = text.slice(start, start + length);
    const isLastWindow = start + window.length === text.length;
    const from = start;
    for (const { index, segment, isWordLike = false } of segmenter.segment(window)) {
      const end = from + index + segment.length;
      // A segment at the end of a window may continue beyond it, so the next window starts with it.
      if (end === from + window.length && !isLastWindow) break;
      yield { start: from + index, end, isWordLike };
      start = end;
      // After a segment longer than a window, continues with windows of the usual length.
      if (length > windowLength) break;
    }
    length = start > from ? windowLength : length * 2;
  }
}
