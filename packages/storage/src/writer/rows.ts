import { UNKNOWN_TIME } from '../readers/events.js';
import { referencesIn } from '../references.js';
import type { RecordVersion, ServedVersion } from './versions.js';

/** The columns that `records` and `withheld` have in common. */
export function versionRow(made: RecordVersion) {
  const { id, kind, version, status, sensitive, importedAt, delayFrom, upstreamIds, digest } = made;
  return {
    id,
    kind,
    version,
    status,
    sensitive,
    digest,
    imported_at: importedAt,
    delay_from: delayFrom,
    upstream_ids: upstreamIds,
  };
}

/** The columns of `records` that a version decides; without a time of its own it sorts by that of its publication. */
export function servedRow(version: ServedVersion) {
  const { content, publishedAt, takenBack } = version;
  return {
    ...versionRow(version),
    published_at: publishedAt,
    taken_back: takenBack,
    sort_at: 'occurred' in content ? (content.occurred.latest ?? UNKNOWN_TIME) : publishedAt,
    province: 'province' in content ? (content.province?.slug ?? null) : null,
    provinces: 'provinces' in content ? content.provinces.map((province) => province.slug) : null,
    refers_to: referencesIn(content),
  };
}
