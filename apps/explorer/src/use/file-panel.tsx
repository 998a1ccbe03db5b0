import type { Attribution, ConflictEvent } from '@partner-api/client';
import { toText } from '@partner-api/client/attribution';
import { EVENT_COLUMNS, toCsv } from '@partner-api/client/csv';
import { toGeoJson } from '@partner-api/client/geojson';
import { useText } from '../i18n/text';
import { Panel } from '../records/panel';

interface FilePanelProps {
  readonly events: readonly ConflictEvent[];
  readonly credits: readonly { readonly attribution: Attribution }[];
  readonly isComplete: boolean;
}

/** The events as files, with the credit as a column of the CSV and a member of the GeoJSON. */
export function FilePanel({ events, credits, isComplete }: FilePanelProps) {
  const { t } = useText();
  const csv = () => {
    const credit = toText(...credits);
    save('events.csv', 'text/csv', toCsv(events, { ...EVENT_COLUMNS, attribution: () => credit }));
  };
  const geojson = () => {
    const credited = { data: events, attributions: credits.map(({ attribution }) => attribution) };
    save('events.geojson', 'application/geo+json', JSON.stringify(toGeoJson(credited, { geometry: 'cell' })));
  };
  return (
    <Panel title={t('use.files')}>
      <p>
        {t('use.filesOf', { count: events.length })} {!isComplete && t('use.notAll')} {t('use.creditInFiles')}
      </p>
      <div className="row">
        <button type="button" onClick={csv} disabled={events.length === 0}>
          {t('use.csv')}
        </button>
        <button type="button" onClick={geojson} disabled={events.length === 0}>
          {t('use.geojson')}
        </button>
      </div>
    </Panel>
  );
}

function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
