/** A site that shows places on a map, or a part of one that does. Hosts are expressions, and so is what follows them. */
export interface MapSite {
  readonly name: string;
  readonly hosts: readonly string[];
  /** What has to follow; without it, anything but the bare host. */
  readonly path?: string;
  readonly examples: readonly [string, ...string[]];
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
    examples: [
      'https://maps.app.goo.gl/AbCdEf1',
      'goo.gl/maps/AbCdEf1',
      'https://www.google.com/maps/place/Idlib/@35.98,36.70,15z',
      'https://www.google.co.uk/maps?q=Binnish',
      'https://maps.google.com/?cid=1234567',
      'https://maps.googleapis.com/maps/api/staticmap?center=Binnish',
      'https://maps.google.com/maps?ll=35.98,36.70',
      'https://earth.google.com/web/@35.98,36.70',
    ],
  },
  {
    name: 'OpenStreetMap',
    hosts: ['openstreetmap\\.(?:org|fr|de)/', 'osm\\.org/'],
    // The pages that its licence asks to link are no places.
    path: '(?!copyright|about|fixthemap)',
    examples: [
      'https://www.openstreetmap.org/#map=15/35.98/36.70',
      'https://www.openstreetmap.org/node/123456',
      'osm.org/go/xxyyzz',
    ],
  },
  {
    name: 'what3words',
    hosts: ['what3words\\.com/', 'w3w\\.co/', 'w3w\\.io/'],
    path: '(?=[^\\s<>"]{0,80}\\.)',
    examples: ['https://what3words.com/index.home.raft', 'w3w.co/index.home.raft'],
  },
  {
    name: 'GeoHack',
    hosts: ['geohack\\.toolforge\\.org', '(?:tools\\.wmflabs|toolserver)\\.org/(?:~geohack|geohack)'],
    path: '[/?]',
    examples: [
      'https://geohack.toolforge.org/geohack.php?params=35_58_22_N_36_42_08_E',
      'https://tools.wmflabs.org/geohack/geohack.php?params=35_58_22_N_36_42_08_E',
    ],
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
    examples: [
      'https://www.bing.com/maps?cp=35.98~36.70&lvl=15',
      'bing.com/maps/default.aspx?v=2&sp=point.Binnish',
      'https://yandex.ru/maps/?ll=36.70,35.98',
      'https://yandex.com/maps/-/CCUabc',
      'https://maps.apple.com/?ll=35.98,36.70',
      'https://maps.apple/p/AbCdEf',
      'http://wikimapia.org/#lat=35.98&lon=36.70',
      'wikimapia.org/1234567/Binnish',
      'https://waze.com/ul?ll=35.98,36.70',
      'https://www.waze.com/en/live-map/directions?to=place.Binnish',
      'https://ul.waze.com/ul?place=Binnish',
      'https://wego.here.com/?map=35.98,36.70,15',
      'https://her.is/3AbCdEf',
      'https://2gis.ru/geo/36.70,35.98',
      'https://mapy.cz/zakladni?x=36.70&y=35.98',
      'https://map.qq.com/?l=1234567',
      'https://www.mapquest.com/latlng/35.98,36.70',
      'https://petalmaps.com/s/AbCdEf',
    ],
  },
  {
    name: 'pictures and tiles of places',
    hosts: ['mapillary\\.com/', 'kartaview\\.org/', '(?:tiles?|[a-c]|basemaps?)\\.[a-z0-9.-]{1,60}/'],
    path: '(?=app|map|embed|im|details|(?:[^\\s<>"]{0,200}/)?\\d{1,2}/\\d{1,7}/\\d{1,7}(?:@2x)?(?:\\.|$|[\\s?]))',
    examples: [
      'https://www.mapillary.com/app/?pKey=498763468214164',
      'https://tile.openstreetmap.org/17/78904/51782.png',
      'https://tiles.example.org/base/17/78904/51782.png',
    ],
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
    examples: [
      'https://plus.codes/8G4Q5XJ2+22',
      'http://geohash.org/sy7xk4',
      'https://omaps.app/sAbCdEfGh/Binnish',
      'https://satellites.pro/#35.98,36.70,15',
      'https://www.windy.com/35.98/36.70',
      'https://umap.openstreetmap.fr/en/map/Binnish_1234',
    ],
  },
];
