/** The text that words are looked up in. */
export interface WordSource {
  /** What its sentences are remembered by: the text's title. */
  readonly source: string
  /** Undefined for a text that is no article. */
  readonly articleId: number | undefined
}
