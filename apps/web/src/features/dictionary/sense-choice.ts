/** The reader's own choice of a meaning for the word where it stands. */
export interface SenseChoice {
  /** The definition chosen; undefined while none is. */
  readonly chosenId: number | undefined
  /**
   * @param definitionId null takes the choice back
   * @param offeredId the definition that had been put first
   */
  choose(definitionId: number | null, offeredId: number | undefined): void
}
