export function testResults(
  file: string,
  maySkip: (name: string) => boolean,
): { passed: number; failed: number; skipped: number; words: string[] };
export function filesWithSkippedTests(file: string): string[];
