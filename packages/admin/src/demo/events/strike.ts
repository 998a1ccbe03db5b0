import { ORMELEN, SARENES } from '../provinces.js';
import { article, DIARIO, GAZETTE, RADIO, WIRE } from '../publishers.js';
import type { RelativeTimes } from '../relative-times.js';
import { type EventStory, NOBODY, NOBODY_KILLED, people, placed, UNKNOWN_NUMBER } from '../story.js';

/** Twenty-one days in which water and power workers stop work. */
export const strikeEvents = (at: RelativeTimes): EventStory[] => [
  {
    id: 'demo-event-strike-begins',
    lang: 'es',
    type: 'protest',
    title: 'Comienza la huelga del agua y la energía',
    summary:
      'El Sindicato de Agua y Energía inició una huelga indefinida en las centrales y las estaciones de bombeo de todo el país. Reclama un aumento salarial del 12 por ciento y un plan de seguridad para el personal de las represas. El sindicato calcula que pararon 6.000 trabajadores; el Ministerio de Obras habla de 4.200.',
    occurred: at.daysAgo(205),
    province: null,
    actors: [{ name: "Water and Power Workers' Union", role: 'organiser' }],
    casualties: NOBODY_KILLED,
    verification: { level: 'verified', source_count: 4 },
    sources: [
      article(DIARIO, 'huelga-dia-1', 'Paro indefinido en agua y energía', at.date(205)),
      article(RADIO, 'huelga-cifras', 'Guerra de cifras en el primer día de huelga', at.date(204)),
    ],
  },
  {
    id: 'demo-event-port-picket',
    lang: 'en',
    type: 'protest',
    title: 'Dockers at Puerto Ormel join the strike',
    summary:
      'Dockers at Puerto Ormel refused to unload fuel for the thermal power station in support of the water and power workers. Three ships waited outside the harbour. The picket remained peaceful.',
    occurred: at.daysAgo(201),
    province: ORMELEN,
    location: placed('settlement', -31.7349, -21.5286),
    actors: [
      { name: 'Dockers of Puerto Ormel', role: 'organiser' },
      { name: "Water and Power Workers' Union", role: null },
    ],
    casualties: NOBODY_KILLED,
    verification: { level: 'single_source', source_count: 1 },
    sources: [article(WIRE, 'port-picket', 'Fuel ships wait as dockers join strike', at.date(201))],
  },
  {
    id: 'demo-event-fuel-queue-riot',
    lang: 'es',
    type: 'riot',
    title: 'Disturbios en Sarenes por la falta de combustible',
    summary:
      'La espera ante dos estaciones de servicio del barrio del Arsenal, en Sarenes, acabó en una pelea multitudinaria. Los participantes volcaron varios coches y rompieron escaparates. La policía detuvo a 23 personas. No hubo muertos.',
    occurred: at.daysAgo(198),
    province: SARENES,
    location: placed('settlement', -32.9093, -22.0517),
    actors: [
      { name: 'Residents of Sarenes', role: 'side_a' },
      { name: 'Police of Sarenes', role: 'side_b' },
    ],
    casualties: NOBODY_KILLED,
    verification: { level: 'corroborated', source_count: 2 },
    sources: [article(DIARIO, 'arsenal', 'Noche de disturbios en el Arsenal', at.date(197))],
  },
  {
    id: 'demo-event-substation-device',
    lang: 'en',
    type: 'explosion_remote_violence',
    title: 'Home-made device explodes at a substation near Puerto Ormel',
    summary:
      "A home-made device went off beside the fence of an electricity substation on the edge of Puerto Ormel. It killed a man who, investigators believe, was carrying it. The Water and Power Workers' Union condemned the act and denied any part in it.",
    occurred: at.daysAgo(193),
    province: ORMELEN,
    location: placed('near_settlement', -31.7421, -21.5522, 1_000),
    actors: [{ name: 'Unidentified perpetrator', role: 'perpetrator' }],
    casualties: { killed: people(1, 1, 1), civilians_killed: UNKNOWN_NUMBER },
    verification: { level: 'corroborated', source_count: 2 },
    sources: [article(GAZETTE, 'substation', 'One dead at Ormelén substation', at.date(192))],
  },
  {
    id: 'demo-event-ormelen-civilians',
    lang: 'es',
    type: 'violence_against_civilians',
    title: 'Disparos contra el piquete de la central térmica de Puerto Ormel',
    summary:
      'Varios guardias privados abrieron fuego contra el piquete de la central térmica de Puerto Ormel. El sindicato afirma que murieron tres personas; la empresa reconoce una. La fiscalía investiga a cuatro guardias.',
    occurred: at.daysAgo(190),
    province: ORMELEN,
    location: placed('settlement', -31.7388, -21.5347),
    actors: [
      { name: 'Private guards', role: 'perpetrator' },
      { name: 'Civilians', role: 'target' },
    ],
    casualties: { killed: people(1, 2, 3), civilians_killed: people(1, 2, 3) },
    verification: { level: 'single_source', source_count: 1 },
    sources: [article(RADIO, 'piquete', 'Tiros contra el piquete de la térmica', at.date(190))],
  },
  gridFailure(at, {
    summary:
      'The electricity grid failed in Sarenes, Ormelén and Ilvara Baja on the eighteenth day of the strike and was restored after nineteen hours. Four people were reported killed in traffic accidents in the dark. The other four provinces kept their supply.',
    dead: 4,
  }),
  {
    id: 'demo-event-strike-agreement',
    lang: 'en',
    type: 'strategic_development',
    title: 'Agreement ends the water and power strike',
    summary:
      "The Water and Power Workers' Union and the Ministry of Works signed an agreement that ends the strike after twenty-one days. It raises wages by 8 per cent in two steps and pays for a safety plan at the dams. Work resumed the next morning.",
    occurred: at.daysAgo(184),
    province: SARENES,
    location: placed('settlement', -32.9158, -22.0402),
    actors: [
      { name: "Water and Power Workers' Union", role: 'side_a' },
      { name: 'Ministry of Works', role: 'side_b' },
    ],
    casualties: NOBODY_KILLED,
    verification: { level: 'verified', source_count: 4 },
    sources: [
      article(GAZETTE, 'agreement', 'Strike ends with 8 per cent and a safety plan', at.date(184)),
      article(WIRE, 'back-to-work', 'Power workers return', at.date(183)),
    ],
  },
];

/** Returns the event that the demo corrects, as first reported or as corrected. */
export function gridFailure(at: RelativeTimes, told: { summary: string; dead: number }): EventStory {
  return {
    id: 'demo-event-grid-failure',
    lang: 'en',
    type: 'strategic_development',
    title: 'Grid fails in three provinces on the eighteenth day of the strike',
    summary: told.summary,
    occurred: at.daysAgo(188),
    province: null,
    actors: [{ name: 'National grid operator', role: null }],
    casualties: { killed: people(told.dead, told.dead, told.dead), civilians_killed: NOBODY },
    verification: { level: 'corroborated', source_count: 2 },
    sources: [article(WIRE, 'grid-failure', 'Lights go out in three provinces', at.date(188))],
  };
}
