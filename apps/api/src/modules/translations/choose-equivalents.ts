import { contentStems } from '@wordhoard/senses/words/stems'

/** Most equivalents shown of a pack. */
const MAX_EQUIVALENTS = 4
/** Share of a label's content words that a definition must have for the label to mean it. */
const MIN_SHARE = 0.5

/** A meaning of a word as a pack has it. */
export interface PackMeaning {
  /** Empty if the pack doesn't say. */
  readonly partOfSpeech: string
  /** The meaning in the words of the pack; empty if it doesn't say. */
  readonly label: string
  readonly equivalents: readonly string[]
}

/**
 * Returns the best equivalents of several lists: what more lists have comes first, then the first of each list before the
 * second of any.
 */
export function mergeEquivalents(lists: readonly (readonly string[])[]): string[] {
  const merged = new Map<string, { readonly text: string; lists: number }>()
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let at = 0; at < longest; at++)
    for (const list of lists) {
      const text = list[at]
      if (text === undefined) continue
      const known = merged.get(text.toLowerCase())
      if (known) known.lists++
      else merged.set(text.toLowerCase(), { text, lists: 1 })
    }
  return [...merged.values()]
    .sort((a, b) => b.lists - a.lists)
    .slice(0, MAX_EQUIVALENTS)
    .map(({ text }) => text)
}

/**
 * Chooses what a pack of words gives for a definition: the meaning whose label shares most words with it, or else
 * everything that it gives for the word as that part of speech.
 *
 * @returns the equivalents, and whether they are those of other meanings too; undefined if there are none
 */
export function chooseEquivalents(
  { text, partOfSpeech }: { readonly text: string; readonly partOfSpeech: string },
  meanings: readonly PackMeaning[],
): { readonly equivalents: readonly string[]; readonly hasOtherMeanings: boolean } | undefined {
  const fit = meanings.filter((meaning) => isSamePart(meaning.partOfSpeech, partOfSpeech))
  const stems = new Set(contentStems(text))
  let best: PackMeaning | undefined
  let most = 0
  for (const meaning of fit) {
    const own = [...new Set(contentStems(meaning.label))]
    const common = own.filter((stem) => stems.has(stem)).length
    if (own.length === 0 || common / own.length < MIN_SHARE) continue
    // Of two labels that fit, the one with more words in common says more.
    const score = common + common / own.length
    if (score > most) [best, most] = [meaning, score]
  }
  const equivalents = mergeEquivalents((best ? [best] : fit).map((meaning) => meaning.equivalents))
  return equivalents.length > 0 ? { equivalents, hasOtherMeanings: best === undefined } : undefined
}

/** Whether a pack may mean a definition by its part of speech, which a pack may not state; our phrases are of several. */
function isSamePart(ofPack: string, ofDefinition: string): boolean {
  if (ofPack === '' || ofPack === ofDefinition) return true
  if (ofDefinition === 'phrasal verb') return ofPack === 'verb' || ofPack === 'phrase'
  return ofDefinition === 'idiom' || ofDefinition === 'phrase'
}
