/** The package ships no types: the part of its interface that is used here. */
declare module 'wink-pos-tagger' {
  export interface TaggedToken {
    readonly value: string
    readonly pos: string
    readonly lemma?: string
  }
  export default function posTagger(): { tagRawTokens(tokens: string[]): TaggedToken[] }
}
