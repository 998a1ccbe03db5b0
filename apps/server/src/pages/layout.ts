import { html, type Markup } from './html.js';
import { STYLE_PATH } from './style.js';

interface PageContent {
  readonly title: string;
  readonly body: Markup;
  /** Further elements of the head. */
  readonly head?: Markup;
  /** The whole width, for content that brings its own columns. */
  readonly wide?: boolean;
}

/** The one layout of every page. */
export function layout({ title, body, head = html``, wide = false }: PageContent): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Partner API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
${head}
</head>
<body>
<header>
<a class="name" href="/">Partner API</a>
<nav><a href="/docs">Reference</a> <a href="/terms">Terms</a> <a href="/problems">Problems</a> <a href="/openapi.json">OpenAPI</a></nav>
</header>
<main${html` class="${wide ? 'wide' : 'text'}"`}>
${body}
</main>
</body>
</html>
`.text;
}
