import type { Evidence, Statement } from '../wire.generated.js';

/** As much of a result as is checked: what `research` and `factCheck` return, or the body as received. */
export interface VerifiableResult {
  readonly data: {
    readonly evidence: readonly Evidence[];
    readonly answer?: { readonly statements: readonly Statement[] } | null | undefined;
  };
}

/**
 * `hash`: the excerpt is not the one that was hashed. `offsets`: they lie outside the excerpt or inside a character.
 * `quote`: the excerpt has other words at the offsets.
 */
export type EvidenceFault = 'hash' | 'offsets' | 'quote';

export interface EvidenceCheck {
  readonly id: string;
  readonly quote: string;
  /** What is wrong with it; empty when it holds. */
  readonly faults: readonly EvidenceFault[];
}

export interface EvidenceReport {
  /** Whether every quotation holds and every statement rests on evidence that is there. */
  readonly holds: boolean;
  /** One for each piece of evidence, in order. */
  readonly evidence: readonly EvidenceCheck[];
  /** Statements that name evidence which the result does not have. */
  readonly unsupportedStatements: readonly Statement[];
}

/**
 * Checks every quotation of a result against the text it was cut from, offline, from the result alone.
 * Where it holds, the text and the quotation are as the service sent them; whether the source is right is for people.
 * @throws Error where there is no Web Crypto, as in a page without TLS.
 */
export async function verifyEvidence({ data }: VerifiableResult): Promise<EvidenceReport> {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) throw new Error('Web Crypto is missing: a page needs TLS to check hashes');
  const evidence = await Promise.all(data.evidence.map((piece) => check(piece, subtle)));
  const ids = new Set(data.evidence.map(({ id }) => id));
  const unsupportedStatements = (data.answer?.statements ?? []).filter(
    ({ evidence_ids }) => evidence_ids.length === 0 || !evidence_ids.every((id) => ids.has(id)),
  );
  return {
    holds: unsupportedStatements.length === 0 && evidence.every(({ faults }) => faults.length === 0),
    evidence,
    unsupportedStatements,
  };
}

async function check(piece: Evidence, subtle: typeof crypto.subtle): Promise<EvidenceCheck> {
  const { id, quote, excerpt, byte_start, byte_end } = piece;
  const bytes = new TextEncoder().encode(excerpt.text);
  const faults: EvidenceFault[] = [];
  if (hexadecimal(await subtle.digest('SHA-256', bytes)) !== excerpt.sha256) faults.push('hash');
  const cut =
    0 <= byte_start && byte_start < byte_end && byte_end <= bytes.length
      ? decode(bytes.subarray(byte_start, byte_end))
      : null;
  if (cut === null) faults.push('offsets');
  else if (cut !== quote) faults.push('quote');
  return { id, quote, faults };
}

/** Null where the bytes begin or end inside a character. */
function decode(bytes: Uint8Array): string | null {
  try {
    // A byte order mark is part of a quotation like any other character.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

const hexadecimal = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
