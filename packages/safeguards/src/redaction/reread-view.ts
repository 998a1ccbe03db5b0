import { type FoldedView, lowered } from './folded-view.js';

/** A rewriting of a text: replaces what the expression finds, such as number words by digits. */
export interface Reading {
  readonly name: string;
  /** A cheap test of whether the expression can match at all. Both match texts in lower case. */
  readonly sign: RegExp;
  /** Global. */
  readonly expression: RegExp;
  /** Returns the replacement, or null to leave the match. */
  readonly read: (match: RegExpExecArray) => string | null;
}

/** Returns the view with all replacements of a reading; the same view if there are none. */
export function rereadView(view: FoldedView, { sign, expression, read }: Reading): FoldedView {
  if (!sign.test(view.lower)) return view;
  const pieces: Piece[] = [];
  let reread = '';
  let copied = 0;
  expression.lastIndex = 0;
  for (let match = expression.exec(view.lower); match !== null; match = expression.exec(view.lower)) {
    const meant = read(match);
    if (meant === null || meant === match[0]) continue;
    const end = match.index + match[0].length;
    reread += view.text.slice(copied, match.index);
    pieces.push({ from: reread.length, to: reread.length + meant.length, start: match.index, end });
    reread += meant;
    copied = end;
  }
  if (pieces.length === 0) return view;
  const text = reread + view.text.slice(copied);
  return {
    text,
    lower: lowered(text),
    original: (start, end) => view.original(startBefore(pieces, start), endBefore(pieces, end)),
  };
}

/** A replacement: `from` to `to` in the new text replaces `start` to `end` of the old view. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

function startBefore(pieces: readonly Piece[], offset: number): number {
  const piece = lastThat(pieces, ({ from }) => from <= offset);
  if (piece === undefined) return offset;
  return offset < piece.to ? piece.start : piece.end + offset - piece.to;
}

/** A replacement is removed as a whole when a part of it is. */
function endBefore(pieces: readonly Piece[], offset: number): number {
  const piece = lastThat(pieces, ({ from }) => from < offset);
  if (piece === undefined) return offset;
  return offset < piece.to ? piece.end : piece.end + offset - piece.to;
}

/** Returns the last piece that satisfies the predicate, by binary search, because pieces are in order. */
function lastThat(pieces: readonly Piece[], isEarly: (piece: Piece) => boolean): Piece | undefined {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const piece = pieces[middle];
    if (piece && isEarly(piece)) low = middle + 1;
    else high = middle;
  }
  return pieces[low - 1];
}
