/** How a word is drawn in a text: by lines that differ without colour. Known and ignored words have none. */
export type DrawnWordState = 'met' | 'new' | 'learning-low' | 'learning-mid' | 'learning-high'
