import type { LanguageModel, ProposalOrder, WordedStatement, WordingOrder } from '../../src/index.js';

export interface FakeModel extends LanguageModel {
  readonly orders: WordingOrder[];
  readonly judgements: { kept: number; dropped: number }[];
}

interface FakeModelGiven {
  readonly word?: (
    order: WordingOrder,
  ) => readonly WordedStatement[] | null | Promise<WordedStatement[] | null>;
  readonly propose?: (order: ProposalOrder) => unknown;
  readonly expand?: (question: string) => readonly string[] | null;
  readonly compare?: (question: string, texts: readonly string[]) => Promise<readonly number[] | null>;
}

/** A model in the process. Without more it has nothing to say, and no means to compare. */
export function fakeModel({
  word = () => [],
  propose = () => null,
  expand = () => [],
  compare,
}: FakeModelGiven = {}): FakeModel {
  const orders: WordingOrder[] = [];
  const judgements: { kept: number; dropped: number }[] = [];
  return {
    orders,
    judgements,
    deadlineMilliseconds: 1_000,
    propose: async (order) => propose(order),
    expand: async (question) => expand(question),
    compare: compare ?? null,
    word: async (order) => {
      orders.push(order);
      return word(order);
    },
    judged: (kept, dropped) => void judgements.push({ kept, dropped }),
  };
}

/** Quotes a passage where it stands among the excerpts, and says `text` or else the passage. */
export function quoting(passage: string, text = passage): (order: WordingOrder) => WordedStatement[] {
  return ({ excerpts }) => {
    const id = excerpts.find((excerpt) => excerpt.text.includes(passage))?.id ?? 'r0';
    return [{ text, quotes: [{ id, quote: passage }] }];
  };
}
