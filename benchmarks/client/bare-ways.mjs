/** What a program writes that has no client: as short as it can be, and with an end to waiting. */
export const bareWays = (url, headers) => ({
  bare: async () => (await fetch(url, { headers })).json(),

  'with a time-out': async () => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), 30_000);
    try {
      return await (await fetch(url, { headers, signal: controller.signal })).json();
    } finally {
      clearTimeout(timer);
    }
  },
});
