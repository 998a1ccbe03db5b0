import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';

/** Publishers encode entities twice and sometimes three times. */
const PASSES_MAXIMUM = 3;

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;
/** Elements whose content is not text. */
const UNREAD = ['script', 'style', 'template', 'iframe', 'object'];

/** Elements that can occur within a word. */
const INLINE = [
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font', 'i', 'ins', 'kbd'],
  ...['mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
];

/** Elements that separate words. */
const BLOCK = [
  ...['article', 'aside', 'blockquote', 'br', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure', 'footer'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'img', 'li', 'main', 'ol', 'p', 'picture', 'pre'],
  ...['section', 'svg', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul', 'video'],
];

/** Matches known element names only, because "x <y" is a comparison. */
const TAG = new RegExp(`<(?:!--|/?(?:${[...UNREAD, ...INLINE, ...BLOCK].join('|')})(?=[\\s/>]))`, 'i');

/** Converts text from the web to plain text: decodes entities, also repeated encodings, and removes tags. */
export function webText(text: string): string {
  let plain = text;
  for (let pass = 0; pass < PASSES_MAXIMUM; pass += 1) {
    if (TAG.test(plain)) plain = withoutTags(plain);
    if (!ENTITY.test(plain)) return plain;
    // Strict, because a name without a semicolon occurs in many URLs.
    plain = decodeHTMLStrict(plain);
  }
  return TAG.test(plain) ? withoutTags(plain) : plain;
}

function withoutTags(html: string): string {
  const parts: string[] = [];
  let unread = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (UNREAD.includes(name)) unread += 1;
        else if (!INLINE.includes(name)) parts.push(' ');
      },
      onclosetag: (name) => {
        if (UNREAD.includes(name)) unread -= 1;
        else if (!INLINE.includes(name)) parts.push(' ');
      },
      ontext: (text) => {
        if (unread === 0) parts.push(text);
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return parts.join('').replace(/ {2,}/g, ' ').trim();
}
