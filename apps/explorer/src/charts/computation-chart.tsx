import { areaY, barX, lineY, plot, ruleX, ruleY, tickX } from '@observablehq/plot';
import { useEffect, useRef } from 'react';
import type { Computation, ComputationGroup } from '../answers/computation';
import { useText } from '../i18n/text';
import { useWidth } from './use-width';

const ROW_PIXELS = 26;
/** A day, a month or a year. */
const IS_TIME = /^\d{4}(?:-\d{2}){0,2}$/;

interface Row {
  readonly key: string;
  readonly low: number;
  readonly best: number;
  readonly high: number;
}

/** A computed number by group: a line with a band over time, otherwise bars. The range is always drawn. */
export default function ComputationChart({ computation }: { computation: Computation }) {
  const { number, t } = useText();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  useEffect(() => {
    if (!box.current || width === 0) return;
    const rows = computation.groups.map((group) => rowOf(group, computation.measure));
    const isTime = rows.every(({ key }) => IS_TIME.test(key)) && rows.length > 2;
    const common = { width, marginTop: 12, ariaLabel: t('computation.title') };
    const format = (value: number) => number(value);
    const chart = isTime
      ? plot({
          ...common,
          height: 240,
          x: { type: 'utc', label: null },
          y: { label: null, grid: true, zero: true, tickFormat: format },
          marks: [
            areaY(rows, {
              x: ({ key }) => new Date(key),
              y1: 'low',
              y2: 'high',
              fill: 'var(--heat-2)',
              fillOpacity: 0.4,
            }),
            lineY(rows, {
              x: ({ key }) => new Date(key),
              y: 'best',
              stroke: 'var(--heat-4)',
              strokeWidth: 2,
              marker: 'circle',
            }),
            ruleY([0], { stroke: 'var(--line-strong)' }),
          ],
        })
      : plot({
          ...common,
          height: rows.length * ROW_PIXELS + 50,
          marginLeft: Math.min(width / 2.5, 190),
          x: { label: null, grid: true, tickFormat: format, ticks: Math.max(2, width / 120) },
          y: { label: null, domain: rows.map(({ key }) => key), tickFormat: short },
          marks: [
            barX(rows, { y: 'key', x: 'best', fill: 'var(--accent)', insetTop: 3, insetBottom: 3 }),
            barX(rows, {
              y: 'key',
              x1: 'low',
              x2: 'high',
              fill: 'var(--heat-2)',
              fillOpacity: 0.7,
              insetTop: 9,
              insetBottom: 9,
            }),
            tickX(rows, { y: 'key', x: 'best', stroke: 'var(--ink)', insetTop: 5, insetBottom: 5 }),
            ruleX([0], { stroke: 'var(--line-strong)' }),
          ],
        });
    chart.setAttribute('role', 'img');
    for (const group of chart.querySelectorAll('g[aria-label]')) group.removeAttribute('aria-label');
    box.current.replaceChildren(chart);
    return () => chart.remove();
  }, [computation, width, number, t]);
  return <div ref={box} className="chart-space plot" dir="ltr" />;
}

function rowOf({ key, counted }: ComputationGroup, measure: string): Row {
  const { events, low, best, high } = counted;
  if (measure === 'events') return { key, low: events, best: events, high: events };
  return { key, low, best: best ?? low, high: high ?? best ?? low };
}

const LENGTH = 26;
const short = (key: string) => (key.length > LENGTH ? `${key.slice(0, LENGTH - 1)}…` : key);
