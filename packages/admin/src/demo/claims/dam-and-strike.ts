import { ILVARA_BAJA, SARENES, TARMONDE } from '../provinces.js';
import { FACT_DESK, RIVER_CHECK, reviewedBy, VERIFICA } from '../publishers.js';
import type { RelativeTimes } from '../relative-times.js';
import type { ClaimStory } from '../story.js';

export const damAndStrikeClaims = (at: RelativeTimes): ClaimStory[] => [
  {
    id: 'demo-claim-flow-halved',
    lang: 'en',
    text: 'The flow of the lower Ilvara fell by more than half during the first filling of the Tarmonde reservoir.',
    context:
      "From a leaflet of the Irrigators' League, handed out in Tresvados and repeated in the provincial assembly.",
    claimant: "Irrigators' League of Ilvara Baja",
    claimed_at: at.date(392),
    first_appearance_url: 'https://league.example/leaflet-3',
    province: ILVARA_BAJA,
    event_ids: ['demo-event-first-filling'],
    review: reviewedBy(FACT_DESK, 'flow-halved', {
      verdict: 'supported',
      verdict_label: 'Supported',
      original_rating: 'True',
      explanation:
        'The gauge at Tresvados recorded 41 per cent of the usual flow over the month, a fall of 59 per cent. A second gauge at the estuary shows the same.',
      reviewed_at: at.date(377),
    }),
  },
  {
    id: 'demo-claim-demolition-order',
    lang: 'en',
    text: 'The Federal Court in Sarenes ordered the Tarmonde dam to be demolished.',
    context: 'Shared as a screenshot of a headline that no newspaper printed.',
    claimant: null,
    claimed_at: at.date(321),
    first_appearance_url: null,
    province: SARENES,
    event_ids: ['demo-event-minimum-flow-order'],
    review: reviewedBy(FACT_DESK, 'demolition', {
      verdict: 'refuted',
      verdict_label: 'Refuted',
      original_rating: 'False',
      explanation:
        'The court ordered a minimum flow of 38 cubic metres per second and rejected the request to halt the filling. The dam itself was not in question.',
      reviewed_at: at.date(319),
    }),
  },
  {
    // This claim and the next are equivalent, and two reviewers reach opposite verdicts.
    id: 'demo-claim-gates-unannounced',
    lang: 'en',
    text: 'The gates of the Tarmonde dam were opened without warning on the night of the flood.',
    context: 'Said by the mayor of Tresvados at the gathering in Sarenes.',
    claimant: 'Mayor of Tresvados',
    claimed_at: at.date(246),
    first_appearance_url: 'https://gazette.example/sarenes-inquiry',
    province: ILVARA_BAJA,
    event_ids: ['demo-event-night-flood', 'demo-event-flood-protest'],
    review: reviewedBy(FACT_DESK, 'gates-unannounced', {
      verdict: 'supported',
      verdict_label: 'Supported',
      original_rating: 'True',
      explanation:
        'Two town councils and thirty-one residents, asked separately, heard no siren, and no call from the dam was logged by the fire brigade of Tresvados.',
      reviewed_at: at.date(239),
    }),
  },
  {
    id: 'demo-claim-gates-no-warning',
    lang: 'en',
    text: 'The gates of the Tarmonde dam were opened without any warning on the night of the flood.',
    context: 'The wording of a petition with some 20,000 signatures.',
    claimant: 'Petition for an inquiry into the flood',
    claimed_at: at.date(241),
    first_appearance_url: 'https://petition.example/inquiry',
    province: ILVARA_BAJA,
    event_ids: ['demo-event-night-flood'],
    review: reviewedBy(RIVER_CHECK, 'sirens-log', {
      verdict: 'refuted',
      verdict_label: 'Refuted',
      original_rating: 'False',
      explanation:
        'The control log of the dam, which an outside engineer examined, shows that the sirens were sounded eleven minutes before the gates moved.',
      reviewed_at: at.date(225),
    }),
  },
  {
    id: 'demo-claim-embalse-vacio',
    lang: 'es',
    text: 'El embalse de Tarmonde está casi vacío.',
    context: 'Mensaje difundido con una fotografía del fondo seco del embalse.',
    claimant: null,
    claimed_at: at.date(70),
    first_appearance_url: null,
    province: TARMONDE,
    event_ids: ['demo-event-sluice-video'],
    review: reviewedBy(VERIFICA, 'embalse-vacio', {
      verdict: 'missing_context',
      verdict_label: 'Falta contexto',
      original_rating: 'Falta contexto',
      explanation:
        'La fotografía es auténtica y muestra la cola del embalse, que se seca todos los años. El volumen total era entonces del 46 por ciento.',
      reviewed_at: at.date(67),
    }),
  },
  {
    id: 'demo-claim-nobody-killed',
    lang: 'en',
    text: 'Nobody was killed in the clash on the Brenosa road.',
    context: 'From a bulletin of the regional command, read out on the radio before the dead were named.',
    claimant: 'Regional command of the National Guard',
    claimed_at: at.date(291),
    first_appearance_url: 'https://radio.example/boletin',
    province: TARMONDE,
    event_ids: ['demo-event-brenosa-clash'],
    review: reviewedBy(RIVER_CHECK, 'brenosa-dead', {
      verdict: 'refuted',
      verdict_label: 'Refuted',
      original_rating: 'Pants on Fire',
      explanation:
        'At least three people were killed. The Guard itself later spoke of four dead, the Front of six.',
      reviewed_at: at.date(286),
    }),
  },
  {
    id: 'demo-claim-apagon-nacional',
    lang: 'es',
    text: 'La huelga dejó sin electricidad a todo el país durante una semana.',
    context: 'Frase de un anuncio electoral de la Concordia Federal.',
    claimant: 'Concordia Federal',
    claimed_at: at.date(49),
    first_appearance_url: 'https://concordia.example/anuncio-2',
    province: null,
    event_ids: ['demo-event-grid-failure'],
    review: reviewedBy(VERIFICA, 'apagon-nacional', {
      verdict: 'refuted',
      verdict_label: 'Refutada',
      original_rating: 'Falso',
      explanation:
        'El apagón afectó a tres de las siete provincias y duró nueve horas. El resto del país mantuvo el suministro.',
      reviewed_at: at.date(45),
    }),
  },
  {
    id: 'demo-claim-aumento-salarial',
    lang: 'es',
    text: 'El acuerdo que puso fin a la huelga aumenta los salarios un 8 por ciento en dos tramos.',
    context: 'Del boletín que el sindicato envió a sus afiliados tras la firma.',
    claimant: 'Sindicato de Agua y Energía',
    claimed_at: at.date(183),
    first_appearance_url: 'https://sindicato.example/boletin-21',
    province: SARENES,
    event_ids: ['demo-event-strike-agreement'],
    review: reviewedBy(VERIFICA, 'aumento', {
      verdict: 'supported',
      verdict_label: 'Respaldada',
      original_rating: 'Verdadero',
      explanation:
        'El texto firmado prevé un 5 por ciento al mes siguiente y un 3 por ciento medio año más tarde.',
      reviewed_at: at.date(181),
    }),
  },
  {
    // Retracted at the end of the demo.
    id: 'demo-claim-second-dam',
    lang: 'en',
    text: 'A second dam is already under construction above Quelmar.',
    context: 'Attributed to the director of the basin authority.',
    claimant: 'Director of the Ilvara Basin Authority',
    claimed_at: at.date(104),
    first_appearance_url: null,
    province: null,
    event_ids: [],
    review: null,
  },
];
