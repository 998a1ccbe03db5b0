const shown = (value) => value.toFixed(2);

/** The report as a Markdown table. */
export function asMarkdown({ date, machine, settings, results }) {
  const sizes = results[0]?.measured.map(({ events }) => events.toLocaleString('en')) ?? [];
  const columns = ['engine', 'read', ...sizes.map((size) => `p50, p99 of ${size}, ms`), 'growth of p50'];
  const rows = results.map(({ engine, read, measured, growth }) => [
    ...[engine, read],
    ...measured.map(({ p50_ms, p99_ms }) => `${shown(p50_ms)}, ${shown(p99_ms)}`),
    shown(growth),
  ]);
  const lines = [columns, columns.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const { rounds, reads } = settings;
  return `${date}, ${machine}. ${rounds} rounds of ${reads} reads in turn.\n\n${lines.join('\n')}`;
}
