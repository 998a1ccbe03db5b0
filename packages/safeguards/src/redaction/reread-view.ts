import type { FoldedView } from './folded-view.js';

/** A way of reading a text otherwise than it is written: what the expression finds is read as something else. */
export interface Reading {
  readonly name: string;
  /** A cheap sign that the expression may match at all. */
  readonly sign: RegExp;
  /** Global. */
  readonly expression: RegExp;
  /** Null to leave what was found as it is. */
  readonly read: (match: RegExpExecArray) => string | null;
}

/** The view with everything read that a reading finds; the same view where it finds nothing. */
export function rereadView(view: FoldedView, { sign, expression, read }: Reading): FoldedView {
  if (!sign.test(view.text)) return view;
  const pieces: Piece[] = [];
  let reread = '';
  let copied = 0;
  expression.lastIndex = 0;
  for (let match = expression.exec(view.text); match !== null; match = expression.exec(view.text)) {
    const meant = read(match);
    if (meant === null || meant === match[0]) continue;
    const end = match.index + match[0].length;
    reread += view.text.slice(copied, match.index);
    pieces.push({ from: reread.length, to: reread.length + meant.length, start: match.index, end });
    reread += meant;
    copied = end;
  }
  if (pieces.length === 0) return view;
  return {
    text: reread + view.text.slice(copied),
    original: (start, end) => view.original(startBefore(pieces, start), endBefore(pieces, end)),
  };
}

/** From `from` to `to` of the new text stands what from `start` to `end` stood in the view before. */
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

/** Of what was read as one, nothing stays when a part of it goes. */
function endBefore(pieces: readonly Piece[], offset: number): number {
  const piece = lastThat(pieces, ({ from }) => from < offset);
  if (piece === undefined) return offset;
  return offset < piece.to ? piece.end : piece.end + offset - piece.to;
}

/** The last of the pieces that begins early enough; they are in order, so half of them are passed over at each step. */
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
