import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../i18n/text';
import { Credit } from '../shell/credit';
import { Field } from '../shell/field';
import { ProblemView } from '../shell/problem';
import { Warnings } from '../shell/warnings';
import type { useRecords } from './use-records';

interface RecordListProps<Row> {
  readonly view: 'dossiers' | 'claims';
  readonly search: {
    readonly province?: string | undefined;
    readonly q?: string | undefined;
    readonly id?: string | undefined;
  };
  readonly loaded: Omit<ReturnType<typeof useRecords<Row>>, 'rows'> & { readonly rows: readonly Row[] };
  readonly children: (row: Row) => ReactNode;
}

/** A list of records with a search over the loaded ones, and their credit. */
export function RecordList<Row extends { readonly id: string }>({
  view,
  search,
  loaded,
  children,
}: RecordListProps<Row>) {
  const { t } = useText();
  const navigate = useNavigate();
  const { rows, credits, warnings, error, isLoading, hasMore, more, retry } = loaded;
  const shown = useMemo(() => rows.filter((row) => fits(row, search)), [rows, search]);
  const set = (changed: object) =>
    void navigate({ to: `/${view}`, search: (before) => ({ ...before, ...changed }), replace: true });
  return (
    <>
      <div className="page narrow record">
        <h1>{t(`shell.${view}`)}</h1>
        <search className="filters no-print">
          <Field label={t('records.search')}>
            {(id) => (
              <input
                id={id}
                type="search"
                value={search.q ?? ''}
                onInput={({ currentTarget: { value } }) => set({ q: value || undefined, id: undefined })}
              />
            )}
          </Field>
          <Field label={t('filters.province')}>
            {(id) => (
              <input
                key={search.province}
                id={id}
                placeholder={t('filters.allProvinces')}
                defaultValue={search.province ?? ''}
                onChange={({ currentTarget: { value } }) => set({ province: value.trim() || undefined })}
              />
            )}
          </Field>
          {search.id && (
            <button type="button" onClick={() => set({ id: undefined })}>
              {t('records.all')}
            </button>
          )}
        </search>
        <Warnings
          warnings={warnings}
          suggest={(slug) => (
            <button type="button" className="link" onClick={() => set({ province: slug })}>
              {slug}
            </button>
          )}
        />
        {error && <ProblemView error={error} retry={retry} />}
        {shown.map((row) => (
          <article key={row.id} className="panel reading">
            {children(row)}
          </article>
        ))}
        {shown.length === 0 && !error && (
          <p className="empty">
            {t(isLoading ? 'loading.record' : search.id ? 'records.notThere' : 'records.none')}
          </p>
        )}
        <p className="row quiet small">
          {!isLoading && t('records.count', { shown: shown.length, count: rows.length })}
          {hasMore && (
            <button type="button" onClick={more}>
              {t('records.more')}
            </button>
          )}
        </p>
      </div>
      <Credit sources={credits} />
    </>
  );
}

/** Whether the record contains all words of the search. */
function fits(
  row: { readonly id: string },
  { q, id }: { q?: string | undefined; id?: string | undefined },
): boolean {
  if (id && row.id !== id) return false;
  if (!q) return true;
  const text = JSON.stringify(row).toLocaleLowerCase();
  return q
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
