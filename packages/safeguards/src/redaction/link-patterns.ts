import { expression, type LocationPattern } from './location-pattern.js';
import { type MapSite, mapSites } from './map-sites.js';

// Map links. The whole link is removed, because its path or identifier leads to the place as coordinates do.

// Bounded; the rest of a longer link is ordinary text, whose coordinates other patterns find.
const more = `[^\\s<>"]{0,4000}[^\\s<>".,;:!?)\\]}']`;
const rest = `(?:${more})?`;

export const linkPatterns: readonly LocationPattern[] = [
  ...mapSites.map(siteLink),
  {
    name: 'geo URI',
    sign: /geo:/,
    expression: expression(`(?<!\\p{L})geo:[+-]?\\d${rest}`),
  },
  {
    name: 'map app link',
    sign: /(?:maps?|navigation|waze|navi|geo|om|here-\w{5,8}|words|w3w):[/a-z?]/,
    expression: expression(
      `(?<!\\p{L})(?:comgooglemaps|google\\.navigation|waze|yandexmaps|yandexnavi|bingmaps|maps|osmand\\.geo|om|here-route|here-location|what3words|w3w):(?:/{1,2}|[a-z]{0,10}\\?|q=)${more}`,
    ),
  },
  {
    name: 'three words',
    sign: /\/{3}|w(?:hat\s?)?3|what three/,
    expression: expression(
      '(?:(?<![:/])/{3}|(?<!\\p{L})(?:what3words|what\\s(?:3|three)\\swords|w3w)(?:\\s(?:is|address))?[\\s:=]{1,3}/{0,3})\\p{L}{2,30}\\.\\p{L}{2,30}\\.\\p{L}{2,30}(?!\\p{L})',
    ),
  },
  {
    name: 'pair in an address',
    sign: /[/=@,:#(][+-]?\d{1,3}\.\d{2}/,
    expression: expression(
      `(?<![\\p{L}\\d])(?:https?://|www\\.)[^\\s<>"]{1,400}?[/=@,:#(](?<place>[+-]?\\d{1,3}\\.\\d{2,40}(?:[,/;~|+][+-]?\\d{1,3}\\.\\d{2,40}){1,99}(?:[,/]\\d{1,2}(?:\\.\\d{1,4})?z?)?)(?![\\d.])`,
    ),
  },
  {
    name: 'map parameters',
    sign: /!3d/,
    expression: expression('!3d[+-]?\\d{1,3}\\.\\d{1,20}(?:![1-9]d[+-]?\\d{1,3}\\.\\d{1,20}){1,3}'),
  },
];

/** Tests for the host first, because few texts contain one. */
function siteLink({ name, hosts, path }: MapSite): LocationPattern {
  const host = `(?:${hosts.join('|')})`;
  return {
    name,
    sign: new RegExp(host, 'u'),
    expression: expression(
      `(?:https?:/{1,2})?(?<![\\p{L}\\d@-])(?:[a-z0-9-]{1,20}\\.){0,3}${host}${path ?? ''}${more}`,
    ),
  };
}
