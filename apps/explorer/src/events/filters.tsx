import * as ToggleGroup from '@radix-ui/react-toggle-group';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useText } from '../i18n/text';
import type { EventsSearch } from '../search';
import { Field } from '../shell/field';

/** In hours; each has its own message. */
const WINDOWS = ['24h', '168h', '720h', '2160h', '8760h', '87600h'] as const;

export const EVENT_TYPES = [
  'battle',
  'explosion_remote_violence',
  'violence_against_civilians',
  'protest',
  'riot',
  'strategic_development',
] as const;

interface FiltersProps {
  readonly search: EventsSearch;
  /** Slugs and names of the provinces in the loaded events. */
  readonly provinces: readonly (readonly [slug: string, name: string])[];
  /** Codes of the countries in the loaded events. */
  readonly countries: readonly string[];
}

/** The filters, all of which are in the URL. */
export function Filters({ search, provinces, countries }: FiltersProps) {
  const { t, nameOf, region } = useText();
  const navigate = useNavigate({ from: '/events' });
  const set = (changed: Partial<EventsSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const known = search.since === undefined || WINDOWS.some((window) => window === search.since);
  return (
    <search className="filters no-print">
      {(countries.length > 1 || search.country !== undefined) && (
        <Field label={t('filters.country')}>
          {(id) => (
            <select
              id={id}
              value={search.country ?? ''}
              onChange={(event) => set({ country: event.currentTarget.value || undefined })}
            >
              <option value="">{t('filters.allCountries')}</option>
              {countries.map((country) => (
                <option key={country} value={country}>
                  {region(country)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <ProvinceField search={search} provinces={provinces} set={(province) => set({ province })} />
      <Field label={t('filters.window')}>
        {(id) => (
          <select
            id={id}
            value={search.since ?? ''}
            onChange={(event) =>
              set({ since: event.currentTarget.value || undefined, from: undefined, to: undefined })
            }
          >
            <option value="">{t('window.all')}</option>
            {WINDOWS.map((window) => (
              <option key={window} value={window}>
                {t(`window.${window}`)}
              </option>
            ))}
            {!known && <option value={search.since}>{search.since}</option>}
          </select>
        )}
      </Field>
      <Field label={t('filters.from')}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={search.from ?? ''}
            onChange={(event) => set({ from: event.currentTarget.value || undefined, since: undefined })}
          />
        )}
      </Field>
      <Field label={t('filters.to')}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={search.to ?? ''}
            onChange={(event) => set({ to: event.currentTarget.value || undefined, since: undefined })}
          />
        )}
      </Field>
      <Field label={t('filters.type')}>
        {(id) => (
          <select
            id={id}
            value={search.type ?? ''}
            onChange={(event) => set({ type: event.currentTarget.value || undefined })}
          >
            <option value="">{t('filters.allTypes')}</option>
            {EVENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {nameOf('type', type)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('filters.status')}>
        {(id) => (
          <select
            id={id}
            value={search.status ?? ''}
            onChange={({ currentTarget: { value } }) =>
              set({ status: value === 'published' || value === 'disputed' ? value : undefined })
            }
          >
            <option value="">{t('filters.allStatuses')}</option>
            <option value="published">{nameOf('status', 'published')}</option>
            <option value="disputed">{nameOf('status', 'disputed')}</option>
          </select>
        )}
      </Field>
      {isFiltered && (
        <button type="button" onClick={() => void navigate({ search: {}, replace: true })}>
          {t('filters.reset')}
        </button>
      )}
    </search>
  );
}

interface ProvinceFieldProps extends Omit<FiltersProps, 'countries'> {
  readonly set: (province: string | undefined) => void;
}

/** Accepts any slug, because some provinces may have no loaded event. */
function ProvinceField({ search, provinces, set }: ProvinceFieldProps) {
  const { t } = useText();
  const options = useId();
  return (
    <Field label={t('filters.province')}>
      {(id) => (
        <>
          <input
            // A new key replaces the input when the URL changes, so that it shows the new value.
            key={search.province}
            id={id}
            list={options}
            placeholder={t('filters.allProvinces')}
            defaultValue={search.province ?? ''}
            onChange={(event) => set(slugOf(event.currentTarget.value))}
          />
          <datalist id={options}>
            {provinces.map(([slug, name]) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

/** Turns a name into a slug: `Deir ez-Zor` becomes `deir-ez-zor`. */
function slugOf(text: string): string | undefined {
  const slug = text.trim().toLowerCase().replace(/\s+/g, '-');
  return slug === '' ? undefined : slug;
}

/** Chooses whether the map and the provinces count events or people killed. */
export function MeasureChoice({ measure }: { measure: 'events' | 'killed' }) {
  const { t, language } = useText();
  const navigate = useNavigate({ from: '/events' });
  return (
    <ToggleGroup.Root
      type="single"
      className="toggle no-print"
      aria-label={t('measure.title')}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      value={measure}
      onValueChange={(value) => {
        if (value !== 'events' && value !== 'killed') return;
        void navigate({ search: (before) => ({ ...before, measure: value }), replace: true });
      }}
    >
      <ToggleGroup.Item value="events">{t('measure.events')}</ToggleGroup.Item>
      <ToggleGroup.Item value="killed">{t('measure.killed')}</ToggleGroup.Item>
    </ToggleGroup.Root>
  );
}
