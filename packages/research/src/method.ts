import type { Method } from '@partner-api/contract';

/** How both results are made today. */
export const EXTRACTIVE_METHOD: Method = { name: 'bm25-extractive', version: '1', machine_generated: true };
