import { createPartnerClient } from '@partner-api/client';

// The page asks a server of its own, which adds the key.
const client = createPartnerClient({ baseUrl: location.origin });
const { data, attribution } = await client.events.list({ since: '24h' });
document.querySelector('#events')?.append(
  ...data.map(({ title }) => {
    const item = document.createElement('li');
    item.textContent = title;
    return item;
  }),
);
const credit = document.querySelector('#credit');
if (credit) credit.textContent = attribution.text;
