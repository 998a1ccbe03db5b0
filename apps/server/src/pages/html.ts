/** Markup. `html` makes it, and the guide from what our own build wrote: text cannot be taken for it by mistake. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | readonly Part[];

/** A tagged template that escapes every text put into it. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const rendered = parts.map(renderPart);
  return new Markup(strings.map((text, index) => text + (rendered[index] ?? '')).join(''));
}

function renderPart(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return part.map(renderPart).join('');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** For texts in which backticks mark code, as the contract writes its explanations. */
export function withCode(text: string): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
