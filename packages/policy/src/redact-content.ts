import { redactText } from './redaction/redact-text.js';

/**
 * A copy with every text redacted, at any depth, so that no field can be forgotten. Identifiers, times and codes have
 * nothing to redact and pass unchanged. An address that would have to be changed leads somewhere else or nowhere: it
 * becomes null.
 */
export function redactContent<Content extends object>(content: Content): Content {
  const redacted = Object.entries(content).map(([member, value]) => [member, redactMember(member, value)]);
  return Object.fromEntries(redacted);
}

function redactMember(member: string, value: unknown): unknown {
  if (typeof value === 'string') return isAddress(member) ? redactAddress(value) : redactText(value);
  if (Array.isArray(value)) return value.map((item) => redactMember(member, item));
  return typeof value === 'object' && value !== null ? redactContent(value) : value;
}

const isAddress = (member: string) => member === 'url' || member.endsWith('_url');

const redactAddress = (address: string) => (redactText(address) === address ? address : null);
