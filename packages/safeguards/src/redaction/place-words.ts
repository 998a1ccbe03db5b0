// Words around coordinates, in the languages that sources write in. They are folded before use, so accents, Arabic
// vowel points and letter case do not matter; a space stands for none, one or two.

export const degreeWords = [
  ...[
    'degrees',
    'degree',
    'degs',
    'deg',
    'grados',
    'grado',
    'degrés',
    'degré',
    'graus',
    'gradi',
    'grad',
    'derece',
  ],
  ...['градусов', 'градуса', 'градус', 'градусів', 'градуси', 'град', 'درجة', 'درجات', 'درجه', '度', 'डिग्री'],
];

export const minuteWords = [
  ...[
    'minutes',
    'minute',
    'mins',
    'min',
    'minutos',
    'minuto',
    'minuten',
    'dakika',
    'минут',
    'минуты',
    'минута',
    'мин',
  ],
  ...['хвилин', 'хвилини', 'хвилина', 'хв', 'دقيقة', 'دقائق', 'دقیقه', '分', 'मिनट'],
];

export const secondWords = [
  ...['seconds', 'second', 'secs', 'sec', 'segundos', 'segundo', 'secondes', 'seconde', 'sekunden', 'saniye'],
  ...['секунд', 'секунды', 'секунда', 'сек', 'секунди', 'ثانية', 'ثواني', 'ثانیه', '秒', 'सेकंड'],
];

export const northWords = [
  ...['north latitude', 'south latitude', 'latitude north', 'latitude south', 'northern', 'southern'],
  ...['north', 'south', 'lat n', 'lat s', 'norte', 'sur', 'nord', 'sud', 'süd', 'kuzey', 'güney'],
  ...['latitud norte', 'latitud sur', 'de latitud norte', 'de latitud sur', 'latitude nord', 'latitude sud'],
  ...[
    'de latitude nord',
    'de latitude sud',
    'северной широты',
    'южной широты',
    'северная широта',
    'север',
    'юг',
    'північ',
    'південь',
    'північна широта',
    'с.ш.',
    'с. ш.',
    'с.ш',
    'сш',
  ],
  ...['ю.ш.', 'ю. ш.', 'ю.ш', 'північної широти', 'південної широти', 'пн.ш.', 'пн. ш.', 'пн.ш', 'пд.ш.'],
  ...['пд. ш.', 'شمالا', 'شمال', 'جنوبا', 'جنوب', 'شمالي', 'جنوبي', 'شمالی', 'جنوبی', 'ش', 'ج'],
  ...['北纬', '北緯', '南纬', '南緯', 'उत्तर', 'दक्षिण'],
];

export const eastWords = [
  ...['east longitude', 'west longitude', 'longitude east', 'longitude west', 'eastern', 'western'],
  ...['east', 'west', 'long e', 'long w', 'este', 'oeste', 'est', 'ouest', 'ost', 'doğu', 'batı'],
  ...['longitud este', 'longitud oeste', 'de longitud este', 'de longitud oeste', 'longitude est'],
  ...['longitude ouest', 'de longitude est', 'de longitude ouest', 'восточной долготы', 'западной долготы'],
  ...['восточная долгота', 'восток', 'запад', 'схід', 'захід', 'східна довгота'],
  ...['в.д.', 'в. д.', 'в.д', 'вд', 'з.д.', 'з. д.', 'з.д', 'східної довготи', 'західної довготи', 'сх.д.'],
  ...['сх. д.', 'сх.д', 'зх.д.', 'зх. д.', 'شرقا', 'شرق', 'غربا', 'غرب', 'شرقي', 'غربي', 'شرقی', 'غربی'],
  ...['ق', 'غ', '东经', '東經', '東経', '西经', '西經', '西経', 'पूर्व', 'पश्चिम'],
];

/** Labels of one coordinate that mean nothing else. */
export const axisWords = [
  ...['latitude', 'longitude', 'latitud', 'longitud', 'latitudine', 'longitudine', 'lat', 'lng', 'lon'],
  ...['mlat', 'mlon', 'breitengrad', 'längengrad', 'geo lat', 'geo long', 'enlem', 'boylam'],
  ...['широта', 'широты', 'широте', 'широтой', 'долгота', 'долготы', 'долготе', 'долготой'],
  ...['широти', 'широті', 'довгота', 'довготи', 'довготі', 'خط العرض', 'خط الطول', 'خط عرض', 'خط طول'],
  ...['دائرة العرض', 'دائرة عرض', 'عرض جغرافیایی', 'طول جغرافیایی', 'العرض', 'الطول'],
  ...['纬度', '緯度', '经度', '經度', '経度', 'अक्षांश', 'देशांतर'],
];

/** Labels of one coordinate that are words of their own too: "a tunnel long 3.5 km". */
export const ambiguousAxisWords = ['long', 'northing', 'easting', 'طول', 'عرض', 'breite', 'länge'];

/** Labels of a pair that mean nothing else. */
export const strongPairWords = [
  ...[
    'coordinates',
    'coordinate',
    'co-ordinates',
    'coords',
    'coord',
    'gps',
    'latlng',
    'latlon',
    'lonlat',
    'lnglat',
  ],
  ...[
    'wgs84',
    'wgs 84',
    'epsg:4326',
    'geotag',
    'geolocation',
    'geolocated',
    'geo.position',
    'icbm',
    'mapcenter',
  ],
  ...['map center', 'map centre', 'exact location', 'exact position', 'ubicación exacta', 'posición exacta'],
  ...[
    'position exacte',
    'emplacement exact',
    'точное местоположение',
    'точне місцезнаходження',
    'الموقع الدقيق',
  ],
  ...[
    'الموقع على الخريطة',
    'coordenadas',
    'coordenada',
    'coordonnées',
    'coordonnée',
    'koordinaten',
    'koordinat',
  ],
  ...['coordinate geografiche', 'координаты', 'координатами', 'координатах', 'координатам', 'координат'],
  ...[
    'координата',
    'координати',
    'геолокация',
    'геолокація',
    'геолокацию',
    'геолокації',
    'إحداثيات',
    'الإحداثيات',
  ],
  ...[
    'احداثيات',
    'الاحداثيات',
    'بإحداثيات',
    'بالإحداثيات',
    'إحداثياته',
    'إحداثياتها',
    'مختصات',
    '坐标',
    '座標',
  ],
  ...['निर्देशांक', 'lat long', 'lat lon', 'lat lng', 'latlong', 'latitude longitude'],
];

/** Labels of a pair. */
export const pairWords = [
  ...strongPairWords,
  ...['gps point', 'position', 'pos', 'location', 'located at', 'point', 'waypoint', 'grid', 'geolocated at'],
  ...[
    'geolocated to',
    'geo',
    'pin',
    'marker',
    'ubicación',
    'posición',
    'точка',
    'точке',
    'موقع',
    'الموقع',
    'll',
  ],
  ...[
    'sll',
    'spn',
    'cp',
    'pt',
    'q',
    'query',
    'center',
    'centre',
    'loc',
    'daddr',
    'saddr',
    'destination',
    'origin',
  ],
  ...['viewpoint', 'cbll', 'at location', 'geocode', 'bbox', 'extent', 'viewbox'],
];

/** Words before a pair that is a place only if it is no clock time. */
export const whereWords = [
  'at',
  'near',
  'around',
  'close to',
  'from',
  'to',
  'in',
  'en',
  'около',
  'близ',
  'біля',
  'عند',
];

/** Words for a spot, before a code of a cell. */
export const spotWords = [
  ...['spot', 'house', 'home', 'shelter', 'meeting point', 'meet', 'geohash', 'square', 'cell', 'locator'],
  ...['address', 'w3w', 'punto', 'lieu', 'endroit', 'место', 'место встречи', 'місце', 'المكان', 'نقطة'],
];
