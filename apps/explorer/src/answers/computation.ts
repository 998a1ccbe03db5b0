import type { ResearchResult } from '@partner-api/client';

export type Computation = ResearchResult['computations'][number];
export type ComputationGroup = Computation['groups'][number];
export type Count = Computation['counted'];
