import type { Migration } from './migration.js';

/** Notifies every server of a new revision at commit, including writes of other processes. */
export const revisionNotice: Migration = {
  version: 4,
  name: 'revision-notice',
  statements: [
    `create function notify_revision() returns trigger language plpgsql as $$
      begin
        perform pg_notify('partner_api_revision', new.revision::text);
        return null;
      end
    $$`,
    `create trigger revision_notice after update of revision on store_state
      for each row execute function notify_revision()`,
  ],
};
