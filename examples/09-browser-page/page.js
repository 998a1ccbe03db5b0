import { createPartnerClient, PartnerError } from '@partner-api/client';
import { toHtml } from '@partner-api/client/attribution';

// The server of this page stands between: it has the key, the page has none.
const client = createPartnerClient({ baseUrl: location.origin });
const status = document.querySelector('[role=status]');

try {
  const page = await client.events.list({ limit: 10 });
  const items = page.data.map(({ title, lang, province, occurred, summary }) => {
    const item = document.createElement('li');
    const heading = document.createElement('strong');
    heading.textContent = title;
    // Records come in the language of their source: readers that speak must know which.
    heading.lang = lang;
    const time = document.createElement('time');
    time.textContent = ` ${province?.name ?? 'no province'}, ${occurred.latest?.slice(0, 10) ?? 'time unknown'}`;
    const text = document.createElement('div');
    text.textContent = summary;
    text.lang = lang;
    item.append(heading, time, text);
    return item;
  });
  document.querySelector('ol').replaceChildren(...items);
  // Escaped by the client: whatever a source is called, it adds no markup.
  document.querySelector('footer').innerHTML = toHtml(page);
  status.textContent = `${items.length} events as of ${page.meta.as_of}`;
} catch (error) {
  if (!PartnerError.isInstance(error)) throw error;
  status.textContent = `The events cannot be shown right now: ${error.message}`;
}
