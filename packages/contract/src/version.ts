/** Version of the contract, sent in `meta.contract_version`. Changes within 1.x are additive. */
export const CONTRACT_VERSION = '1.0.0';

/** Prefix of every path, with the major version. */
export const PATH_PREFIX = '/api/v1';
