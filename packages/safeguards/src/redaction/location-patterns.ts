import { decimalPatterns } from './decimal-patterns.js';
import { degreePatterns } from './degree-patterns.js';
import { gridPatterns } from './grid-patterns.js';
import { hemispherePatterns } from './hemisphere-patterns.js';
import { labelledPatterns } from './labelled-patterns.js';
import { linkPatterns } from './link-patterns.js';
import type { LocationPattern } from './location-pattern.js';

/** Every way of writing a place that redaction knows. Coordinates in words would be one more list here. */
export const locationPatterns: readonly LocationPattern[] = [
  ...linkPatterns,
  ...gridPatterns,
  ...degreePatterns,
  ...hemispherePatterns,
  ...labelledPatterns,
  ...decimalPatterns,
];
