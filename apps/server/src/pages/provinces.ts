import { otherNamesOf } from '@partner-api/query';
import type { CountedProvince } from '@partner-api/storage';
import type { Request, Response } from 'express';
import { envelopeOf, type Publisher } from '../answers/envelope.js';
import { type Clock, nowToTheSecond } from '../time/clock.js';
import { createDocument, HTML, JSON_TEXT, sendHtmlOrJson } from './document.js';
import { html } from './html.js';
import { layout } from './layout.js';
import type { Page } from './page.js';

export interface ProvinceServices extends Publisher {
  readonly store: { readonly provinces: { counted(): Promise<readonly CountedProvince[]> } };
  readonly clock: Clock;
}

const PROVINCES_PATH = '/provinces';

interface ListedProvince {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly other_names: readonly string[];
  readonly records: { readonly events: number; readonly dossiers: number; readonly claims: number };
}

/**
 * Lists the values of `province` with their numbers of records. Counted for each request, because it is rare and must
 * agree with the lists.
 */
export const provinces = (services: ProvinceServices): Page => ({
  path: PROVINCES_PATH,
  scope: 'read',
  handler: async (request: Request, response: Response) => {
    const asOf = nowToTheSecond(services.clock);
    const data = (await services.store.provinces.counted()).map(listed);
    const { headers, body } = envelopeOf(services, { data, upstream: [], asOf });
    response.set({ ...headers });
    sendHtmlOrJson(
      request,
      response,
      createDocument(HTML, page(data, body.attribution.text)),
      createDocument(JSON_TEXT, JSON.stringify(body)),
    );
    response.set('Cache-Control', 'private, no-cache');
  },
});

function listed({ slug, name, country, records }: CountedProvince): ListedProvince {
  const { event: events, dossier: dossiers, claim: claims } = records;
  return {
    slug,
    name,
    country,
    other_names: otherNamesOf({ slug, name, country }),
    records: { events, dossiers, claims },
  };
}

function page(provinces: readonly ListedProvince[], credit: string): string {
  const rows = provinces.map(
    ({ slug, name, country, other_names, records: { events, dossiers, claims } }) =>
      html`<tr><td><code>${slug}</code></td><td>${name}</td><td>${country}</td><td>${events}</td><td>${dossiers}</td><td>${claims}</td><td>${other_names.join(', ')}</td></tr>
`,
  );
  return layout({
    title: 'Provinces',
    body: html`<h1>Provinces</h1>
<p>The lists take <code>province</code> and <code>country</code>. A province is found by its slug or by another of its names.</p>
<table>
<tr><th>Slug</th><th>Name</th><th>Country</th><th>Events</th><th>Dossiers</th><th>Claims</th><th>Other names</th></tr>
${rows}</table>
<p class="quiet">${credit}</p>`,
  });
}
