import type { Method } from '@partner-api/contract';

/** How both results are made from texts. */
export const EXTRACTIVE_METHOD: Method = { name: 'bm25-extractive', version: '1', machine_generated: true };

/** How they are made where a number computed from events decides. */
export const EVENTS_METHOD: Method = { name: 'event-computation', version: '1', machine_generated: true };
