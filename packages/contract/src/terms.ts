/** One clause of the terms of use. `id` is what a refusal names in `clause`. */
export interface TermsClause {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Terms {
  /** Date of this version; a key carries the version its holder accepted. */
  readonly version: string;
  readonly clauses: readonly TermsClause[];
}

/** Uses that the terms forbid, as every response repeats them in `attribution.prohibited_uses`. */
export const PROHIBITED_USES = ['targeting_civilians'] as const;

/** Where the server serves the terms as a page. */
export const TERMS_PATH = '/terms';

/** The terms of use in force. A change of wording is a new version: partners accept versions, not texts. */
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
