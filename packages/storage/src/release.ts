/**
 * Release of the server, equal to the version in `apps/server/package.json`; a store records the release that
 * migrated it.
 */
export const RELEASE = '0.1.0';
