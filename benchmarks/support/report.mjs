import { cpus, totalmem } from 'node:os';

/** Titled tables, each of rows that have the same members: as Markdown below the machine they were measured on, or as JSON. */
export function reportOf(tables, { json = false, conditions = '' } = {}) {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} x ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  if (json) return JSON.stringify({ date, machine, conditions, ...tables });
  const parts = Object.entries(tables).map(([title, rows]) => `### ${title}\n\n${tableOf(rows)}`);
  return [`${date}, ${machine}. ${conditions}`.trim(), ...parts].join('\n\n');
}

function tableOf(rows) {
  const columns = Object.keys(rows[0]);
  const lines = [columns, columns.map(() => '-'), ...rows.map((row) => Object.values(row).map(shown))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function shown(value) {
  if (value?.median !== undefined)
    return `${shown(value.median)} (${shown(value.low)} to ${shown(value.high)})`;
  if (typeof value !== 'number') return value ?? '';
  const maximumFractionDigits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits });
}
