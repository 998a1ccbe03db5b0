/** A party to events, by the names that sources and texts have for it. */
export interface KnownActor {
  /** As sources call it; where there are several, whoever is told of is one of them. */
  readonly names: readonly string[];
  /**
   * What else texts call it, parted by `;`: newsrooms in the languages that texts are read in, and other sources. A word that
   * ends in `*` stands for all its endings.
   */
  readonly called: string;
  /** Where it is called so (ISO 3166-1 alpha-2); everywhere unless it says. */
  readonly countries?: readonly string[];
  /**
   * Whether it is called so only where one of those countries is told: elsewhere the name is another's, or a common word. It
   * comes before those who are called so everywhere: the Taliban of Pakistan are not those of Afghanistan.
   */
  readonly isOnlyThere?: boolean;
  /** Whether others have its very name elsewhere: an Ansar al-Islam of Mali is not that of Iraq. */
  readonly isNameOfOthers?: boolean;
  /** Whether the words say what it is, and so nothing beside a name: "FARC rebels". */
  readonly isKind?: boolean;
  /** Whether it is read though no record has its name: it may be any of those that have. */
  readonly isUnnamed?: boolean;
}
