import { createPartnerClient, PartnerError } from '@partner-api/client';
import { toHtml } from '@partner-api/client/attribution';

// The page calls its own server, which adds the key.
const client = createPartnerClient({ baseUrl: location.origin });
const status = document.querySelector('[role=status]');

try {
  const page = await client.events.list({ limit: 10 });
  const items = page.data.map(({ title, lang, province, occurred, summary }) => {
    const item = document.createElement('li');
    const heading = document.createElement('strong');
    heading.textContent = title;
    // Records are in the language of their source; screen readers need `lang`.
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
  // The client has escaped all names in the credit.
  document.querySelector('footer').innerHTML = toHtml(page);
  status.textContent = `${items.length} events as of ${page.meta.as_of}`;
} catch (error) {
  if (!PartnerError.isInstance(error)) throw error;
  status.textContent = `The events cannot be shown right now: ${error.message}`;
}
