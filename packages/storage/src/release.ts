/** Of the server, as `apps/server/package.json` has it: what a store says it was migrated by. */
export const RELEASE = '0.1.0';
