import { LOCATION_REMOVED, redactText } from './redaction/redact-text.js';
import { redactSplitPlaces } from './redaction/split-places.js';

/**
 * A copy with every text redacted, at any depth, so that no field can be forgotten, and with the halves of a place
 * taken out that was split over several texts. Times, codes and identifiers have nothing to redact and pass unchanged;
 * an identifier or a slug that does carry a place becomes one that the contract's grammar refuses. An address that
 * shows a place becomes null. Licences stay as they are.
 */
export function redactContent<Content>(content: Content): Content {
  // The shape stays: strings remain strings, and addresses are nullable throughout the contract.
  return redactSplitPlaces(redactMember('', content)) as Content;
}

function redactMember(member: string, value: unknown): unknown {
  if (typeof value === 'string') return isAddress(member) ? redactAddress(value) : redactText(value);
  if (Array.isArray(value)) return value.map((item) => redactMember(member, item));
  if (typeof value !== 'object' || value === null || member === 'license') return value;
  const redacted: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) redacted[name] = redactMember(name, part);
  // A slug is made of the name, and in it a place is no longer written as one.
  return 'slug' in value && 'name' in value && redacted.name !== value.name
    ? { ...redacted, slug: LOCATION_REMOVED }
    : redacted;
}

const isAddress = (member: string): boolean => member === 'url' || member.endsWith('_url');

const redactAddress = (address: string): string | null => (redactText(address) === address ? address : null);
