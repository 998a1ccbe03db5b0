import { expression, type LocationPattern } from './location-pattern.js';

// Links that show a place on a map. Whole links go: paths and identifiers lead to the place as well as coordinates do.

const site = (host: string) => `(?:https?:/{1,2})?(?<![\\p{L}\\d@-])(?:[a-z0-9-]{1,20}\\.){0,3}${host}`;
// Bounded; what of a longer link remains is text like any other, and its coordinates are found by other patterns.
const more = `[^\\s<>"]{0,4000}[^\\s<>".,;:!?)\\]}']`;
/** Maps that are part of a larger site, and sites that are nothing else. */
const mapSites = [
  ...[
    '2gis\\.[a-z]{2,3}/',
    'mapy\\.(?:cz|com)/',
    'ge0\\.me/',
    'omaps\\.app/',
    'maps\\.me/',
    'organicmaps\\.app/',
    'map\\.baidu\\.com/',
  ],
  ...[
    'amap\\.com/',
    'gaode\\.com/',
    'map\\.qq\\.com/',
    'mapcarta\\.com/',
    'plus\\.codes/',
    'geohash\\.(?:org|softeng\\.co)/',
  ],
  ...[
    'satellites\\.pro/',
    'zoom\\.earth/',
    'suncalc\\.org/',
    'osmand\\.net/(?:map|go)',
    'map\\.openaerialmap\\.org/',
    'f4map\\.com/',
  ],
  ...[
    'peakvisor\\.com/',
    'apps\\.sentinel-hub\\.com/',
    'browser\\.dataspace\\.copernicus\\.eu/',
    'mapquest\\.com/',
    'mapq\\.st/',
  ],
  ...[
    'petalmaps\\.com/',
    'arcg\\.is/',
    'livingatlas\\.arcgis\\.com/wayback',
    'arcgis\\.com/(?:apps|home)/',
    'neshan\\.org/maps',
    'nshn\\.ir/',
  ],
  ...[
    'balad\\.ir/',
    'maps\\.visicom\\.ua/',
    'umap\\.[a-z.]{2,20}/',
    'umap\\.openstreetmap\\.[a-z]{2,3}/',
    'overpass-turbo\\.eu/',
  ],
  ...[
    'latlong\\.net/',
    'gps-coordinates\\.(?:net|org)/',
    'calcmaps\\.com/',
    'scribblemaps\\.com/',
    'felt\\.com/map',
    'windy\\.com/-?\\d',
  ],
  ...[
    'maps\\.tomtom\\.com/',
    'plan\\.tomtom\\.com/',
    'kakao\\.com/(?:map|link/map)',
    'kko\\.to/',
    'map\\.naver\\.com/',
    'naver\\.me/',
  ],
  ...[
    'komoot\\.com/plan',
    'viamichelin\\.[a-z]{2,3}/',
    'geoportail\\.gouv\\.fr/',
    'map\\.geo\\.admin\\.ch/',
    'gis\\.osce\\.org/',
  ],
];
const rest = `(?:${more})?`;
const topLevel = '(?:\\.[a-z]{2,3}){1,2}';

/** Every link has one of these, or is announced. */
const linkSign = /[/?=]|geo:|!3d|w(?:hat\s?)?3|what three/i;

const link = (name: string, address: string, first: string, ...others: string[]): LocationPattern => ({
  name,
  sign: linkSign,
  expression: expression(address),
  examples: [first, ...others],
});

export const linkPatterns: readonly LocationPattern[] = [
  link(
    'Google Maps',
    `${site(`(?:maps\\.google${topLevel}/|google${topLevel}/maps|goo\\.gl/maps/|maps\\.app\\.goo\\.gl/|g\\.co/maps/|g\\.page/|maps\\.googleapis\\.com/|earth\\.google\\.com/|google${topLevel}/local/place|earth\\.app\\.goo\\.gl/)`)}${rest}`,
    'https://maps.app.goo.gl/AbCdEf1',
    'goo.gl/maps/AbCdEf1',
    'https://www.google.com/maps/place/Idlib/@35.98,36.70,15z',
    'https://www.google.co.uk/maps?q=Binnish',
    'https://maps.google.com/?cid=1234567',
    'https://maps.googleapis.com/maps/api/staticmap?center=Binnish',
    'https://maps.google.com/maps?ll=35.98,36.70',
    'https://earth.google.com/web/@35.98,36.70',
  ),
  link(
    'OpenStreetMap',
    // The page that its licence asks to link is no place.
    `${site('(?:openstreetmap\\.(?:org|fr|de)|osm\\.org)/(?!copyright|about|fixthemap)')}${more}`,
    'https://www.openstreetmap.org/#map=15/35.98/36.70',
    'https://www.openstreetmap.org/node/123456',
    'osm.org/go/xxyyzz',
  ),
  link(
    'Bing Maps',
    `${site('bing\\.com/maps')}${rest}`,
    'https://www.bing.com/maps?cp=35.98~36.70&lvl=15',
    'bing.com/maps/default.aspx?v=2&sp=point.Binnish',
  ),
  link(
    'Yandex Maps',
    `${site(`(?:yandex${topLevel}/(?:maps|navi|harita)|maps\\.yandex${topLevel}/|ya\\.cc/m/)`)}${rest}`,
    'https://yandex.ru/maps/?ll=36.70,35.98',
    'https://yandex.com/maps/-/CCUabc',
  ),
  link(
    'Apple Maps',
    `${site('maps\\.apple(?:\\.com)?/')}${more}`,
    'https://maps.apple.com/?ll=35.98,36.70',
    'https://maps.apple/p/AbCdEf',
  ),
  link(
    'Wikimapia',
    `${site('wikimapia\\.org/')}${more}`,
    'http://wikimapia.org/#lat=35.98&lon=36.70',
    'wikimapia.org/1234567/Binnish',
  ),
  link(
    'what3words link',
    `${site('(?:what3words\\.com|w3w\\.co|w3w\\.io)/')}(?:[a-z]{2}/)?(?=[^\\s<>"]{0,80}\\.)${more}`,
    'https://what3words.com/index.home.raft',
    'w3w.co/index.home.raft',
  ),
  link(
    'Waze',
    `${site('(?:waze\\.com/(?:ul|[a-z-]{0,10}/?live-map)|ul\\.waze\\.com/|waze\\.to/)')}${rest}`,
    'https://waze.com/ul?ll=35.98,36.70',
    'https://www.waze.com/en/live-map/directions?to=place.Binnish',
    'https://ul.waze.com/ul?place=Binnish',
  ),
  link(
    'HERE',
    `${site('(?:(?:wego|share|maps?|w)\\.here\\.com/|her\\.is/|here\\.com/(?:map|p/|l/|directions))')}${rest}`,
    'https://wego.here.com/?map=35.98,36.70,15',
    'https://her.is/3AbCdEf',
  ),
  link(
    'GeoHack',
    `${site('(?:geohack\\.toolforge\\.org|(?:tools\\.wmflabs|toolserver)\\.org/(?:~geohack|geohack))')}[/?]${more}`,
    'https://geohack.toolforge.org/geohack.php?params=35_58_22_N_36_42_08_E',
    'https://tools.wmflabs.org/geohack/geohack.php?params=35_58_22_N_36_42_08_E',
  ),
  link(
    'other maps',
    `${site(`(?:${mapSites.join('|')})`)}${more}`,
    'https://2gis.ru/geo/36.70,35.98',
    'https://mapy.cz/zakladni?x=36.70&y=35.98',
    'https://plus.codes/8G4Q5XJ2+22',
    'http://geohash.org/sy7xk4',
    'https://omaps.app/sAbCdEfGh/Binnish',
    'https://satellites.pro/#35.98,36.70,15',
    'https://map.qq.com/?l=1234567',
    'https://www.mapquest.com/latlng/35.98,36.70',
    'https://petalmaps.com/s/AbCdEf',
    'https://www.windy.com/35.98/36.70',
  ),
  link(
    'geo URI',
    `(?<!\\p{L})geo:[+-]?\\d${rest}`,
    'geo:35.98,36.70',
    'geo:35.98,36.70;u=35',
    'geo:0,0?q=35.98,36.70(Binnish)',
  ),
  link(
    'map app link',
    `(?<!\\p{L})(?:comgooglemaps|google\\.navigation|waze|yandexmaps|yandexnavi|bingmaps|maps|osmand\\.geo|om|here-route|here-location|what3words|w3w):(?:/{1,2}|[a-z]{0,10}\\?|q=)${more}`,
    'comgooglemaps://?q=Binnish',
    'google.navigation:q=35.98,36.70',
    'waze://?ll=35.98,36.70',
    'maps:?q=Binnish',
    'yandexmaps://maps.yandex.ru/?pt=36.70,35.98',
  ),
  link(
    'three words',
    '(?:(?<![:/])/{3}|(?<!\\p{L})(?:what3words|what\\s(?:3|three)\\swords|w3w)(?:\\s(?:is|address))?[\\s:=]{1,3}/{0,3})\\p{L}{2,30}\\.\\p{L}{2,30}\\.\\p{L}{2,30}(?!\\p{L})',
    '///index.home.raft',
    'what3words: index.home.raft',
    '///фраза.слово.дом',
  ),
  link(
    'pair in an address',
    `(?<![\\p{L}\\d])(?:https?://|www\\.)[^\\s<>"]{1,400}?[/=@,:#(](?<place>[+-]?\\d{1,3}\\.\\d{2,40}[,/;~|+][+-]?\\d{1,3}\\.\\d{2,40}(?:[,/]\\d{1,2}(?:\\.\\d{1,4})?z?)?)(?![\\d.])`,
    'https://example.org/map/35.98/36.70',
    'www.example.org/?where=35.98,36.70',
  ),
  link(
    'map parameters',
    '!3d[+-]?\\d{1,3}\\.\\d{1,20}(?:![1-9]d[+-]?\\d{1,3}\\.\\d{1,20}){1,3}',
    '!3d35.98!4d36.70',
  ),
];
