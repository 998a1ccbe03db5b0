import type { Attribution } from '../../wire/attribution.js';
import type { Meta } from '../../wire/envelope.js';

/** Note added to all examples. Their names are invented and their coordinates lie in the open ocean. */
export const FICTIONAL = 'Everything in it is fictional.';

export const attribution: Attribution = {
  required: true,
  text: 'Source: Example Monitor, https://monitor.example (CC BY 4.0), accessed on 2026-03-15. Includes data of Sarn Valley Event Register (CC BY 4.0).',
  html: 'Source: <a href="https://monitor.example">Example Monitor</a> (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>), accessed on 2026-03-15. Includes data of <a href="https://register.example">Sarn Valley Event Register</a> (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>).',
  markdown:
    'Source: [Example Monitor](https://monitor.example) ([CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)), accessed on 2026-03-15. Includes data of [Sarn Valley Event Register](https://register.example) ([CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)).',
  url: 'https://monitor.example',
  provider: 'Example Monitor',
  license: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  accessed_on: '2026-03-15',
  upstream: [
    {
      provider: 'Sarn Valley Event Register',
      text: 'Sarn Valley Event Register, edition 4',
      license: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      url: 'https://register.example',
      changes: 'Places generalised to a grid of 0.1 degrees; types mapped to ours.',
    },
  ],
  terms_url: '/terms',
  terms_version: '2026-11-01',
  prohibited_uses: ['targeting_civilians'],
};

export const meta: Meta = { as_of: '2026-03-15T08:30:00Z', warnings: [], contract_version: '1.0.0' };

/** The attribution of a response without upstream sources. */
export const attributionWithoutUpstream: Attribution = {
  ...attribution,
  text: 'Source: Example Monitor, https://monitor.example (CC BY 4.0), accessed on 2026-03-15.',
  html: 'Source: <a href="https://monitor.example">Example Monitor</a> (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>), accessed on 2026-03-15.',
  markdown:
    'Source: [Example Monitor](https://monitor.example) ([CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)), accessed on 2026-03-15.',
  upstream: [],
};
