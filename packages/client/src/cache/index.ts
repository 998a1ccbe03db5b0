export { createResponseCache, type ResponseCacheOptions } from './create-response-cache.js';
