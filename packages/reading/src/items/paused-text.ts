import { type Token, tokensOf } from '../language/tokens.js';
import type { Language } from '../lexicons/lexicons.js';
import { type Names, NamesInText } from '../names/names-in-text.js';
import type { Item } from './item.js';
import { type PlacedItem, placedItems } from './read-items.js';

/** A text with its commas, brackets and the like, which other readings leave out: they tell where its clauses end. */
export class PausedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly #names: NamesInText;

  constructor(text: string, names: Names) {
    this.text = text;
    this.tokens = tokensOf(text, { withPauses: true });
    this.#names = new NamesInText(this.tokens, names);
  }

  placedIn(language: Language): readonly PlacedItem[] {
    return placedItems(this.tokens, language, this.#names);
  }

  itemsIn(language: Language): readonly Item[] {
    return this.placedIn(language).map(({ item }) => item);
  }
}
