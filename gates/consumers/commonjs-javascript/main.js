const { createPartnerClient, PartnerError } = require('@partner-api/client');

const client = createPartnerClient({ baseUrl: 'http://127.0.0.1:1', timeoutSeconds: 5 });
client.events.list().then(
  () => process.exit(1),
  (error) => {
    if (!PartnerError.isInstance(error)) throw error;
    console.log(`${error.name} ${error.isRetryable}`);
  },
);
