const FIRST_WAIT_MAXIMUM_SECONDS = 0.5;
const WAIT_MAXIMUM_SECONDS = 8;
/** Cost of a retry in successes. An integer, because ten times 0.1 is less than 1 in floating point. */
const RETRY_COST = 10;

/** Returns a random wait between 0 and a bound that doubles with each retry (full jitter), so that clients do not retry in step. */
export const backoffSeconds = (retries: number, random: () => number = Math.random): number =>
  random() * Math.min(WAIT_MAXIMUM_SECONDS, FIRST_WAIT_MAXIMUM_SECONDS * 2 ** retries);

/**
 * Limits retries, which worsen an outage: each one costs what ten successes earn. When all requests fail, a client sends
 * `size` retries in total and then one attempt per request.
 * @returns a function that records a success and returns true, or returns whether a retry is within the budget and deducts it.
 */
export function createRetryBudget(size: number): (succeeded: boolean) => boolean {
  const full = size * RETRY_COST;
  let left = full;
  return (succeeded) => {
    if (!succeeded && left < RETRY_COST) return false;
    left = Math.min(full, left + (succeeded ? 1 : -RETRY_COST));
    return true;
  };
}
