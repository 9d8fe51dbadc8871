/** A text that a file holds, as its kind gives it; HTML is as it was in the file, for the sanitiser. */
export interface OpenedText {
  readonly kind: 'text'
  readonly title: string
  readonly byline: string
  /** One of the two. */
  readonly plain?: string
  readonly html?: string
}

/** A chapter as a contents list names it. */
export interface Chapter {
  readonly label: string
  /** 0 is the outermost. */
  readonly depth: number
}

/** A book that is read chapter by chapter. */
export interface OpenedBook {
  readonly kind: 'book'
  readonly title: string
  readonly author: string
  readonly chapters: readonly Chapter[]
  /** The HTML of a chapter, by its index, as it is in the file. */
  readonly read: (chapter: number) => Promise<string>
}
