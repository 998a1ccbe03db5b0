import { doubtStatement, type SafeRecord } from '@partner-api/safeguards';
import type { Doubt } from '@partner-api/storage';

/**
 * Returns the texts of a record that may reveal where people at risk are. Texts of sensitive events are worded by
 * this service, and the safeguards remove doubtful headlines, so neither is checked.
 */
export function findDoubts(record: SafeRecord, reason: string | null): Doubt[] {
  return [...textsOf(record), ['correction.reason', reason] as const].flatMap(([field, text]) => {
    const decision = text === null ? null : doubtStatement(text);
    return decision === null || decision.allowed ? [] : [{ field, rules: decision.rules }];
  });
}

type FieldText = readonly [field: string, text: string | null];

function textsOf(record: SafeRecord): FieldText[] {
  switch (record.kind) {
    case 'event': {
      const { title, summary } = record.content;
      return record.sensitive
        ? []
        : [
            ['title', title],
            ['summary', summary],
          ];
    }
    case 'dossier': {
      const { title, summary, sections } = record.content;
      const parts = sections.flatMap(({ heading, body }, index): FieldText[] => [
        [`sections[${index}].heading`, heading],
        [`sections[${index}].body`, body],
      ]);
      return [['title', title], ['summary', summary], ...parts];
    }
    case 'claim': {
      const { text, context, review } = record.content;
      return [
        ['text', text],
        ['context', context],
        ['review.explanation', review?.explanation ?? null],
        ['review.original_rating', review?.original_rating ?? null],
      ];
    }
  }
}
