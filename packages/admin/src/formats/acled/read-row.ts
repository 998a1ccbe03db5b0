import type { Actor, Occurrence, Province, Source, Verification } from '@partner-api/contract';
import type { ExactLocation, RecordDraft } from '@partner-api/safeguards';
import { DAY_MILLISECONDS, provinceName, slugify } from '@partner-api/text';
import { withoutNullMarker } from '../../input/null-marker.js';
import type { Cells } from '../../input/table-header.js';
import { plainRule } from '../../plain-rule.js';
import { faulty, type Reading } from '../format.js';
import { readTime } from '../times.js';
import { CellsSchema, type CellValues } from './cells-schema.js';
import type { Column } from './columns.js';
import { countryOf } from './country-of.js';
import { ACLED } from './upstream.js';

const SCHEME = 'acled';

const COLUMNS = CellsSchema.keyof().options;

/** Returns the record ID of an ACLED event. */
export const recordId = (eventId: string): string => `${SCHEME}-${eventId}`;

/** Converts one row of an ACLED export to an event. */
export function readRow(cells: Cells<Column>, now: Date): Reading {
  const row = Object.fromEntries(COLUMNS.map((column) => [column, cells(column)]));
  const checked = CellsSchema.safeParse(row, { error: plainRule });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return faulty(String(issue?.path[0] ?? ''), 'invalid_value', issue?.message ?? 'is wrong');
  }
  const values = checked.data;
  const country = countryOf(values.iso, values.country);
  if (country === null) return faulty('country', 'unknown_country', 'is not a known country');
  const occurred = readOccurrence(values, now);
  if ('wrong' in occurred) return faulty('event_date', 'invalid_time', occurred.wrong);
  return publication(values, country, occurred);
}

function publication(values: CellValues, country: string, occurred: Occurrence): Reading {
  const province = readProvince(values, country);
  const location = readLocation(values);
  const sources = readSources(values);
  // An event of any type that targets civilians can reveal where they are attacked.
  const sensitive = values.civilian_targeting !== '';
  const draft: RecordDraft = {
    kind: 'event',
    id: recordId(values.event_id_cnty),
    status: 'published',
    sensitive,
    upstream: [ACLED],
    content: {
      lang: 'en',
      external_ids: [{ scheme: SCHEME, id: values.event_id_cnty }],
      title: titleOf(values, sensitive),
      // `notes` is not imported: it is ACLED's own text and names exact places.
      summary: null,
      type: values.event_type,
      occurred,
      province,
      country,
      location,
      actors: readActors(values),
      casualties: {
        // ACLED gives one number without bounds.
        killed: { low: null, best: values.fatalities, high: null },
        civilians_killed: { low: null, best: null, high: null },
      },
      verification: verificationOf(sources),
      sources,
      dossier_ids: [],
      claim_ids: [],
    },
  };
  return {
    result: 'publication',
    draft,
    correction: null,
    ...(values.timestamp !== null && { sourceRevision: values.timestamp }),
    warnings: [
      ...(location ? [] : ['location_imprecise']),
      ...(province ? [] : ['province_unknown']),
      ...(values.timestamp === null ? ['source_revision_unknown'] : []),
    ],
    // Exports are filtered by their user, so no coverage can be inferred.
    covers: null,
  };
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** ACLED codebook, `time_precision`: 1 the day, 2 the week around it, 3 the month around it. */
function readOccurrence(
  { event_date, time_precision }: CellValues,
  now: Date,
): Occurrence | { wrong: string } {
  const day = readTime(event_date, 'first', now);
  if ('wrong' in day) return day;
  const [first, last] = spanOf(new Date(day.time), time_precision);
  const end = new Date(Math.min(last.getTime(), Math.max(now.getTime(), Date.parse(day.time))));
  const earliest = readTime(dateOf(first), 'first', now);
  const latest = readTime(dateOf(end), 'last', now);
  if ('wrong' in earliest) return earliest;
  if ('wrong' in latest) return latest;
  const precision = time_precision === 1 ? 'day' : time_precision === 2 ? 'week' : 'month';
  return { earliest: earliest.time, latest: latest.time, precision };
}

const dateOf = (time: Date): string => time.toISOString().slice(0, DATE_LENGTH);

function spanOf(day: Date, precision: number): [first: Date, last: Date] {
  if (precision === 1) return [day, day];
  if (precision === 2) {
    // Monday to Sunday.
    const monday = day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MILLISECONDS;
    return [new Date(monday), new Date(monday + 6 * DAY_MILLISECONDS)];
  }
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  return [new Date(Date.UTC(year, month, 1)), new Date(Date.UTC(year, month + 1, 0))];
}

function readProvince({ admin1 }: CellValues, country: string): Province | null {
  const name = provinceName(admin1);
  const slug = slugify(name);
  return slug === '' ? null : { slug, name, country, source_name: admin1 };
}

/** ACLED codebook, `geo_precision`: 1 the town, 2 a part of a region that the town stands for, 3 a region. */
function readLocation({ geo_precision, latitude, longitude }: CellValues): ExactLocation | null {
  if (geo_precision === 3) return null;
  const precision = geo_precision === 1 ? 'settlement' : 'near_settlement';
  return { latitude, longitude, precision, uncertainty_m: null };
}

/**
 * Assigns roles: `actor1` is the perpetrator only where civilians are attacked, and the organiser of demonstrations;
 * otherwise the two are sides.
 */
function readActors({ event_type, actor1, actor2 }: CellValues): Actor[] {
  const isDemonstration = event_type === 'protest' || event_type === 'riot';
  const [first, second] =
    event_type === 'violence_against_civilians'
      ? ['perpetrator', 'target']
      : isDemonstration
        ? ['organiser', null]
        : ['side_a', 'side_b'];
  return [
    { name: actor1, role: first ?? null },
    { name: actor2, role: second ?? null },
  ].filter(({ name }) => name !== '');
}

/** Splits `source` into publishers; ACLED gives neither headlines nor links. */
function readSources({ source }: CellValues): Source[] {
  const publishers = source.split(';').map((name) => withoutNullMarker(name.trim()));
  return [...new Set(publishers)]
    .filter((publisher) => publisher !== '')
    .map((publisher) => ({ publisher, title: null, url: null, published_at: null }));
}

function verificationOf({ length: count }: readonly Source[]): Verification | null {
  if (count === 0) return null;
  return { level: count === 1 ? 'single_source' : 'corroborated', source_count: count };
}

function titleOf({ sub_event_type, geo_precision, admin2, admin1, country }: CellValues, sensitive: boolean) {
  const finest = sensitive || geo_precision === 3 ? '' : admin2;
  return `${sub_event_type} in ${[finest, admin1, country].filter((place) => place !== '').join(', ')}`;
}
