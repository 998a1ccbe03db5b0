import { CORDANZA, ILVARA_BAJA, ISLA_DORVENA, TARMONDE, TOVARE } from '../provinces.js';
import { article, DIARIO, GAZETTE, RADIO, WIRE } from '../publishers.js';
import type { RelativeTimes } from '../relative-times.js';
import { type DossierStory, firstVersions } from '../story.js';

export const ceasefireAndElectionDossiers = (at: RelativeTimes): DossierStory[] => [
  {
    id: 'demo-dossier-ceasefire',
    lang: 'en',
    state: 'monitoring',
    title: 'The ceasefire in the upper basin',
    summary:
      'The government and the Upper Basin Front fought over Cordanza and the roads to the Tarmonde dam until they signed a ceasefire on Isla Dorvena. It has mostly held. A joint commission records its violations.',
    period: { earliest: at.date(306), latest: null },
    provinces: [CORDANZA, TARMONDE, ISLA_DORVENA],
    sections: [
      {
        heading: 'What the ceasefire requires',
        body: "The ceasefire requires both sides to stop firing, to keep five kilometres away from the Tarmonde dam and to let a joint commission record violations. It covers Cordanza and Tarmonde and has no end date. Either side may leave it with thirty days' notice.",
      },
      {
        heading: 'The fighting before it',
        body: 'The heaviest fighting was over the bridge at Quelmar, where twelve combatants were killed in one day. Whether there was fighting at the outlet works of the dam is disputed. A building that treated patients was hit in Cordanza province; both sides deny having fired.',
      },
      {
        heading: 'How it has held',
        body: 'The joint commission has recorded seven violations of the ceasefire since it was signed, none of them deadly. Forty-eight detainees have been exchanged. An explosion reported near Brenosa in the last hours has not been explained.',
      },
    ],
    event_refs: firstVersions(
      'demo-event-power-line-blast',
      'demo-event-brenosa-clash',
      'demo-event-quelmar-battle',
      'demo-event-ridge-shelling',
      'demo-event-outlet-works-battle',
      'demo-event-ceasefire-signed',
      'demo-event-monitors-deployed',
      'demo-event-first-violation',
      'demo-event-detainee-exchange',
      'demo-event-quelmar-exchange',
      'demo-event-brenosa-blast',
    ),
    claim_refs: firstVersions(
      'demo-claim-nobody-killed',
      'demo-claim-observadores',
      'demo-claim-hundred-violations',
      'demo-claim-guard-withdrawal',
      'demo-claim-cordanza-incident',
    ),
    sources: [
      article(GAZETTE, 'ceasefire-file', 'A ceasefire, week by week', at.date(11)),
      article(WIRE, 'commission', 'What the joint commission has recorded', at.date(8)),
    ],
  },
  {
    id: 'demo-dossier-elecciones',
    lang: 'es',
    state: 'open',
    title: 'Las elecciones provinciales',
    summary:
      'Las siete provincias eligieron nuevas asambleas tras una campaña con errores en el padrón, peleas en la calle y agresiones a voluntarios. En dos distritos de Tovaré hubo que repetir la jornada.',
    period: { earliest: at.date(66), latest: null },
    provinces: [TOVARE, ILVARA_BAJA],
    sections: [
      {
        heading: 'La campaña',
        body: 'La Junta Electoral Nacional admitió errores en 3.100 inscripciones del padrón de Tovaré. Un mitin terminó en peleas entre simpatizantes de la Lista Ribereña y de la Concordia Federal, y un hombre murió a causa de los golpes. Días antes de la votación fueron agredidos varios voluntarios en la misma provincia.',
      },
      {
        heading: 'El día de las elecciones',
        body: 'El día de las elecciones la votación se suspendió en dos distritos de Tovaré porque las papeletas no llegaron a tiempo. Una primera noticia hablaba de una emboscada contra el camión; la redacción la retiró, porque el camión se había averiado. Unos 14.000 electores votaron seis días después. La participación nacional fue del 54,3 por ciento.',
      },
      {
        heading: 'El recuento de Ilvara Baja',
        body: 'La Junta ordenó contar de nuevo los votos de 37 mesas de Ilvara Baja. La diferencia entre las dos listas bajó de 212 a 187 votos y el ganador no cambió. La Lista Ribereña gobernará cuatro provincias y la Concordia Federal, tres.',
      },
    ],
    event_refs: firstVersions(
      'demo-event-election-calendar',
      'demo-event-register-protest',
      'demo-event-rally-riot',
      'demo-event-election-day',
      'demo-event-tovare-vote-suspended',
      'demo-event-count-vigil',
      'demo-event-recount-ordered',
      'demo-event-results-proclaimed',
    ),
    claim_refs: firstVersions('demo-claim-turnout', 'demo-claim-papeletas', 'demo-claim-recuento'),
    sources: [
      article(DIARIO, 'elecciones', 'Cuaderno de una elección', at.date(5)),
      article(RADIO, 'asambleas', 'Las nuevas asambleas, provincia por provincia', at.date(4)),
    ],
  },
];
