import { useText } from '../i18n/text';
import { BATCH, type LoadedEvents } from './use-events';

/** Shows how much of the window is loaded, and stops or continues loading. */
export function Loading({ loaded }: { loaded: LoadedEvents }) {
  const { t } = useText();
  const { events, isLoading, isComplete, goal, error, stop, goOn } = loaded;
  return (
    <div className="loading no-print">
      <span role="status">
        {isLoading
          ? t('loading.soFar', { count: events.length })
          : isComplete
            ? t('loading.all', { count: events.length })
            : t('loading.first', { count: events.length })}
      </span>
      {isLoading && (
        <>
          <progress max={goal} value={events.length} aria-label={t('loading.progress')} />
          <button type="button" onClick={stop}>
            {t('loading.stop')}
          </button>
        </>
      )}
      {!isLoading && !isComplete && !error && events.length > 0 && (
        <button type="button" onClick={goOn}>
          {t('loading.more', { count: BATCH })}
        </button>
      )}
    </div>
  );
}
