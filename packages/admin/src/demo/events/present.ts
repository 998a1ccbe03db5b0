import { CORDANZA, ILVARA_BAJA, ISLA_DORVENA, TARMONDE } from '../provinces.js';
import { article, DIARIO, GAZETTE, RADIO, WIRE } from '../publishers.js';
import { type RelativeTimes, UNKNOWN_TIME } from '../relative-times.js';
import { CASUALTIES_UNKNOWN, type EventStory, NOBODY_KILLED, placed } from '../story.js';

/** The quarrel over the fishing grounds of Isla Dorvena. */
export const fisheryEvents = (at: RelativeTimes): EventStory[] => [
  {
    id: 'demo-event-harbour-blockade',
    lang: 'en',
    type: 'protest',
    title: 'Fishing boats block the harbour of Isla Dorvena',
    summary:
      'Some forty boats blocked the harbour mouth of Isla Dorvena for six hours in protest at a ban on night fishing. The ferry turned back twice. The coastguard did not intervene, and the boats left after a meeting with the harbour master.',
    occurred: at.daysAgo(110),
    province: ISLA_DORVENA,
    location: placed('settlement', -33.3149, -23.4238),
    actors: [{ name: "Fishers' Guild of Isla Dorvena", role: 'organiser' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'corroborated', source_count: 2 },
    sources: [article(WIRE, 'blockade', 'Forty boats against the night ban', at.date(110))],
  },
  {
    id: 'demo-event-patrol-collision',
    lang: 'es',
    status: 'disputed',
    type: 'strategic_development',
    title: 'Colisión entre una patrullera y un pesquero frente a Isla Dorvena',
    summary:
      'Una patrullera de la Guardia Costera y un pesquero chocaron de noche frente a Isla Dorvena. La cofradía sostiene que la patrullera embistió al pesquero; la Guardia Costera, que el pesquero navegaba sin luces. Dos tripulantes fueron rescatados del agua y no hubo muertos.',
    occurred: at.daysAgo(54),
    province: ISLA_DORVENA,
    location: placed('near_settlement', -33.3412, -23.4077, 2_500),
    actors: [
      { name: 'Coastguard of Sotavia', role: 'side_a' },
      { name: "Fishers' Guild of Isla Dorvena", role: 'side_b' },
    ],
    casualties: NOBODY_KILLED,
    verification: { level: 'unverified', source_count: 2 },
    sources: [
      article(RADIO, 'colision', 'Choque nocturno frente a Isla Dorvena', at.date(53)),
      article(DIARIO, 'patrullera', 'Dos versiones de una colisión', at.date(52)),
    ],
  },
  {
    id: 'demo-event-fishers-assembly',
    lang: 'en',
    type: 'protest',
    title: 'Fishers of Isla Dorvena march to the harbour office',
    summary:
      'About 300 fishers marched to the harbour office of Isla Dorvena and handed in a petition against the ban on night fishing. The harbour master received them and promised an answer within a month. The march was peaceful.',
    occurred: at.daysAgo(3),
    province: ISLA_DORVENA,
    location: placed('settlement', -33.3151, -23.4231),
    actors: [{ name: "Fishers' Guild of Isla Dorvena", role: 'organiser' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'single_source', source_count: 1 },
    sources: [article(GAZETTE, 'petition', 'Fishers hand in petition', at.date(2))],
  },
];

/**
 * Events of the last two days, dated to the hour, and one of unknown time. Texts name no time of day, which would
 * contradict the relative times.
 */
export const latestEvents = (at: RelativeTimes): EventStory[] => [
  {
    id: 'demo-event-quelmar-exchange',
    lang: 'es',
    type: 'battle',
    title: 'Intercambio de disparos cerca de Quelmar',
    summary:
      'La comisión conjunta registró un intercambio de disparos de unos diez minutos cerca de Quelmar. Ninguna de las partes comunicó bajas. Es la séptima violación del alto el fuego desde su firma.',
    occurred: at.hoursAgo(40),
    province: CORDANZA,
    location: placed('near_settlement', -31.2307, -23.1392),
    actors: [
      { name: 'Upper Basin Front', role: 'side_a' },
      { name: 'National Guard of Sotavia', role: 'side_b' },
    ],
    casualties: NOBODY_KILLED,
    verification: { level: 'corroborated', source_count: 2 },
    sources: [article(RADIO, 'septima-violacion', 'Nuevo tiroteo cerca de Quelmar', at.time(36))],
  },
  {
    id: 'demo-event-test-release',
    lang: 'en',
    type: 'strategic_development',
    title: 'Basin authority tests the gates of the Tarmonde dam after a public warning',
    summary:
      'The Ilvara Basin Authority opened two gates of the Tarmonde dam for a test after warning the towns downstream a week ahead. The sirens were sounded in Tresvados and heard by observers of both councils. The river rose by less than thirty centimetres.',
    occurred: at.hoursAgo(20),
    province: TARMONDE,
    location: placed('near_settlement', -31.6209, -22.8125),
    actors: [{ name: 'Ilvara Basin Authority', role: 'side_a' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'corroborated', source_count: 2 },
    sources: [article(GAZETTE, 'gate-test', 'This time the sirens are heard', at.time(18))],
  },
  {
    id: 'demo-event-flow-protest',
    lang: 'es',
    type: 'protest',
    title: 'Los regantes piden que se publique el caudal diario del Ilvara',
    summary:
      'Unas 400 personas se reunieron ante el ayuntamiento de Tresvados para pedir que se publique cada día el caudal que sale de la represa de Tarmonde. La Liga de Regantes de Ilvara Baja sostiene que la sentencia del caudal mínimo se incumple desde hace dos semanas.',
    occurred: at.hoursAgo(9),
    province: ILVARA_BAJA,
    location: placed('settlement', -32.4406, -22.3318),
    actors: [{ name: "Irrigators' League of Ilvara Baja", role: 'organiser' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'single_source', source_count: 1 },
    sources: [article(RADIO, 'caudal-diario', 'Los regantes quieren ver los datos', at.time(7))],
  },
  {
    id: 'demo-event-brenosa-blast',
    lang: 'en',
    type: 'explosion_remote_violence',
    title: 'Explosion reported near Brenosa',
    summary:
      'Residents of Brenosa reported an explosion in the direction of the Tarmonde dam. Neither the National Guard nor the joint commission has commented. It is not known what exploded or whether anyone was hurt.',
    occurred: at.hoursAgo(3),
    province: TARMONDE,
    location: placed('near_settlement', -31.6463, -22.8011, 10_000),
    actors: [],
    casualties: CASUALTIES_UNKNOWN,
    verification: { level: 'unverified', source_count: null },
    sources: [article(WIRE, 'brenosa-explosion', 'Explosion heard in Brenosa', at.time(2))],
  },
  {
    id: 'demo-event-sluice-video',
    lang: 'es',
    type: 'strategic_development',
    title: 'Un vídeo sin fecha muestra una compuerta dañada',
    summary:
      'Circula un vídeo que muestra una compuerta de la represa de Tarmonde con dos planchas deformadas. La redacción reconoció el lugar, pero no ha podido determinar cuándo se grabó. La Autoridad de la Cuenca del Ilvara no ha respondido a las preguntas.',
    occurred: UNKNOWN_TIME,
    province: TARMONDE,
    location: placed('near_settlement', -31.6211, -22.8119),
    actors: [{ name: 'Ilvara Basin Authority', role: null }],
    casualties: CASUALTIES_UNKNOWN,
    verification: { level: 'single_source', source_count: 1 },
    sources: [article(DIARIO, 'video-compuerta', '¿De cuándo es el vídeo de la compuerta?', at.date(75))],
  },
];
