import { plot, rectY, ruleY } from '@observablehq/plot';
import { useEffect, useRef, useState } from 'react';
import { EVENT_TYPES } from '../events/filters';
import type { Periods } from '../events/periods';
import type { Measure } from '../events/sum';
import { useText } from '../i18n/text';
import { useWidth } from './use-width';

const DOMAIN = [...EVENT_TYPES, 'other'];
const HEIGHT_PIXELS = 250;
/** A shorter drag is a click. */
const DRAG_PIXELS = 6;

interface TimelineChartProps {
  readonly periods: Periods;
  readonly measure: Measure;
  readonly choose: (from: string, to: string) => void;
}

export default function TimelineChart({ periods, measure, choose }: TimelineChartProps) {
  const { t, language, number, nameOf } = useText();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const invert = useRef<((pixels: number) => Date) | null>(null);
  useEffect(() => {
    if (!box.current || width === 0) return;
    const months = new Intl.DateTimeFormat(`${language}-u-nu-latn`, axisFormat(periods.unit));
    const chart = plot({
      width,
      height: HEIGHT_PIXELS,
      marginLeft: 44,
      marginRight: 10,
      marginTop: 12,
      marginBottom: 24,
      ariaLabel: t('timeline.title'),
      x: {
        type: 'utc',
        label: null,
        ticks: Math.max(2, Math.floor(width / 110)),
        tickFormat: (date: Date) => months.format(date),
      },
      y: { label: null, ticks: 4, grid: true, tickFormat: (value: number) => number(value) },
      color: { domain: DOMAIN, range: DOMAIN.map((type) => `var(--type-${type})`) },
      marks: [
        rectY(periods.bars, {
          x1: 'start',
          x2: 'end',
          y: measure,
          fill: 'type',
          insetLeft: 0.5,
          insetRight: 0.5,
          order: DOMAIN,
          title: (bar) => `${nameOf('type', bar.type)}: ${number(bar[measure])}`,
        }),
        ruleY([0], { stroke: 'var(--line-strong)' }),
      ],
    });
    const scale = chart.scale('x');
    invert.current = (pixels) => new Date(Number(scale?.invert?.(pixels)));
    chart.setAttribute('role', 'img');
    // Plot labels its groups, but ARIA allows a label only on an element with a role.
    for (const group of chart.querySelectorAll('g[aria-label]')) group.removeAttribute('aria-label');
    box.current.replaceChildren(chart);
    return () => chart.remove();
  }, [periods, measure, width, language, t, number, nameOf]);

  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const at = (clientX: number) => clientX - (box.current?.getBoundingClientRect().left ?? 0);
  const finish = () => {
    if (drag && invert.current && Math.abs(drag.to - drag.from) > DRAG_PIXELS) {
      const [from, to] = [drag.from, drag.to].sort((a, b) => a - b).map((pixels) => invert.current?.(pixels));
      if (from && to) choose(from.toISOString().slice(0, 10), to.toISOString().slice(0, 10));
    }
    setDrag(null);
  };
  return (
    <div
      className="timeline-chart"
      dir="ltr"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: at(event.clientX), to: at(event.clientX) });
      }}
      onPointerMove={(event) => drag && setDrag({ ...drag, to: at(event.clientX) })}
      onPointerUp={finish}
      onPointerCancel={() => setDrag(null)}
    >
      <div ref={box} className="chart-space" />
      {drag && (
        <span
          className="brush"
          style={{ left: `${Math.min(drag.from, drag.to)}px`, width: `${Math.abs(drag.to - drag.from)}px` }}
        />
      )}
    </div>
  );
}

function axisFormat(unit: Periods['unit']): Intl.DateTimeFormatOptions {
  if (unit === 'hour') return { timeZone: 'UTC', month: 'short', day: 'numeric', hour: 'numeric' };
  if (unit === 'day') return { timeZone: 'UTC', month: 'short', day: 'numeric' };
  return { timeZone: 'UTC', month: 'short', year: 'numeric' };
}
