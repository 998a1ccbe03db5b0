import { ILVARA_BAJA, ISLA_DORVENA, ORMELEN, SARENES, TARMONDE } from '../provinces.js';
import { article, DIARIO, GAZETTE, RADIO, WIRE } from '../publishers.js';
import type { RelativeTimes } from '../relative-times.js';
import { type DossierStory, firstVersions } from '../story.js';

export const riverDossiers = (at: RelativeTimes): DossierStory[] => [
  {
    id: 'demo-dossier-tarmonde-dam',
    lang: 'en',
    state: 'open',
    title: 'The Tarmonde dam and the water of the lower Ilvara',
    summary:
      'Since the Tarmonde reservoir was first filled, farmers in Ilvara Baja and the Ilvara Basin Authority have quarrelled over how much water must pass the dam. A court has set a minimum flow, a flood has raised the question of warning, and neither is settled.',
    period: { earliest: at.date(430), latest: null },
    provinces: [TARMONDE, ILVARA_BAJA, SARENES],
    sections: [
      {
        heading: 'Why farmers protest',
        body: 'Farmers in Ilvara Baja protest because the filling of the Tarmonde reservoir took away the water of their fields. During the first filling the gauge at Tresvados recorded 41 per cent of the usual flow. About a third of the rice fields stayed unplanted. A protest march passed peacefully; a few weeks later a crowd burned files of the basin authority.',
      },
      {
        heading: 'What the court decided',
        body: "The Federal Court in Sarenes ordered the basin authority to release at least 38 cubic metres of water per second below the Tarmonde dam. It did not halt the filling, and the dam itself was not in question. The appeal of the authority is pending. The Irrigators' League says that the order has been broken for the last two weeks.",
      },
      {
        heading: 'The flood',
        body: 'The gates of the Tarmonde dam were opened at night, and a wave of about two metres reached the low fields around Tresvados. Some 1,900 people left their homes; most returned within three weeks. Whether the sirens sounded is contested: town councils heard none, while the control log of the dam records them. The inquiry that the Ministry of Works promised has not reported.',
      },
      {
        heading: null,
        body: 'The desk follows the daily flow, the appeal and the inquiry.',
      },
    ],
    event_refs: firstVersions(
      'demo-event-reservoir-survey',
      'demo-event-first-filling',
      'demo-event-irrigators-march',
      'demo-event-authority-office-riot',
      'demo-event-minimum-flow-order',
      'demo-event-night-flood',
      'demo-event-flood-protest',
      'demo-event-test-release',
      'demo-event-flow-protest',
    ),
    claim_refs: firstVersions(
      'demo-claim-flow-halved',
      'demo-claim-demolition-order',
      'demo-claim-gates-unannounced',
      'demo-claim-gates-no-warning',
      'demo-claim-embalse-vacio',
    ),
    sources: [
      article(GAZETTE, 'dam-file', 'The dam and the river: a file', at.date(30)),
      article(WIRE, 'ilvara-timeline', 'A year on the Ilvara', at.date(21)),
    ],
  },
  {
    id: 'demo-dossier-huelga',
    lang: 'es',
    state: 'closed',
    title: 'La huelga del agua y la energía',
    summary:
      'Durante veintiún días los trabajadores del agua y la energía pararon las centrales y las estaciones de bombeo del país. La huelga terminó con un aumento salarial y un plan de seguridad para las represas.',
    period: { earliest: at.date(205), latest: at.date(184) },
    provinces: [SARENES, ORMELEN, ILVARA_BAJA],
    sections: [
      {
        heading: 'Qué pedían los huelguistas',
        body: 'El Sindicato de Agua y Energía reclamaba un aumento salarial del 12 por ciento y un plan de seguridad para el personal de las represas. El Ministerio de Obras ofrecía un 5 por ciento. Las cifras de participación nunca coincidieron: 6.000 trabajadores según el sindicato, 4.200 según el ministerio.',
      },
      {
        heading: 'Violencia durante la huelga',
        body: 'La falta de combustible provocó disturbios en Sarenes. En la provincia de Ormelén murió un hombre al estallar el artefacto que llevaba, y días después hubo disparos contra huelguistas con un número de muertos que sigue en discusión. La fiscalía mantiene abierta la investigación.',
      },
      {
        heading: 'Cómo terminó',
        body: 'El acuerdo aumenta los salarios un 8 por ciento en dos tramos y financia el plan de seguridad. El trabajo se reanudó al día siguiente de la firma. La redacción cierra este expediente; el cumplimiento del plan se sigue en el de la represa.',
      },
    ],
    // The dossier was closed before the grid failure was corrected, so it references the first version.
    event_refs: firstVersions(
      'demo-event-strike-begins',
      'demo-event-port-picket',
      'demo-event-fuel-queue-riot',
      'demo-event-substation-device',
      'demo-event-grid-failure',
      'demo-event-strike-agreement',
    ),
    claim_refs: firstVersions('demo-claim-apagon-nacional', 'demo-claim-aumento-salarial'),
    sources: [article(DIARIO, 'balance-huelga', 'Balance de veintiún días de huelga', at.date(180))],
  },
  {
    id: 'demo-dossier-isla-dorvena',
    lang: 'en',
    state: 'monitoring',
    title: 'The fishing grounds of Isla Dorvena',
    summary:
      'A ban on night fishing has set the fishers of Isla Dorvena against the coastguard. A blockade, a collision and a petition have followed; nobody has been killed.',
    period: { earliest: at.date(110), latest: null },
    provinces: [ISLA_DORVENA],
    sections: [
      {
        heading: 'The ban',
        body: 'The coastguard banned night fishing around Isla Dorvena, saying that boats without lights endanger the ferry. The guild of fishers answers that the best catch is made at night. It asks for an exception for boats under nine metres.',
      },
      {
        heading: 'The collision',
        body: 'A patrol boat and a fishing boat collided at night off Isla Dorvena. The guild says that the patrol boat rammed the other; the coastguard says that the fishing boat carried no lights. The radar record stops a minute before, and the desk marks the event as disputed.',
      },
    ],
    event_refs: firstVersions(
      'demo-event-harbour-blockade',
      'demo-event-patrol-collision',
      'demo-event-fishers-assembly',
    ),
    claim_refs: firstVersions('demo-claim-patrullera'),
    sources: [article(RADIO, 'isla-dorvena', 'La isla y la noche', at.date(40))],
  },
];
