import type { ImportSummary } from '../../src/imports/summary.js';

export const sumOfOutcomes = ({ created, updated, unchanged, retracted, rejected }: ImportSummary): number =>
  created + updated + unchanged + retracted + rejected;
