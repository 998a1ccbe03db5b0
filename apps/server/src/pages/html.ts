/** Markup, made by `html` or read from our own build. A class, so that plain text cannot be mistaken for it. */
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

/** Renders text in backticks as code, as in the contract's explanations. */
export function withCode(text: string): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
