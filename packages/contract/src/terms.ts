/** One clause of the terms of use. A `prohibited-use` problem has its `id` in `clause`. */
export interface TermsClause {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Terms {
  /** Date of this version. A key stores the version that its holder accepted. */
  readonly version: string;
  readonly clauses: readonly TermsClause[];
}

/** Clauses that forbid a use; every response lists them in `attribution.prohibited_uses`. */
export const PROHIBITED_USES = ['targeting_civilians'] as const;

/** Path of the terms of use on the server. */
export const TERMS_PATH = '/terms';

/** The current terms of use. Any change of wording needs a new version, because partners accept a version. */
export const TERMS: Terms = {
  version: '2026-11-01',
  clauses: [
    {
      id: 'attribution',
      title: 'Attribution is mandatory',
      text:
        'Whoever publishes, redistributes or builds on what this service returns names the provider and every ' +
        'upstream source of the records used, with their licences. Each response carries the wording in its ' +
        'attribution member, as text, HTML and Markdown, ready to paste.',
    },
    {
      id: 'targeting_civilians',
      title: 'Must not be used to target civilians',
      text:
        'The service must not be used to locate, track, threaten, attack or otherwise target civilians, nor the ' +
        'places that shelter, treat, teach or feed them, nor those who report on or assist them. The service ' +
        'generalises places, withholds what would endanger people, and may refuse requests that seek it.',
    },
  ],
};
