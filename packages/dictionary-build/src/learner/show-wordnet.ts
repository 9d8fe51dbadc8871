import type { Spellings } from '../spellings'
import type { ShownTexts, Synset, WordNet } from '../wordnet/wordnet'
import { BritishText } from './british-text'
import { isRefusedExample, markOfDefinition, markOfWords } from './unsuitable-texts'

/**
 * Decides how WordNet's definitions and examples are shown: in British English, without examples that a school would
 * refuse, and with a label on definitions that aren't fit for a class. The texts themselves stay, because the sense
 * ranker was trained on them.
 */
export function showWordNet(wordNet: WordNet, spellings: Spellings): void {
  const british = new BritishText(spellings)
  for (const synset of wordNet.synsets) {
    const shown = chooseTexts(synset, british)
    if (shown) synset.shown = shown
  }
}

/** Returns what to show of a synset; undefined if that is what WordNet says. */
function chooseTexts({ text, examples, words }: Synset, british: BritishText): ShownTexts | undefined {
  const contemporary = withoutOldNames(text)
  const mark = markOf(contemporary, words)
  const shownText = british.of(contemporary, words)
  const fit = examples.filter((example) => !isRefusedExample(example))
  const respelt = fit.map((example) => british.of(example, words, true))
  // Sentences that were British already sound British throughout.
  const ordered = [
    ...respelt.filter((example, index) => example === fit[index]),
    ...respelt.filter((example, index) => example !== fit[index]),
  ]
  const isSame =
    mark === undefined &&
    shownText === text &&
    ordered.length === examples.length &&
    ordered.every((example, index) => example === examples[index])
  if (isSame) return undefined
  return { text: shownText === text ? text : shownText, examples: ordered, mark }
}

/** Names for people that nobody may be called by today. */
const oldNames: readonly (readonly [RegExp, string])[] = [
  [/Negroid people/gu, 'people'],
  [/negro (?=slaves|songs)/gu, ''],
  [/a Negro(?!\p{L})/gu, 'a Black person'],
]

function withoutOldNames(text: string): string {
  if (!/negro/iu.test(text)) return text
  return oldNames.reduce((result, [old, replacement]) => result.replace(old, replacement), text)
}

/** Returns the label that a definition needs because of itself or of its words. */
function markOf(text: string, words: readonly string[]): ShownTexts['mark'] {
  return words.every(isName) ? undefined : (markOfDefinition(text) ?? markOfWords(words))
}

/** A writer isn't unfit for a class because he wrote about love. */
function isName(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word)
}
