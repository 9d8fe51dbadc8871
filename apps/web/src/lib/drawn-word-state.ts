/** How a word is drawn in a text: by lines that differ without colour. Known and ignored words have none. */
export type DrawnWordState = 'met' | 'new' | 'learning-low' | 'learning-mid' | 'learning-high'

/** An occurrence of a phrase in the text: the stretches of its words, as offsets in UTF-16 units. */
export interface DrawnPhrase {
  readonly stretches: readonly (readonly [start: number, end: number])[]
  readonly state: DrawnWordState
}
