import { contactPatterns } from './contact-patterns.js';
import { decimalPatterns } from './decimal-patterns.js';
import { degreePatterns } from './degree-patterns.js';
import { gridPatterns } from './grid-patterns.js';
import { hemispherePatterns } from './hemisphere-patterns.js';
import { labelledPatterns } from './labelled-patterns.js';
import { linkPatterns } from './link-patterns.js';
import type { LocationPattern } from './location-pattern.js';

/** All patterns of places, and of contacts that lead to a person. */
export const locationPatterns: readonly LocationPattern[] = [
  ...linkPatterns,
  ...gridPatterns,
  ...degreePatterns,
  ...hemispherePatterns,
  ...labelledPatterns,
  ...decimalPatterns,
  ...contactPatterns,
];
