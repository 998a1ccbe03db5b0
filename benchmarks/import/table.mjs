const whole = (value) => Math.round(value).toLocaleString('en');
const ranged = ({ median, low, high }) => `${whole(median)} (${whole(low)} to ${whole(high)})`;

const tables = {
  stage: {
    title: 'Writing alone',
    columns: ['engine', 'rows', 'rows/s', 'COPY, rows/s', 'share of COPY', 'CPU µs a row'],
    row: ({ engine, rows, rows_a_second, copy_rows_a_second, ratio, cpu }) => [
      ...[engine, whole(rows), ranged(rows_a_second), ranged(copy_rows_a_second), ratio.toFixed(2)],
      whole((cpu * 1e6) / rows),
    ],
  },
  whole: {
    title: 'From the file to the store',
    columns: [
      'engine',
      'rows',
      'seconds',
      'rows/s',
      'CPU µs a row',
      'most memory in each tenth, MB',
      'loop delay p99, ms',
    ],
    row: ({ engine, rows, seconds, cpu_seconds, memory, loop_delay_p99_ms }) => [
      ...[engine, whole(rows), seconds.toFixed(1), whole(rows / seconds), whole((cpu_seconds * 1e6) / rows)],
      ...[memory.join(' '), loop_delay_p99_ms.toFixed(0)],
    ],
  },
  serving: {
    title: 'Readers before and during an import',
    columns: [
      'engine',
      'requests/s',
      'p50 before, during, ms',
      'p99 before, during, ms',
      'failed',
      'rows/s meanwhile',
    ],
    row: ({ engine, rate, before, during, import: summary }) => [
      ...[engine, String(rate), `${before.p50_ms}, ${during.p50_ms}`, `${before.p99_ms}, ${during.p99_ms}`],
      ...[String(during.non2xx + during.errors), whole(summary.read / summary.seconds)],
    ],
  },
};

/** The report as Markdown, a table for each part. */
export function asMarkdown({ date, machine, results }) {
  const parts = [...new Set(results.map(({ part }) => part))].map((part) => {
    const { title, columns, row } = tables[part];
    const rows = results.filter((result) => result.part === part).map(row);
    const lines = [columns, columns.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    return `### ${title}\n\n${lines.join('\n')}`;
  });
  return [`${date}, ${machine}.`, ...parts].join('\n\n');
}
