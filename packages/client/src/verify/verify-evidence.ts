import type { Evidence, Statement } from '../wire.generated.js';

/** The members of a result that are checked: the result of `research` or `factCheck`, or the response body. */
export interface VerifiableResult {
  readonly data: {
    readonly evidence: readonly Evidence[];
    readonly answer?: { readonly statements: readonly Statement[] } | null | undefined;
  };
}

/**
 * `hash`: the excerpt does not match its SHA-256. `offsets`: they lie outside the excerpt or inside a character.
 * `quote`: the excerpt has another text at the offsets.
 */
export type EvidenceFault = 'hash' | 'offsets' | 'quote';

export interface EvidenceCheck {
  readonly id: string;
  readonly quote: string;
  /** The faults that were found; empty when the quotation is correct. */
  readonly faults: readonly EvidenceFault[];
}

export interface EvidenceReport {
  /** Whether every quotation is correct and every statement has its evidence in the result. */
  readonly holds: boolean;
  /** One check per piece of evidence, in order. */
  readonly evidence: readonly EvidenceCheck[];
  /** Statements without evidence, or whose evidence is missing from the result. */
  readonly unsupportedStatements: readonly Statement[];
}

/**
 * Checks offline that every quotation of a result occurs in its excerpt and that the excerpt matches its hash. It cannot
 * check whether the source is right.
 * @throws Error when Web Crypto is missing, as in a page without TLS.
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

/** Decodes UTF-8; returns null when the bytes begin or end inside a character. */
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
