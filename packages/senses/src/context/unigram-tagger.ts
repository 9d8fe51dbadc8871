/** Returns the Penn Treebank tag of each word of a text, split as `splitWords` does ("does" "n't"). */
export type Tagger = (words: readonly string[]) => string[]

/** The parts of `wink-pos-tagger` and `wink-lexicon` that don't take much memory. */
export interface TaggerParts {
  /** Tags of the most frequent words, the likeliest first. */
  readonly tagsOfWords: Readonly<Record<string, readonly string[]>>
  readonly tagsOfMarks: Readonly<Record<string, string>>
  /** Tags of endings of one to four letters. */
  readonly tagsOfEndings: Readonly<Record<string, string>>
  /** Corrects the tags by the words around them. */
  applyContextRules(
    tokens: { value: string; normal: string; pos: string }[],
    poses: readonly (readonly string[])[],
  ): void
}

/** What is known of words that have no tags. */
export interface KnownWords {
  /** Whether a normal form (lower case, no accents) is a word; anything else is taken for a name. */
  isKnown(word: string): boolean
  /** Whether it is first of all a place, so a name if it is capitalised. */
  isPlace(word: string): boolean
}

const number = /^\d+\/\d+|\d(?:[.,\-/]?\d)*(?:\.\d+)?$/
const mark = /^[’'‘`“”"[\](){}…,.!;?\-:]+$/
const capital = /^[A-Z]/
const capitalised = /^[A-Z][a-z]+/
const decade = /^(?:mid-)?19[1-9]0s$/

/** Creates a tagger that tags like `wink-pos-tagger`, if it knows the same words. */
export function createUnigramTagger(parts: TaggerParts, known: KnownWords): Tagger {
  const { tagsOfWords, tagsOfMarks } = parts
  const tagsOf = (word: string, written: string): readonly string[] => {
    if (number.test(written)) return ['CD']
    if (mark.test(written)) return [tagsOfMarks[written] ?? written]
    return (
      (Object.hasOwn(tagsOfWords, word) && tagsOfWords[word]) || tagsOfUnlisted(word, written, parts, known)
    )
  }
  return (words) => {
    const poses: (readonly string[])[] = []
    const tokens = words.map((value) => {
      const normal = value.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
      const tags = tagsOf(normal, value)
      poses.push(tags)
      return { value, normal, pos: tags[0]! }
    })
    parts.applyContextRules(tokens, poses)
    return tokens.map(({ value, normal, pos }) => {
      if (decade.test(normal)) return 'CD'
      return /^[JN]/.test(pos) && capital.test(value) ? 'NNP' : pos
    })
  }
}

/** Returns the tags that a word may have by its ending; that of a name for what is no word. */
function tagsOfUnlisted(
  word: string,
  written: string,
  { tagsOfWords, tagsOfEndings }: TaggerParts,
  { isKnown, isPlace }: KnownWords,
): readonly string[] {
  if (!isKnown(word) || (capitalised.test(written) && isPlace(word))) return ['NNP']
  const tag = [4, 3, 2, 1].map((length) => tagsOfEndings[word.slice(-length)]).find((found) => found)
  if (tag === undefined && word.startsWith('un') && Object.hasOwn(tagsOfWords, word.slice(2))) return ['JJ']
  if (tag === undefined) return ['NN', 'VBP', 'VB']
  if (tag === 'NNS') return ['NNS', 'VBZ']
  return tag === 'VBN' ? ['VBD', 'VBN'] : [tag]
}
