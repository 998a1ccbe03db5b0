import type { ConflictEvent } from '@partner-api/client';
import { Link } from '@tanstack/react-router';
import { useText } from '../i18n/text';
import { amountOf, type Measure, type Sum, sumBy } from './sum';

interface ProvincesProps {
  readonly events: readonly ConflictEvent[];
  readonly measure: Measure;
}

/** A table of events and people killed by province, with bars. */
export function Provinces({ events, measure }: ProvincesProps) {
  const { t, number } = useText();
  const names = new Map(events.map(({ province }) => [province?.slug ?? null, province?.name ?? null]));
  const rows = [...sumBy(events, ({ province }) => province?.slug ?? null)].sort(
    ([, a], [, b]) => amountOf(b, measure) - amountOf(a, measure),
  );
  const most = Math.max(1, ...rows.map(([, sum]) => amountOf(sum, measure)));
  return (
    <section className="panel provinces">
      <div className="panel-head">
        <h2>{t('provinces.title')}</h2>
      </div>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('filters.province')}</th>
              <th scope="col" className="number">
                {t('measure.events')}
              </th>
              <th scope="col" className="number">
                {t('measure.killed')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([slug, sum]) => (
              <tr key={slug}>
                <th scope="row">
                  {slug === null ? (
                    <span className="quiet">{t('provinces.unknown')}</span>
                  ) : (
                    <Link
                      from="/events"
                      to="."
                      search={(before) => ({ ...before, province: slug })}
                      dir="auto"
                    >
                      {names.get(slug) ?? slug}
                    </Link>
                  )}
                  <Bar share={amountOf(sum, measure) / most} />
                </th>
                <td className="number">{number(sum.events)}</td>
                <td className="number">
                  <KilledSum sum={sum} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const Bar = ({ share }: { share: number }) => (
  <span className="bar" aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
);

/** Shows unknown numbers as unknown and not as 0. */
export function KilledSum({ sum }: { sum: Sum }) {
  const { t, number } = useText();
  if (sum.unknown === sum.events && sum.high === 0)
    return <span className="quiet">{t('killed.unknown')}</span>;
  return (
    <>
      {number(sum.best)}
      {sum.low !== sum.high && (
        <bdi dir="ltr" className="quiet range">
          {' '}
          ({number(sum.low)}–{number(sum.high)})
        </bdi>
      )}
      {sum.unknown > 0 && <span className="quiet unknown">{t('killed.more', { count: sum.unknown })}</span>}
    </>
  );
}
