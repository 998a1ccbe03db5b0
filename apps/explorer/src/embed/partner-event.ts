import type { Attribution, ConflictEvent } from '@partner-api/client';
import { toHtml } from '@partner-api/client/attribution';

interface CardContent {
  readonly data: ConflictEvent;
  readonly attribution: Attribution;
}

const STYLE = `
:host { display: block; max-width: 32rem; color-scheme: light dark; }
article { padding: 1rem 1.2rem; border: 1px solid #8886; border-radius: 8px; font: 16px/1.5 system-ui, sans-serif;
  color: light-dark(#1b2027, #e8eaeb); background: light-dark(#fff, #1a2127); }
h2 { margin: 0 0 .4rem; font: 600 1.2rem/1.25 Charter, Georgia, serif; }
p { margin: .4rem 0; }
.facts, footer { font-size: .85rem; color: light-dark(#585d65, #a9b2b9); }
footer { margin-top: .8rem; padding-top: .6rem; border-top: 1px solid #8886; }
a { color: light-dark(#0b5a70, #7cc7dc); }`;

/**
 * Shows one event as a card: `<partner-event>` around the JSON of an event with its attribution. Event and credit share
 * a closed shadow root, so that the page cannot remove one alone; without a credit nothing is shown.
 */
class PartnerEventElement extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'closed' });

  connectedCallback(): void {
    // While the page loads, the element exists before its content.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => this.#draw(), { once: true });
    } else this.#draw();
  }

  #draw(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
    const card = document.createElement('article');
    try {
      const { data, attribution } = JSON.parse(
        this.querySelector('script[type="application/json"]')?.textContent ?? '',
      ) as CardContent;
      const credit = document.createElement('footer');
      // The client escapes each name, and throws without a credit.
      credit.innerHTML = toHtml({ attribution });
      card.append(...contentOf(data), credit);
    } catch {
      card.append(element('p', 'This card needs the JSON of an event with its attribution.'));
    }
    this.#root.replaceChildren(card);
  }
}

function contentOf({ title, summary, lang, occurred, province, casualties }: ConflictEvent): HTMLElement[] {
  const heading = element('h2', title);
  heading.lang = lang;
  heading.dir = 'auto';
  const { low, best, high } = casualties.killed;
  const killed = best ?? (low === null && high === null ? null : `${low ?? '?'}–${high ?? '?'}`);
  const facts = element(
    'p',
    [
      (occurred.latest ?? occurred.earliest)?.slice(0, 10),
      province && `${province.name}, ${province.country}`,
      killed === null ? 'killed: unknown' : `killed: ${killed}`,
    ]
      .filter(Boolean)
      .join(' · '),
  );
  facts.className = 'facts';
  if (!summary) return [heading, facts];
  const text = element('p', summary);
  text.lang = lang;
  text.dir = 'auto';
  return [heading, facts, text];
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

if (!customElements.get('partner-event')) customElements.define('partner-event', PartnerEventElement);
