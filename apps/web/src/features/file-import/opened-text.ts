/** The text of a file, in the form of its kind; HTML is unchanged, to be sanitised. */
export interface OpenedText {
  readonly kind: 'text'
  readonly title: string
  readonly byline: string
  /** Exactly one of `html` and `plain` is set. */
  readonly plain?: string
  readonly html?: string
}

/** A chapter as listed in the table of contents. */
export interface Chapter {
  readonly label: string
  /** 0 for the outermost level. */
  readonly depth: number
}

/** A book that is read chapter by chapter. */
export interface OpenedBook {
  readonly kind: 'book'
  readonly title: string
  readonly author: string
  readonly chapters: readonly Chapter[]
  /** Returns the HTML of a chapter, by its index, as it is in the file. */
  readonly read: (chapter: number) => Promise<string>
}
