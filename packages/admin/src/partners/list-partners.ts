import * as z from 'zod';
import type { Command } from '../command.js';

const ListPartnersOptionsSchema = z.strictObject({});

export type ListPartnersOptions = z.infer<typeof ListPartnersOptionsSchema>;

export interface PartnerList {
  /** Sorted by name. */
  readonly partners: readonly ShownPartner[];
}

interface ShownPartner {
  readonly name: string;
  readonly suspended_at: string | null;
  readonly created_at: string;
  /** Number of keys, expired and revoked ones included. */
  readonly keys: number;
}

export const listPartnersCommand: Command<ListPartnersOptions, PartnerList> = {
  name: 'partners-list',
  input: 'none',
  options: ListPartnersOptionsSchema,
  run: async ({ store }) => {
    const partners = await store.partners.list();
    return {
      partners: partners.map(({ name, suspendedAt, createdAt, keys }) => ({
        name,
        suspended_at: suspendedAt,
        created_at: createdAt,
        keys,
      })),
    };
  },
};
