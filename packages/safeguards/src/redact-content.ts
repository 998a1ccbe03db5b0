import { LOCATION_REMOVED, redactText } from './redaction/redact-text.js';
import { redactSplitPlaces } from './redaction/split-places.js';

/**
 * Returns a copy with every text redacted, at any depth, so that no field can be forgotten; an address that shows a
 * place becomes null, and licences stay. An identifier or slug with a place becomes one that the contract refuses.
 */
export function redactContent<Content>(content: Content): Content {
  // The shape does not change: strings remain strings, and addresses are nullable in the contract.
  return redactSplitPlaces(redactMember('', content)) as Content;
}

function redactMember(member: string, value: unknown): unknown {
  if (typeof value === 'string') return isAddress(member) ? redactAddress(value) : redactText(value);
  if (Array.isArray(value)) return value.map((item) => redactMember(member, item));
  if (typeof value !== 'object' || value === null || member === 'license') return value;
  const redacted: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) redacted[name] = redactMember(name, part);
  // A slug is made from the name, where the place is no longer recognisable.
  return 'slug' in value && 'name' in value && redacted.name !== value.name
    ? { ...redacted, slug: LOCATION_REMOVED }
    : redacted;
}

const isAddress = (member: string): boolean => member === 'url' || member.endsWith('_url');

const redactAddress = (address: string): string | null => (redactText(address) === address ? address : null);
