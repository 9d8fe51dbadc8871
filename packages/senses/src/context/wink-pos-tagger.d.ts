/** Types for the part of the package's interface that is used here; the package has none. */
declare module 'wink-pos-tagger' {
  export interface TaggedToken {
    readonly value: string
    readonly pos: string
    readonly lemma?: string
  }
  export default function posTagger(): { tagRawTokens(tokens: string[]): TaggedToken[] }
}
