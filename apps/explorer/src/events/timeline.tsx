import type { ConflictEvent } from '@partner-api/client';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useText } from '../i18n/text';
import { WithTable } from '../shell/with-table';
import { EVENT_TYPES } from './filters';
import { type Bar, periodsOf, type Unit } from './periods';
import type { Measure } from './sum';

const TimelineChart = lazy(() => import('../charts/timeline-chart'));

interface TimelineProps {
  readonly events: readonly ConflictEvent[];
  readonly measure: Measure;
}

/** Events over time, stacked by type. A range can be chosen by dragging or in the date fields. */
export function Timeline({ events, measure }: TimelineProps) {
  const { t, nameOf } = useText();
  const navigate = useNavigate({ from: '/events' });
  const periods = useMemo(() => periodsOf(events), [events]);
  const choose = (from: string, to: string) =>
    void navigate({ search: (before) => ({ ...before, from, to, since: undefined }), replace: true });
  const types = EVENT_TYPES.filter((type) => periods.bars.some((bar) => bar.type === type));
  return (
    <WithTable
      title={t('timeline.title')}
      className="timeline"
      note={
        <>
          {periods.elsewhere > 0 && <strong>{t('timeline.elsewhere', { count: periods.elsewhere })} </strong>}
          <span className="no-print">{t('timeline.hint')}</span>
        </>
      }
      picture={
        <>
          <Suspense fallback={<div className="chart-space" />}>
            <TimelineChart periods={periods} measure={measure} choose={choose} />
          </Suspense>
          <ul className="legend">
            {types.map((type) => (
              <li key={type}>
                <span className="dot" data-type={type} aria-hidden="true" /> {nameOf('type', type)}
              </li>
            ))}
          </ul>
        </>
      }
      table={<TimelineTable bars={periods.bars} unit={periods.unit} />}
    />
  );
}

function TimelineTable({ bars, unit }: { bars: readonly Bar[]; unit: Unit }) {
  const { t, nameOf, number, day, time, month } = useText();
  const format = { hour: time, day, week: day, month, year: (text: string) => text.slice(0, 4) }[unit];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t(`unit.${unit}`)}</th>
          <th scope="col">{t('filters.type')}</th>
          <th scope="col" className="number">
            {t('measure.events')}
          </th>
          <th scope="col" className="number">
            {t('measure.killed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={`${bar.start} ${bar.type}`}>
            <th scope="row">{format(new Date(bar.start).toISOString())}</th>
            <td>{nameOf('type', bar.type)}</td>
            <td className="number">{number(bar.events)}</td>
            <td className="number">{number(bar.killed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
