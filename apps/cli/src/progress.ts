import type { CommandEvent } from '@partner-api/admin/command-line';
import { SingleBar } from 'cli-progress';
import type { Terminal } from './terminal.js';

export interface Progress {
  readonly report: (event: Extract<CommandEvent, { type: 'progress' }>) => void;
  readonly end: () => void;
}

/** Interval of the lines without a terminal. */
const LINE_INTERVAL_SECONDS = 5;

/** Shows a bar on a terminal, otherwise a line every few seconds. `totalBytes` is null for standard input. */
export function showProgress(terminal: Terminal, totalBytes: number | null): Progress {
  return terminal.interactive ? bar(terminal, totalBytes) : lines(terminal, totalBytes);
}

function bar(terminal: Terminal, totalBytes: number | null): Progress {
  const format = totalBytes === null ? '{rows} rows' : '[{bar}] {percentage}% | {rows} rows';
  const shown = new SingleBar({
    format,
    stream: terminal.errors,
    hideCursor: true,
    clearOnComplete: true,
    barsize: 32,
  });
  shown.start(totalBytes ?? 1, 0, { rows: 0 });
  return {
    report: ({ rows, bytes }) => shown.update(totalBytes === null ? 0 : bytes, { rows }),
    end: () => shown.stop(),
  };
}

function lines(terminal: Terminal, totalBytes: number | null): Progress {
  let shownAt = performance.now();
  return {
    report: ({ rows, bytes }) => {
      const now = performance.now();
      if (now - shownAt < LINE_INTERVAL_SECONDS * 1000) return;
      shownAt = now;
      const share = totalBytes ? ` (${Math.floor((bytes / totalBytes) * 100)} %)` : '';
      terminal.errors.write(`${rows} rows read${share}\n`);
    },
    end: () => {},
  };
}
