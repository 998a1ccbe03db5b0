export interface LabelledText {
  readonly id: string;
  readonly family: string;
  readonly lang: string;
  readonly text: string;
  readonly label: 'harmful' | 'benign_lookalike' | 'neutral';
  readonly split: string;
  readonly category: string;
}

export interface LabelledStatement {
  readonly id: string;
  readonly lang: string;
  readonly text: string;
  readonly label: 'discloses' | 'history' | 'general';
  readonly split: 'fit' | 'judge';
}

export function labelledSet(): LabelledText[];
export function disclosureSet(): LabelledStatement[];
