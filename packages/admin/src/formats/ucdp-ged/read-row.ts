import type { Casualties, Occurrence, Province, TimePrecision } from '@partner-api/contract';
import type { ExactLocation, RecordDraft } from '@partner-api/safeguards';
import { provinceName, slugify } from '@partner-api/text';
import type { Cells } from '../../input/table-header.js';
import { plainRule } from '../../plain-rule.js';
import { faulty, type Reading } from '../format.js';
import { readTime } from '../times.js';
import { CellsSchema, type CellValues } from './cells-schema.js';
import type { Column } from './columns.js';
import { type Country, findCountry } from './countries.js';
import { readSources } from './sources.js';
import { UCDP } from './upstream.js';
import { verificationOf } from './verification.js';
import { type EventFacts, summaryOf, titleOf } from './wording.js';

const SCHEME = 'ucdp-ged';

const COLUMNS = CellsSchema.keyof().options;

/**
 * UCDP's `type_of_violence` 3, one-sided violence: the deliberate killing of civilians. 1 is state-based, 2 non-state
 * conflict.
 */
const ONE_SIDED = 3;

/** Converts one row of the UCDP Georeferenced Event Dataset to an event. */
export function readRow(cells: Cells<Column>, now: Date): Reading {
  const row = Object.fromEntries(COLUMNS.map((column) => [column, cells(column)]));
  const checked = CellsSchema.safeParse(row, { error: plainRule });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return faulty(String(issue?.path[0] ?? ''), 'invalid_value', issue?.message ?? 'is wrong');
  }
  const values = checked.data;
  const country = findCountry(values.country, values.country_id);
  if (!country) return faulty('country', 'unknown_country', 'is not a known country of UCDP');
  const occurred = readOccurrence(values, now);
  if ('wrong' in occurred) return faulty(occurred.field, 'invalid_time', occurred.wrong);
  return publication(values, country, occurred, readSources(cells));
}

function publication(
  values: CellValues,
  country: Country,
  occurred: Occurrence,
  { sources, warnings }: ReturnType<typeof readSources>,
): Reading {
  const province = readProvince(values, country);
  const location = readLocation(values);
  const { casualties, isReordered } = readCasualties(values);
  const unvetted = isUnvetted(values);
  const facts = factsOf(values, country, province, casualties);
  const [roleA, roleB] = facts.isOneSided ? ['perpetrator', 'target'] : ['side_a', 'side_b'];
  const draft: RecordDraft = {
    kind: 'event',
    id: `${SCHEME}-${values.id}`,
    status: 'published',
    // The safeguards decide by the type.
    sensitive: false,
    upstream: [UCDP],
    content: {
      lang: 'en',
      external_ids: [{ scheme: SCHEME, id: values.id }],
      title: titleOf(facts),
      summary: summaryOf(facts),
      type: facts.isOneSided ? 'violence_against_civilians' : 'battle',
      occurred,
      province,
      country: country.code,
      location,
      actors: [
        { name: values.side_a, role: roleA ?? null },
        { name: values.side_b, role: roleB ?? null },
      ],
      casualties,
      verification: verificationOf(values.number_of_sources, sources, unvetted),
      sources: [...sources],
      dossier_ids: [],
      claim_ids: [],
    },
  };
  return {
    result: 'publication',
    draft,
    correction: null,
    sourceRevision: unvetted ? CANDIDATE : VETTED,
    warnings: [
      ...(unvetted ? ['unvetted'] : []),
      ...warnings,
      ...(isReordered ? ['estimate_reordered'] : []),
      ...(location ? [] : ['location_imprecise']),
      ...(province ? [] : ['province_unknown']),
    ],
    covers: { country: country.code, from: values.date_start, to: values.date_end },
  };
}

/** Source revisions: a vetted event replaces the candidate with its ID, whichever file is imported first. */
const CANDIDATE = 0;
const VETTED = 1;

/** `Clear` marks a vetted event; releases without the column are vetted. */
const isUnvetted = ({ code_status }: CellValues): boolean =>
  code_status !== '' && code_status.toLowerCase() !== 'clear';

/** UCDP GED codebook, `date_prec`: 2 is a span of two to six days. */
const timePrecision: Readonly<Record<number, TimePrecision>> = {
  1: 'day',
  2: 'week',
  3: 'week',
  4: 'month',
  5: 'year',
};

function readOccurrence(values: CellValues, now: Date): Occurrence | { field: string; wrong: string } {
  const earliest = readTime(values.date_start, 'first', now);
  if ('wrong' in earliest) return { field: 'date_start', ...earliest };
  const latest = readTime(values.date_end, 'last', now);
  if ('wrong' in latest) return { field: 'date_end', ...latest };
  if (values.date_start > values.date_end)
    return { field: 'date_end', wrong: 'must not lie before date_start' };
  const precision = timePrecision[values.date_prec] ?? 'unknown';
  return { earliest: earliest.time, latest: latest.time, precision };
}

function readProvince({ adm_1 }: CellValues, country: Country): Province | null {
  const name = provinceName(adm_1);
  const slug = slugify(name);
  return slug === '' ? null : { slug, name, country: country.code, source_name: adm_1 };
}

/** UCDP GED codebook, `where_prec`: 1 is the exact place, 2 within about 25 km, 3 the district. */
const locationPrecision = new Map([
  [1, { precision: 'settlement', uncertainty_m: null }],
  [2, { precision: 'near_settlement', uncertainty_m: 25_000 }],
  [3, { precision: 'district', uncertainty_m: null }],
] as const);

/** From 4 on the coordinates represent a province, a line, a country or a sea, so there is no location. */
function readLocation({ where_prec, latitude, longitude }: CellValues): ExactLocation | null {
  const known = [...locationPrecision].find(([code]) => code === where_prec)?.[1];
  return known ? { latitude, longitude, ...known } : null;
}

/** Widens the bounds of rows whose low estimate exceeds the best one, or whose high one is below it. */
function readCasualties({ low, best, high, deaths_civilians }: CellValues) {
  const ordered = {
    low: low === null || best === null ? low : Math.min(low, best),
    best,
    high: high === null || best === null ? high : Math.max(high, best),
  };
  const casualties: Casualties = {
    killed: ordered,
    // `deaths_civilians` is part of the best estimate and has no bounds.
    civilians_killed: { low: null, best: deaths_civilians, high: null },
  };
  return { casualties, isReordered: ordered.low !== low || ordered.high !== high };
}

function factsOf(
  values: CellValues,
  country: Country,
  province: Province | null,
  casualties: Casualties,
): EventFacts {
  const isOneSided = values.type_of_violence === ONE_SIDED;
  // Violence against civilians is located by province only; above precision 3 the district is only a placeholder.
  const hasDistrict = !isOneSided && values.where_prec <= 3 && values.adm_2 !== '';
  return {
    isOneSided,
    sideA: values.side_a,
    sideB: values.side_b,
    from: values.date_start,
    to: values.date_end,
    datePrecision: values.date_prec,
    wherePrecision: values.where_prec,
    killed: casualties.killed,
    civiliansKilled: casualties.civilians_killed.best,
    places: [...(hasDistrict ? [values.adm_2] : []), ...(province ? [province.name] : []), country.name],
    isAggregate: values.event_clarity === '2',
    isUnvetted: isUnvetted(values),
  };
}
