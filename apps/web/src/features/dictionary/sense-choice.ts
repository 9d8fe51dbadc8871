/** The reader's own choice of a meaning for a word in its sentence. */
export interface SenseChoice {
  /** The entry that the choice is for. */
  readonly spellId: number
  /** Id of the chosen definition; undefined if there is none. */
  readonly chosenId: number | undefined
  /** Whether it is the author's own text, where the choice is for every reader. */
  readonly isForAll?: boolean
  /**
   * @param definitionId null undoes the choice
   * @param offeredId the definition that was ranked first
   */
  choose(definitionId: number | null, offeredId: number | undefined): void
}
