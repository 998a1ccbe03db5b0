const FIRST_WAIT_MAXIMUM_SECONDS = 0.5;
const WAIT_MAXIMUM_SECONDS = 8;
/** What a retry costs, in successes: whole numbers, because ten tenths are less than one. */
const RETRY_COST = 10;

/** Full jitter: anything from nothing to a bound that doubles, so that clients that failed together return apart. */
export const backoffSeconds = (retries: number, random: () => number = Math.random): number =>
  random() * Math.min(WAIT_MAXIMUM_SECONDS, FIRST_WAIT_MAXIMUM_SECONDS * 2 ** retries);

/**
 * Retries help against a lost request and worsen an outage: each one costs what ten successes earn.
 * When all requests fail, a client sends `size` retries in all and then one attempt a request.
 * @returns whether a retry is within the budget, which it then takes from; after a success, true.
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
