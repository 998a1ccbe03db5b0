import type { ImportSummary } from '../../src/imports/summary.js';

export const sumOfOutcomes = (summary: ImportSummary): number =>
  summary.created + summary.updated + summary.unchanged + summary.kept + summary.retracted + summary.rejected;
