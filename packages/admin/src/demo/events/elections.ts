import { ILVARA_BAJA, TOVARE } from '../provinces.js';
import { article, DIARIO, GAZETTE, RADIO, WIRE } from '../publishers.js';
import type { RelativeTimes } from '../relative-times.js';
import { type EventStory, NOBODY_KILLED, people, placed } from '../story.js';

/** Provincial elections: a faulty register, a suspended vote, a recount. */
export const electionEvents = (at: RelativeTimes): EventStory[] => [
  {
    id: 'demo-event-election-calendar',
    lang: 'en',
    type: 'strategic_development',
    title: 'Electoral Board sets the date of the provincial elections',
    summary:
      'The National Electoral Board called provincial elections in all seven provinces. Because of the ceasefire, districts within five kilometres of the Tarmonde dam were to vote by post. The Riverside List and Federal Concord announced that they would stand.',
    occurred: at.daysAgo(66),
    province: null,
    actors: [{ name: 'National Electoral Board', role: 'side_a' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'verified', source_count: 3 },
    sources: [article(GAZETTE, 'election-date', 'Seven provinces to vote', at.date(66))],
  },
  {
    id: 'demo-event-register-protest',
    lang: 'es',
    type: 'protest',
    title: 'Protesta en Vadoro por los errores del padrón electoral',
    summary:
      'Unas 900 personas protestaron ante la oficina electoral de Vadoro porque sus nombres no figuraban en el padrón. La Junta Electoral Nacional admitió errores en 3.100 inscripciones y amplió diez días el plazo de reclamación.',
    occurred: at.daysAgo(58),
    province: TOVARE,
    location: placed('settlement', -31.9283, -23.6214),
    actors: [{ name: 'Residents of Vadoro', role: 'organiser' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'corroborated', source_count: 2 },
    sources: [article(RADIO, 'padron', 'Vadoro reclama su lugar en el padrón', at.date(58))],
  },
  {
    id: 'demo-event-rally-riot',
    lang: 'en',
    type: 'riot',
    title: 'Rally in Vadoro ends in street fights',
    summary:
      'Supporters of the Riverside List and of Federal Concord fought in the streets of Vadoro after a rally. A party office was set on fire. One man died of a head injury two days later, and thirty people were arrested.',
    occurred: at.daysAgo(47),
    province: TOVARE,
    location: placed('settlement', -31.9297, -23.6231),
    actors: [
      { name: 'Supporters of the Riverside List', role: 'side_a' },
      { name: 'Supporters of Federal Concord', role: 'side_b' },
    ],
    casualties: { killed: people(1, 1, 1), civilians_killed: people(1, 1, 1) },
    verification: { level: 'corroborated', source_count: 2 },
    sources: [article(WIRE, 'vadoro-rally', 'Party office burns after Vadoro rally', at.date(46))],
  },
  {
    id: 'demo-event-tovare-civilians-2',
    lang: 'es',
    type: 'violence_against_civilians',
    title: 'Agresión a voluntarios electorales en Vadoro',
    summary:
      'Un grupo encapuchado golpeó a cinco voluntarios que repartían información sobre las mesas electorales en Vadoro. Nadie murió. La Junta Electoral Nacional suspendió el reparto durante dos días.',
    occurred: at.daysAgo(27),
    province: TOVARE,
    location: placed('settlement', -31.9275, -23.6208),
    actors: [
      { name: 'Unidentified perpetrator', role: 'perpetrator' },
      { name: 'Civilians', role: 'target' },
    ],
    casualties: NOBODY_KILLED,
    verification: { level: 'single_source', source_count: 1 },
    sources: [article(DIARIO, 'voluntarios', 'Golpean a voluntarios electorales', at.date(26))],
  },
  {
    // Retracted at the end of the demo.
    id: 'demo-event-ballot-lorry',
    lang: 'en',
    type: 'battle',
    title: 'Lorry with ballot papers reported ambushed in Tovaré',
    summary:
      'A lorry that carried ballot papers to two districts of Tovaré was reported to have come under fire on the Vadoro road. The papers were said to be lost.',
    occurred: at.daysAgo(21),
    province: TOVARE,
    location: placed('district', -31.9411, -23.6052),
    actors: [{ name: 'Unidentified armed actor', role: 'perpetrator' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'unverified', source_count: 1 },
    sources: [article(WIRE, 'ballot-lorry', 'Ballot lorry reported under fire', at.date(21))],
  },
  {
    id: 'demo-event-election-day',
    lang: 'en',
    type: 'strategic_development',
    title: 'Sotavia votes in provincial elections',
    summary:
      'Voters in all seven provinces elected their provincial assemblies; in two districts of Tovaré the vote was suspended. Turnout was 54.3 per cent, the lowest of any provincial election, although only 51 per cent had voted in the last national election. Observers received 188 complaints.',
    occurred: at.daysAgo(20),
    province: null,
    actors: [{ name: 'National Electoral Board', role: null }],
    casualties: NOBODY_KILLED,
    verification: { level: 'verified', source_count: 5 },
    sources: [
      article(GAZETTE, 'election-day', 'A quiet vote, and few voters', at.date(19)),
      article(WIRE, 'turnout', 'Turnout at 54.3 per cent', at.date(19)),
    ],
  },
  {
    id: 'demo-event-tovare-vote-suspended',
    lang: 'es',
    type: 'strategic_development',
    title: 'La votación se suspende en dos distritos de Tovaré',
    summary:
      'El día de las elecciones la votación se suspendió en dos distritos de Tovaré porque las papeletas no llegaron a tiempo. La Junta Electoral Nacional atribuyó el retraso a una avería del camión que las transportaba. Unos 14.000 electores votaron seis días después.',
    occurred: at.daysAgo(20),
    province: TOVARE,
    location: placed('district', -31.9322, -23.6127),
    actors: [{ name: 'National Electoral Board', role: null }],
    casualties: NOBODY_KILLED,
    verification: { level: 'verified', source_count: 3 },
    sources: [article(DIARIO, 'papeletas', 'Dos distritos de Tovaré se quedan sin votar', at.date(20))],
  },
  {
    id: 'demo-event-count-vigil',
    lang: 'es',
    type: 'protest',
    title: 'Vigilia en Tresvados por el recuento de los votos',
    summary:
      'Cerca de 1.200 personas pasaron la noche ante el centro de cómputo de Tresvados. Pedían que se volvieran a contar los votos de 37 mesas de Ilvara Baja, donde las dos listas quedaron separadas por 212 votos. No hubo incidentes.',
    occurred: at.daysAgo(18),
    province: ILVARA_BAJA,
    location: placed('settlement', -32.4397, -22.3312),
    actors: [{ name: 'Supporters of the Riverside List', role: 'organiser' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'corroborated', source_count: 2 },
    sources: [article(RADIO, 'vigilia', 'Una noche ante el centro de cómputo', at.date(17))],
  },
  {
    id: 'demo-event-recount-ordered',
    lang: 'en',
    type: 'strategic_development',
    title: 'Electoral Board orders a recount in Ilvara Baja',
    summary:
      'The National Electoral Board ordered a recount at 37 polling tables in Ilvara Baja, where Federal Concord led the Riverside List by 212 votes. It found arithmetic errors in the tally sheets and no sign of fraud. Both lists accepted the decision.',
    occurred: at.daysAgo(12),
    province: ILVARA_BAJA,
    location: placed('settlement', -32.4395, -22.3316),
    actors: [{ name: 'National Electoral Board', role: null }],
    casualties: NOBODY_KILLED,
    verification: { level: 'verified', source_count: 3 },
    sources: [article(GAZETTE, 'recount', 'Thirty-seven tables to be counted again', at.date(12))],
  },
  {
    id: 'demo-event-results-proclaimed',
    lang: 'es',
    type: 'strategic_development',
    title: 'La Junta Electoral Nacional proclama los resultados provinciales',
    summary:
      'La Lista Ribereña gobernará cuatro provincias y la Concordia Federal, tres. El recuento de Ilvara Baja redujo la diferencia de 212 a 187 votos y no cambió al ganador. Las nuevas asambleas toman posesión dentro de un mes.',
    occurred: at.daysAgo(6),
    province: null,
    actors: [
      { name: 'National Electoral Board', role: null },
      { name: 'Riverside List', role: 'side_a' },
      { name: 'Federal Concord', role: 'side_b' },
    ],
    casualties: NOBODY_KILLED,
    verification: { level: 'verified', source_count: 4 },
    sources: [
      article(DIARIO, 'resultados', 'Cuatro provincias a tres', at.date(6)),
      article(RADIO, 'recuento-final', 'El recuento no cambia al ganador', at.date(6)),
    ],
  },
];
