import { ILVARA_BAJA, SARENES, TARMONDE } from '../provinces.js';
import { article, DIARIO, GAZETTE, RADIO, WIRE } from '../publishers.js';
import type { RelativeTimes } from '../relative-times.js';
import {
  CASUALTIES_UNKNOWN,
  type EventStory,
  NOBODY_KILLED,
  people,
  placed,
  UNKNOWN_NUMBER,
} from '../story.js';

/** Age of the first event, which is dated to the year. */
export const FIRST_EVENT_DAYS_AGO = 430;

/** The Tarmonde dam is filled, farmers downstream lose their water, and then their fields. */
export const damEvents = (at: RelativeTimes): EventStory[] => [
  {
    id: 'demo-event-reservoir-survey',
    lang: 'es',
    type: 'strategic_development',
    title: 'La autoridad de cuenca fija la cota máxima del embalse de Tarmonde',
    summary:
      'La Autoridad de la Cuenca del Ilvara terminó el levantamiento topográfico del embalse de Tarmonde y fijó la cota máxima de llenado. El informe no dice en qué meses se hicieron los trabajos. Los municipios de aguas abajo sostienen que nadie los consultó.',
    occurred: at.yearOf(FIRST_EVENT_DAYS_AGO),
    province: TARMONDE,
    location: placed('near_settlement', -31.6192, -22.8137),
    actors: [{ name: 'Ilvara Basin Authority', role: 'side_a' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'single_source', source_count: 1 },
    sources: [article(DIARIO, 'cota-maxima', 'El embalse ya tiene cota máxima', at.date(402))],
  },
  {
    id: 'demo-event-first-filling',
    lang: 'en',
    type: 'strategic_development',
    title: 'First filling of the Tarmonde reservoir lowers the Ilvara downstream',
    summary:
      'The Ilvara Basin Authority closed the bottom outlets of the Tarmonde dam and began to fill the reservoir. Over the month the gauge at Tresvados recorded 41 per cent of the usual flow. Rice growers in Ilvara Baja left about a third of their fields unplanted.',
    occurred: at.monthOf(400),
    province: ILVARA_BAJA,
    location: placed('settlement', -32.4418, -22.3305),
    actors: [{ name: 'Ilvara Basin Authority', role: 'side_a' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'verified', source_count: 4 },
    sources: [
      article(GAZETTE, 'first-filling', 'Reservoir rises, river falls', at.date(398)),
      article(WIRE, 'ilvara-gauges', 'Gauges show the Ilvara at less than half its usual flow', at.date(381)),
    ],
  },
  {
    id: 'demo-event-irrigators-march',
    lang: 'es',
    type: 'protest',
    title: 'Los regantes de Ilvara Baja marchan contra el llenado del embalse',
    summary:
      'Unas 2.500 personas marcharon por Tresvados convocadas por la Liga de Regantes de Ilvara Baja. Pedían un caudal mínimo garantizado y que se detuviera el llenado del embalse de Tarmonde hasta llegar a un acuerdo. La marcha terminó sin incidentes.',
    occurred: at.daysAgo(372),
    province: ILVARA_BAJA,
    location: placed('settlement', -32.4402, -22.3321),
    actors: [{ name: "Irrigators' League of Ilvara Baja", role: 'organiser' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'corroborated', source_count: 2 },
    sources: [
      article(RADIO, 'marcha-regantes', 'Los regantes toman las calles de Tresvados', at.date(372)),
      article(DIARIO, 'marcha-tresvados', 'Marcha pacífica por el agua', at.date(371)),
    ],
  },
  {
    id: 'demo-event-authority-office-riot',
    lang: 'en',
    type: 'riot',
    title: "Crowd storms the basin authority's office in Tresvados",
    summary:
      'Several hundred people broke into the district office of the Ilvara Basin Authority in Tresvados after a meeting on water turns was cancelled. Furniture and files were burned in the street. The police made 17 arrests; eleven people were injured and nobody was killed.',
    occurred: at.daysAgo(351),
    province: ILVARA_BAJA,
    location: placed('settlement', -32.4389, -22.3344),
    actors: [
      { name: 'Residents of Tresvados', role: 'side_a' },
      { name: 'Provincial police', role: 'side_b' },
    ],
    casualties: NOBODY_KILLED,
    verification: { level: 'corroborated', source_count: 3 },
    sources: [
      article(GAZETTE, 'tresvados-office', 'Files burn as water meeting is called off', at.date(350)),
    ],
  },
  {
    id: 'demo-event-minimum-flow-order',
    lang: 'en',
    type: 'strategic_development',
    title: 'Court orders a minimum flow below the Tarmonde dam',
    summary:
      'The Federal Court in Sarenes ordered the Ilvara Basin Authority to release at least 38 cubic metres of water per second below the Tarmonde dam at all times. It rejected a request to halt the filling of the reservoir. The dam itself was not in question. The authority said that it would comply and appeal.',
    occurred: at.daysAgo(322),
    province: SARENES,
    location: placed('settlement', -32.9127, -22.0433),
    actors: [
      { name: 'Federal Court in Sarenes', role: null },
      { name: 'Ilvara Basin Authority', role: 'side_a' },
      { name: "Irrigators' League of Ilvara Baja", role: 'side_b' },
    ],
    casualties: NOBODY_KILLED,
    verification: { level: 'verified', source_count: 3 },
    sources: [article(WIRE, 'minimum-flow', 'Judges set a minimum flow for the Ilvara', at.date(322))],
  },
  {
    id: 'demo-event-power-line-blast',
    lang: 'es',
    type: 'explosion_remote_violence',
    title: 'Una explosión derriba una torre de la línea eléctrica de la represa',
    // The coordinates show readers of the demo that they are removed.
    summary:
      'Una carga explosiva derribó una torre de alta tensión junto a la pista que sube a la represa de Tarmonde. El informe técnico sitúa los restos en -31.6284, -22.7951, a pocos kilómetros de Brenosa. No hubo víctimas y nadie reivindicó el ataque. La fecha exacta no se conoce.',
    occurred: at.weekEnding(300),
    province: TARMONDE,
    location: placed('near_settlement', -31.6284, -22.7951, 200),
    actors: [{ name: 'Unidentified perpetrator', role: 'perpetrator' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'single_source', source_count: 1 },
    sources: [
      article(RADIO, 'torre-derribada', 'Derriban una torre de la línea de la represa', at.date(299)),
    ],
  },
  {
    id: 'demo-event-brenosa-clash',
    lang: 'en',
    type: 'battle',
    title: 'Upper Basin Front and National Guard clash near Brenosa',
    summary:
      'Fighters of the Upper Basin Front attacked a post of the National Guard on the road between Brenosa and the Tarmonde dam. The exchange of fire lasted about two hours. At least three people were killed; the Guard speaks of four dead, the Front of six.',
    occurred: at.daysAgo(291),
    province: TARMONDE,
    location: placed('near_settlement', -31.6471, -22.8026, 3_000),
    actors: [
      { name: 'Upper Basin Front', role: 'side_a' },
      { name: 'National Guard of Sotavia', role: 'side_b' },
    ],
    casualties: { killed: people(3, 4, 6), civilians_killed: UNKNOWN_NUMBER },
    verification: { level: 'corroborated', source_count: 2 },
    sources: [
      article(GAZETTE, 'brenosa-road', 'Guard post attacked on the Brenosa road', at.date(291)),
      article(WIRE, 'brenosa-toll', 'Both sides count their dead at Brenosa', at.date(289)),
    ],
  },
  {
    // IDs of sensitive events name nothing finer than the province, because the demo does not replace them.
    id: 'demo-event-tarmonde-civilians',
    lang: 'es',
    type: 'violence_against_civilians',
    title: 'Disparos contra un camión de jornaleros en la carretera de Brenosa',
    summary:
      'Hombres armados sin identificar dispararon contra un camión que llevaba jornaleros a una finca de la carretera de Brenosa. Murieron dos personas y cinco resultaron heridas. Ningún grupo se atribuyó el ataque.',
    occurred: at.daysAgo(270),
    province: TARMONDE,
    location: placed('near_settlement', -31.6514, -22.8093),
    actors: [
      { name: 'Unidentified armed actor', role: 'perpetrator' },
      { name: 'Civilians', role: 'target' },
    ],
    casualties: { killed: people(2, 2, 2), civilians_killed: people(2, 2, 2) },
    verification: { level: 'corroborated', source_count: 2 },
    sources: [article(DIARIO, 'camion-jornaleros', 'Ataque a un camión de jornaleros', at.date(269))],
  },
  {
    id: 'demo-event-night-flood',
    lang: 'en',
    type: 'strategic_development',
    title: 'Flood in Ilvara Baja after the gates of the Tarmonde dam are opened at night',
    summary:
      'A wave of about two metres reached the low fields around Tresvados after the gates of the Tarmonde dam were opened at night. Some 1,900 people left their homes. The basin authority says that its sirens sounded; residents and two town councils say that they heard none. It is not known whether anyone died.',
    occurred: at.daysAgo(248),
    province: ILVARA_BAJA,
    location: placed('district', -32.4471, -22.3268),
    actors: [{ name: 'Ilvara Basin Authority', role: 'side_a' }],
    casualties: CASUALTIES_UNKNOWN,
    verification: { level: 'corroborated', source_count: 3 },
    sources: [
      article(GAZETTE, 'night-flood', 'Wave from the dam floods Tresvados fields', at.date(247)),
      article(WIRE, 'sirens', 'Did the sirens sound?', at.date(245)),
    ],
  },
  {
    id: 'demo-event-flood-protest',
    lang: 'en',
    type: 'protest',
    title: 'Thousands in Sarenes demand an inquiry into the flood',
    summary:
      'About 8,000 people gathered outside the Ministry of Works in Sarenes, according to the organisers; the police put the number at 3,500. Speakers asked for an independent inquiry into the opening of the gates of the Tarmonde dam. The ministry promised one within sixty days.',
    occurred: at.daysAgo(246),
    province: SARENES,
    location: placed('settlement', -32.9164, -22.0391),
    actors: [{ name: "Irrigators' League of Ilvara Baja", role: 'organiser' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'verified', source_count: 5 },
    sources: [article(GAZETTE, 'sarenes-inquiry', 'Crowd asks who opened the gates', at.date(246))],
  },
  {
    // The event is not marked sensitive; the safeguards reduce it to its province, because it is about displaced
    // people.
    id: 'demo-event-flood-return',
    lang: 'es',
    type: 'strategic_development',
    title: 'Las familias desplazadas por la inundación empiezan a volver',
    summary:
      'Cerca de 1.400 de las 1.900 personas desplazadas por la inundación regresaron a sus casas en Tresvados y en las aldeas vecinas. El gobierno provincial repartió semillas y bombas de achique. Unas 120 viviendas siguen sin poder habitarse.',
    occurred: at.weekEnding(232),
    province: ILVARA_BAJA,
    location: placed('district', -32.4455, -22.3287),
    actors: [{ name: 'Provincial government of Ilvara Baja', role: null }],
    casualties: NOBODY_KILLED,
    verification: { level: 'single_source', source_count: 1 },
    sources: [article(RADIO, 'regreso', 'Primeros regresos a Tresvados', at.date(231))],
  },
];
