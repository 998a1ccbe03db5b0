import { records } from './0001-records.js';
import { access } from './0002-access.js';
import { publicationDelay } from './0003-publication-delay.js';
import { revisionNotice } from './0004-revision-notice.js';
import { coverageTypes } from './0005-coverage-types.js';
import { hiddenNames } from './0006-hidden-names.js';
import { withdrawnCoverage } from './0007-withdrawn-coverage.js';
import { keyUses } from './0008-key-uses.js';
import { deskVersions } from './0009-desk-versions.js';
import { sources } from './0010-sources.js';
import { listFilters } from './0011-list-filters.js';
import { auditByActor } from './0012-audit-by-actor.js';
import { eventType } from './0013-event-type.js';
import { quarantine } from './0014-quarantine.js';
import { partnerLimits } from './0015-partner-limits.js';
import { history } from './0016-history.js';
import { namesOfNothing } from './0017-names-of-nothing.js';
import type { Migration } from './migration.js';

export const MIGRATIONS: readonly Migration[] = [
  records,
  access,
  publicationDelay,
  revisionNotice,
  coverageTypes,
  hiddenNames,
  withdrawnCoverage,
  keyUses,
  deskVersions,
  sources,
  listFilters,
  auditByActor,
  eventType,
  quarantine,
  partnerLimits,
  history,
  namesOfNothing,
];

export const SCHEMA_VERSION = MIGRATIONS.length;
