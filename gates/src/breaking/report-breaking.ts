// Prints what today's contract would break, in Markdown; ends with 1 when it would break something.
import { markdown } from './markdown.js';
import { compareWithRelease } from './released-contract.js';

const comparison = await compareWithRelease();
console.log(markdown(comparison));
process.exitCode = comparison.breaking.length + comparison.stale.length > 0 ? 1 : 0;
