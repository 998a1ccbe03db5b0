import type { Upstream } from '@partner-api/contract';

/** The attribution that UCDP asks for, and what CC BY 4.0, section 3(a)(1)(B), asks us to say of our changes. */
export const UCDP: Upstream = {
  provider: 'Uppsala Conflict Data Program (UCDP)',
  text: 'UCDP Georeferenced Event Dataset, Uppsala Conflict Data Program, Department of Peace and Conflict Research, Uppsala University. Sundberg, Ralph, and Erik Melander (2013), “Introducing the UCDP Georeferenced Event Dataset”, Journal of Peace Research 50(4). Högbladh, Stina (2019), “UCDP GED Codebook version 19.1”, Department of Peace and Conflict Research, Uppsala University.',
  license: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  url: 'https://ucdp.uu.se/',
  changes:
    'Coordinates truncated to a grid of 0.1 degree, and left out where only a province or less is known; one-sided violence reduced to its province and to the publishers and dates of its sources; low and high estimates put in order where they contradict the best one; types mapped to those of this service; titles and summaries written by this service.',
};
