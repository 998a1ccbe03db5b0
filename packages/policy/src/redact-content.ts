import { redactText } from './redaction/redact-text.js';

/**
 * A copy with every text redacted, at any depth, so that no field can be forgotten. Times, codes and identifiers have
 * nothing to redact and pass unchanged; an identifier that does carry a place becomes one that the contract's grammar
 * refuses. An address that shows a place becomes null. Licences stay as they are.
 */
export function redactContent<Content>(content: Content): Content {
  // The shape stays: strings remain strings, and addresses are nullable throughout the contract.
  return redactMember('', content) as Content;
}

function redactMember(member: string, value: unknown): unknown {
  if (typeof value === 'string') return isAddress(member) ? redactAddress(value) : redactText(value);
  if (Array.isArray(value)) return value.map((item) => redactMember(member, item));
  if (typeof value !== 'object' || value === null || member === 'license') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, redactMember(name, part)]));
}

const isAddress = (member: string): boolean => member === 'url' || member.endsWith('_url');

const redactAddress = (address: string): string | null => (redactText(address) === address ? address : null);
