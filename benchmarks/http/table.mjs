const whole = (value) => Math.round(value).toLocaleString('en');
const ranged = ({ median, low, high }, shown) => `${shown(median)} (${shown(low)} to ${shown(high)})`;
const tenth = (value) => value.toFixed(1);

/** The report as Markdown tables: medians, with the lowest and highest round. */
export function asMarkdown({ date, machine, settings, cases }) {
  const { rounds, seconds, connections, events, page_bytes } = settings;
  return [
    `${date}, ${machine}. ${rounds} rounds of ${seconds} s in turn, ${connections} connections, ${whole(events)} events, a page of ${whole(page_bytes)} bytes.`,
    ...cases.map(
      ({ name, what, contenders, aims }) =>
        `### ${name[0].toUpperCase()}${name.slice(1)}\n\n${what[0].toUpperCase()}${what.slice(1)}.\n\n${contenderTable(contenders)}${aims.length > 0 ? `\n\n${aimTable(aims)}` : ''}`,
    ),
  ].join('\n\n');
}

function contenderTable(contenders) {
  return [
    '| server | requests/s | CPU µs a request | p50 ms | p99 ms |',
    '|-|-|-|-|-|',
    ...contenders.map(
      ({ name, rps, cpu_us, p50_ms, p99_ms }) =>
        `| ${name} | ${ranged(rps, whole)} | ${ranged(cpu_us, tenth)} | ${tenth(p50_ms.median)} | ${tenth(p99_ms.median)} |`,
    ),
  ].join('\n');
}

function aimTable(aims) {
  return [
    '| ratio | aim | by CPU | by requests/s |',
    '|-|-|-|-|',
    ...aims.map(
      ({ of, over, at_least, by_cpu, by_rps }) =>
        `| ${of} / ${over} | ${at_least} | ${by_cpu.toFixed(2)} | ${by_rps.toFixed(2)} |`,
    ),
  ].join('\n');
}
