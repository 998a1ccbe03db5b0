import type { Review, Source } from '@partner-api/contract';

interface Publisher {
  readonly name: string;
  /** Under `.example`, which RFC 2606 reserves. */
  readonly site: string;
}

export const GAZETTE: Publisher = { name: 'Fictional Gazette (demo)', site: 'https://gazette.example' };
export const WIRE: Publisher = { name: 'Sotavia Wire (fictional, demo)', site: 'https://wire.example' };
export const DIARIO: Publisher = { name: 'Diario Ficticio (demo)', site: 'https://diario.example' };
export const RADIO: Publisher = { name: 'Radio Ilvara (ficticia, demo)', site: 'https://radio.example' };

/** Two fact-checkers in English, which can disagree, and one in Spanish. */
export const FACT_DESK: Publisher = { name: 'Fictional Fact Desk (demo)', site: 'https://factdesk.example' };
export const RIVER_CHECK: Publisher = {
  name: 'River Check (fictional, demo)',
  site: 'https://rivercheck.example',
};
export const VERIFICA: Publisher = {
  name: 'Verifica Sotavia (ficticia, demo)',
  site: 'https://verifica.example',
};

export const article = (
  publisher: Publisher,
  path: string,
  headline: string,
  publishedOn: string,
): Source => ({
  publisher: publisher.name,
  title: headline,
  url: `${publisher.site}/${path}`,
  published_at: publishedOn,
});

type Finding = Pick<Review, 'verdict' | 'verdict_label' | 'original_rating' | 'explanation' | 'reviewed_at'>;

export const reviewedBy = (publisher: Publisher, path: string, finding: Finding): Review => ({
  ...finding,
  reviewer: publisher.name,
  url: `${publisher.site}/${path}`,
});
