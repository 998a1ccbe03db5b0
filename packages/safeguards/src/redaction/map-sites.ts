/** A map site or a part of one. Hosts and paths are regular expressions. */
export interface MapSite {
  readonly name: string;
  readonly hosts: readonly string[];
  /** What must follow the host; without it, anything but the bare host. */
  readonly path?: string;
}

const topLevel = '(?:\\.[a-z]{2,3}){1,2}';

export const mapSites: readonly MapSite[] = [
  {
    name: 'Google Maps',
    hosts: [
      ...[
        `maps\\.google${topLevel}/?`,
        `google${topLevel}/maps/?`,
        `google${topLevel}/local/place/?`,
        'goo\\.gl/maps/',
      ],
      ...[
        'maps\\.app\\.goo\\.gl/',
        'g\\.co/maps/',
        'g\\.page/',
        'maps\\.googleapis\\.com/',
        'earth\\.google\\.com/',
      ],
      ...['earth\\.app\\.goo\\.gl/'],
    ],
  },
  {
    name: 'OpenStreetMap',
    hosts: ['openstreetmap\\.(?:org|fr|de)/', 'osm\\.org/'],
    // Excludes the pages that its licence requires to be linked.
    path: '(?!copyright|about|fixthemap)',
  },
  {
    name: 'what3words',
    hosts: ['what3words\\.com/', 'w3w\\.co/', 'w3w\\.io/'],
    path: '(?=[^\\s<>"]{0,80}\\.)',
  },
  {
    name: 'GeoHack',
    hosts: ['geohack\\.toolforge\\.org', '(?:tools\\.wmflabs|toolserver)\\.org/(?:~geohack|geohack)'],
    path: '[/?]',
  },
  {
    name: 'other maps of the world',
    hosts: [
      ...[
        'bing\\.com/maps/?',
        `yandex${topLevel}/(?:maps|navi|harita)/?`,
        `maps\\.yandex${topLevel}/?`,
        'ya\\.cc/m/',
      ],
      ...[
        'maps\\.apple(?:\\.com)?/',
        'wikimapia\\.org/',
        'waze\\.com/(?:ul|[a-z-]{0,10}/?live-map)',
        'ul\\.waze\\.com/',
      ],
      ...[
        'waze\\.to/',
        '(?:wego|share|maps?|w)\\.here\\.com/',
        'her\\.is/',
        'here\\.com/(?:map|p/|l/|directions)',
      ],
      ...[
        '2gis\\.[a-z]{2,3}/',
        'mapy\\.(?:cz|com)/',
        'map\\.baidu\\.com/',
        'amap\\.com/',
        'gaode\\.com/',
        'map\\.qq\\.com/',
      ],
      ...[
        'map\\.naver\\.com/',
        'naver\\.me/',
        'map\\.kakao\\.com/',
        'kko\\.to/',
        'neshan\\.org/maps',
        'nshn\\.ir/',
      ],
      ...[
        'balad\\.ir/',
        'maps\\.visicom\\.ua/',
        'petalmaps\\.com/',
        'mapquest\\.com/',
        'mapq\\.st/',
        'maps\\.tomtom\\.com/',
      ],
      ...[
        'plan\\.tomtom\\.com/',
        'komoot\\.com/plan',
        'viamichelin\\.[a-z]{2,3}/',
        'geoportail\\.gouv\\.fr/',
      ],
    ],
  },
  {
    name: 'pictures and tiles of places',
    hosts: ['mapillary\\.com/', 'kartaview\\.org/', '(?:tiles?|[a-c]|basemaps?)\\.[a-z0-9.-]{1,60}/'],
    path: '(?=app|map|embed|im|details|(?:[^\\s<>"]{0,200}/)?\\d{1,2}/\\d{1,7}/\\d{1,7}(?:@2x)?(?:\\.|$|[\\s?]))',
  },
  {
    name: 'tools with a map',
    hosts: [
      ...[
        'ge0\\.me/',
        'omaps\\.app/',
        'maps\\.me/',
        'organicmaps\\.app/',
        'osmand\\.net/(?:map|go)',
        'mapcarta\\.com/',
      ],
      ...[
        'plus\\.codes/',
        'geohash\\.(?:org|softeng\\.co)/',
        'satellites\\.pro/',
        'zoom\\.earth/',
        'suncalc\\.org/',
      ],
      ...['map\\.openaerialmap\\.org/', 'f4map\\.com/', 'peakvisor\\.com/', 'apps\\.sentinel-hub\\.com/'],
      ...['browser\\.dataspace\\.copernicus\\.eu/', 'arcg\\.is/', 'livingatlas\\.arcgis\\.com/wayback'],
      ...[
        'arcgis\\.com/(?:apps|home)/',
        'umap\\.openstreetmap\\.[a-z]{2,3}/',
        'overpass-turbo\\.eu/',
        'latlong\\.net/',
      ],
      ...[
        'gps-coordinates\\.(?:net|org)/',
        'calcmaps\\.com/',
        'scribblemaps\\.com/',
        'felt\\.com/map',
        'windy\\.com/-?\\d',
      ],
    ],
  },
];
