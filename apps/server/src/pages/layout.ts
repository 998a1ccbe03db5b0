import { html, type Markup } from './html.js';
import { STYLE_PATH } from './style.js';

interface PageContent {
  readonly title: string;
  readonly body: Markup;
  /** Path of the page, if the navigation lists it. */
  readonly current?: string;
  /** Further elements of the head. */
  readonly head?: Markup;
  /** Whether to use the full width, for content with its own columns. */
  readonly wide?: boolean;
}

const LINKS = [
  ['/explore', 'Explorer'],
  ['/guide', 'Guide'],
  ['/docs', 'Reference'],
  ['/terms', 'Terms'],
  ['/problems', 'Problems'],
  ['/openapi.json', 'OpenAPI'],
] as const;

/** The layout of every page. */
export function layout({ title, body, current, head = html``, wide = false }: PageContent): string {
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
<header class="site-header">
<a class="site-name" href="/">Partner API</a>
<nav class="site-nav" aria-label="Pages">${LINKS.map(
    ([path, name]) =>
      html`<a href="${path}"${path === current ? html` aria-current="page"` : ''}>${name}</a> `,
  )}</nav>
</header>
<main${html` class="${wide ? 'wide' : 'text'}"`}>
${body}
</main>
</body>
</html>
`.text;
}
