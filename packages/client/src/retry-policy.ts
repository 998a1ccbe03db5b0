const FIRST_WAIT_MAXIMUM_SECONDS = 0.5;
const WAIT_MAXIMUM_SECONDS = 8;
const TOKENS_PER_SUCCESS = 0.1;

/** Full jitter: anything from nothing to a bound that doubles, so that clients that failed together return apart. */
export const backoffSeconds = (retries: number, random: () => number = Math.random): number =>
  random() * Math.min(WAIT_MAXIMUM_SECONDS, FIRST_WAIT_MAXIMUM_SECONDS * 2 ** retries);

/**
 * Retries help against a lost request and worsen an outage: each one costs a token, each success earns a tenth of one.
 * When all requests fail, a client sends `size` retries in all and then one attempt a request.
 * @returns whether a retry is within the budget, which it then takes from; after a success, true.
 */
export function createRetryBudget(size: number): (succeeded: boolean) => boolean {
  let tokens = size;
  return (succeeded) => {
    if (!succeeded && tokens < 1) return false;
    tokens = Math.min(size, tokens + (succeeded ? TOKENS_PER_SUCCESS : -1));
    return true;
  };
}
