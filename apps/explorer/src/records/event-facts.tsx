import type { ConflictEvent, Estimate } from '@partner-api/client';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text';

const METRES = 1_000;

/** The facts of an event, with unknown ones named. */
export function EventFacts({ event }: { event: ConflictEvent }) {
  const { t, nameOf, occurrence, region, number, languageName } = useText();
  const { occurred, province, location, verification, casualties } = event;
  return (
    <dl className="facts panel">
      <Fact name={t('event.when')}>
        {occurrence(occurred) ?? t('time.unknown')}
        <Small>{nameOf('timePrecision', occurred.precision)}</Small>
      </Fact>
      <Fact name={t('event.where')}>
        {province ? (
          <>
            <bdi>{province.name}</bdi>, {region(province.country)}
            {province.source_name && province.source_name !== province.name && (
              <Small>{t('event.sourceName', { name: province.source_name })}</Small>
            )}
          </>
        ) : (
          t('provinces.unknown')
        )}
        <Small>
          {location
            ? t('event.cell', {
                latitude: number(location.latitude),
                longitude: number(location.longitude),
                kilometres: number(Math.ceil(location.uncertainty_m / METRES)),
              })
            : t('event.noLocation')}
        </Small>
        {location && <Small>{nameOf('locationPrecision', location.precision)}</Small>}
      </Fact>
      <Fact name={t('event.killed')}>
        <Figure estimate={casualties.killed} />
      </Fact>
      <Fact name={t('event.civiliansKilled')}>
        <Figure estimate={casualties.civilians_killed} />
      </Fact>
      <Fact name={t('event.actors')}>
        {event.actors.length === 0
          ? t('event.noActors')
          : event.actors.map(({ name, role }) => (
              <div key={`${name} ${role}`}>
                <bdi>{name}</bdi>
                {role && <span className="quiet"> · {nameOf('role', role)}</span>}
              </div>
            ))}
      </Fact>
      <Fact name={t('event.verification')}>
        {verification ? nameOf('verification', verification.level) : t('event.notVerified')}
        {verification?.source_count != null && (
          <Small>{t('event.sourceCount', { count: verification.source_count })}</Small>
        )}
      </Fact>
      <Fact name={t('event.identifier')}>
        <code>{event.id}</code>
        <Small>{t('history.version', { version: event.version })}</Small>
        {event.external_ids.map(({ scheme, id }) => (
          <Small key={`${scheme} ${id}`}>{`${scheme}: ${id}`}</Small>
        ))}
      </Fact>
      <Fact name={t('event.language')}>{languageName(event.lang)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Small = ({ children }: { children: ReactNode }) => <div className="quiet small">{children}</div>;

/** The best estimate in large type above the range. */
function Figure({ estimate: { low, best, high } }: { estimate: Estimate }) {
  const { t, number } = useText();
  if (low === null && best === null && high === null) return <span>{t('estimate.unknown')}</span>;
  const bound = (value: number | null) => (value === null ? t('estimate.open') : number(value));
  return (
    <>
      <span className="figure">{best === null ? `${bound(low)}–${bound(high)}` : number(best)}</span>
      {low === high ? null : <Small>{t('estimate.range', { low: bound(low), high: bound(high) })}</Small>}
    </>
  );
}
