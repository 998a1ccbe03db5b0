/** Version of the contract, as carried by `meta.contract_version`. Within 1.x changes are additive only. */
export const CONTRACT_VERSION = '1.0.0';

/** The version segment that every path carries directly after `/api`. */
export const PATH_PREFIX = '/api/v1';
