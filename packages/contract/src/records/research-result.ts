import * as z from 'zod';
import { openEnum } from '../wire/primitives.js';
import { ResolvedLocaleSchema, resultFields } from './evidence.js';

export const RESEARCH_STATUSES = ['answered', 'partial', 'insufficient_evidence'] as const;
export type ResearchStatus = (typeof RESEARCH_STATUSES)[number];

export const STATEMENT_KINDS = ['extracted', 'computed', 'worded'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

const StatementSchema = z
  .object({
    kind: openEnum(STATEMENT_KINDS).describe(
      '`extracted`: quoted from a record. `computed`: counted over the named records. `worded`: written by a language model from the named quotations.',
    ),
    text: z.string().describe('Plain text.'),
    evidence_ids: z.array(z.string()).min(1).describe('Members of `evidence`, by id.'),
  })
  .meta({ id: 'Statement', description: 'One sentence of an answer, always with evidence.' });
export type Statement = z.infer<typeof StatementSchema>;

const AnswerSchema = z
  .object({
    text: z.string().describe('The statements as one text.'),
    statements: z.array(StatementSchema).min(1),
  })
  .meta({ id: 'Answer', description: 'An answer that the records give to the question.' });
export type Answer = z.infer<typeof AnswerSchema>;

export const ResearchResultSchema = z
  .object({
    id: z.string().describe('Identifier of this result.'),
    query: z
      .string()
      .describe(
        'The submitted question, trimmed; `[location removed]` replaces exact places, and `pk_…` replaces keys.',
      ),
    locale: ResolvedLocaleSchema,
    status: openEnum(RESEARCH_STATUSES).describe('Whether the evidence answers the whole question.'),
    answer: AnswerSchema.nullable().describe('Null when the evidence does not suffice.'),
    explanation: z
      .string()
      .nullable()
      .describe(
        'Plain text: why there is no answer or only a partial one; null when there is nothing to explain.',
      ),
    ...resultFields,
  })
  .meta({ id: 'ResearchResult', description: 'An answer from the records, with its evidence.' });
export type ResearchResult = z.infer<typeof ResearchResultSchema>;
