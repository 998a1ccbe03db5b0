import { ClaimSchema, ConflictEventSchema, DossierSchema, type RecordKind } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { retractedContent } from '../src/index.js';
import { claimDraft, dossierDraft, eventDraft } from './drafts.js';

const schemas = { event: ConflictEventSchema, dossier: DossierSchema, claim: ClaimSchema };
const drafts = { event: eventDraft(), dossier: dossierDraft(), claim: claimDraft() };

const stored = {
  id: 'test-1',
  version: 2,
  status: 'retracted',
  published_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
  corrections: [{ version: 2, at: '2026-01-02T00:00:00Z', kind: 'retraction', reason: 'It did not happen.' }],
};

describe.each<RecordKind>(['event', 'dossier', 'claim'])('a retracted %s', (kind) => {
  const content = retractedContent(kind, 'es');

  test('matches the contract, with all members', () => {
    expect(schemas[kind].parse({ ...stored, ...content })).toStrictEqual({ ...stored, ...content });
    expect(Object.keys(content).sort()).toStrictEqual(Object.keys(drafts[kind].content).sort());
  });

  test('contains only the word "Retracted" and the language', () => {
    const values = [...leaves(content)].filter((value) => value !== null);
    expect(values.sort()).toStrictEqual(
      kind === 'event' ? ['Retracted', 'es', 'unknown'] : ['Retracted', 'es'],
    );
  });

  test('returns a new object each time', () => {
    expect(retractedContent(kind, 'es').external_ids).not.toBe(content.external_ids);
  });
});

function* leaves(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) yield value;
  else for (const part of Object.values(value)) yield* leaves(part);
}
