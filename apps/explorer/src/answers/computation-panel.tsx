import { lazy, Suspense } from 'react';
import { useText } from '../i18n/text';
import { WithTable } from '../shell/with-table';
import type { Computation, Count } from './computation';

const ComputationChart = lazy(() => import('../charts/computation-chart'));

/** A computed number by group as chart and table, and how the question was read. */
export function ComputationPanel({ computation }: { computation: Computation }) {
  const { t } = useText();
  const { groups, possible, covered } = computation;
  return (
    <WithTable
      title={t('computation.title')}
      note={
        <>
          {t('computation.readAs', { scope: useScope(computation) })}{' '}
          {possible.events > 0 && t('computation.possible', { count: possible.events })}{' '}
          {covered !== 'whole' && t('computation.covered')}
        </>
      }
      picture={
        groups.length > 0 ? (
          <Suspense fallback={<div className="chart-space" />}>
            <ComputationChart computation={computation} />
          </Suspense>
        ) : (
          <p className="body figure-line">
            <span className="figure">
              <CountText count={computation.counted} measure={computation.measure} />
            </span>
          </p>
        )
      }
      table={<ComputationTable computation={computation} />}
    />
  );
}

function ComputationTable({ computation }: { computation: Computation }) {
  const { t, nameOf, number } = useText();
  const { measure, groups, counted } = computation;
  const rows = [
    ...groups.map(({ key, counted: part }) => [key, part] as const),
    [t('computation.total'), counted] as const,
  ];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('computation.part')}</th>
          <th scope="col" className="number">
            {t('measure.events')}
          </th>
          {measure !== 'events' && (
            <th scope="col" className="number">
              {nameOf('measure', measure)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, count]) => (
          <tr key={key}>
            <th scope="row" dir="auto">
              {key}
            </th>
            <td className="number">{number(count.events)}</td>
            {measure !== 'events' && (
              <td className="number">
                <CountText count={count} measure={measure} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CountText({ count, measure }: { count: Count; measure: string }) {
  const { t, number, estimate } = useText();
  if (measure === 'events') return t('events.count', { count: count.events });
  return estimate(count) ?? number(count.low);
}

/** Words which events were counted, as the server read the text. */
function useScope({ measure, scope }: Computation): string {
  const { t, nameOf, region, list, day } = useText();
  const parts = [
    nameOf('measure', measure),
    scope.kind === 'any' ? null : nameOf('type', scope.kind),
    scope.actors.length > 0 ? `${nameOf('actorRole', scope.role)} ${list(scope.actors)}` : null,
    scope.provinces.length > 0 ? list(scope.provinces) : null,
    scope.country && region(scope.country),
    scope.from || scope.to
      ? `${scope.from ? day(scope.from) : '…'} – ${scope.to ? day(scope.to) : '…'}`
      : t('window.all'),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
