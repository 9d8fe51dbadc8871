/** The text in which words are looked up. */
export interface WordSource {
  /** Title of the text, stored with its sentences. */
  readonly source: string
  /** Undefined if the text is not an article. */
  readonly articleId: number | undefined
}
