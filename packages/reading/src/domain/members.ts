import type { Actor } from '@partner-api/contract';

/** The members of a coalition that a source writes in one field: `Ahrar al-Sham, HTS, Southern Front`. */
export function membersOf({ name }: Actor): string[] {
  return name
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '');
}
