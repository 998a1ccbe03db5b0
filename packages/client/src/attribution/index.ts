export type { Credited } from './merge-attributions.js';
export { toHtml } from './to-html.js';
export { toMarkdown } from './to-markdown.js';
export { toText } from './to-text.js';
