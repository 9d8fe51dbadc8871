import { irregularBases } from './irregular-forms'
import { stemOf } from './stems'

/** How many words on each side count. */
const SIDE = 2

/** Returns cues for the words right before and after a place in a text: “<in”, “>on”. */
export function besideCues(words: readonly string[], first: number, last = first): string[] {
  const found: string[] = []
  for (let at = 1; at <= SIDE; at++) {
    for (const [side, word] of [
      ['<', words[first - at]],
      ['>', words[last + at]],
    ] as const) {
      const plain = word?.toLowerCase().replaceAll(/[^\p{L}']/gu, '')
      if (plain) found.push(side + plain)
    }
  }
  return found
}

/** Returns the cues of a headword in a text, which is not tagged: a build has a hundred thousand texts. */
export function besideHeadword(headword: string, text: string): string[] {
  const words =
    text
      .replaceAll('’', "'")
      .toLowerCase()
      .match(/\p{L}[\p{L}'-]*|[^\s\p{L}]/gu) ?? []
  const stem = stemOf(headword)
  const at = words.findIndex(
    (word) => word === headword || stemOf(word) === stem || irregularBases.get(word)?.includes(headword),
  )
  return at === -1 ? [] : besideCues(words, at)
}

/** Returns the words beside a headword in the patterns and examples of a definition, as a profile has them (`n`). */
export function besideInTexts(spelling: string, texts: readonly string[]): string {
  const found = new Set<string>()
  const headword = spelling.toLowerCase()
  for (const text of texts) {
    for (const cue of besideHeadword(headword, text.replaceAll(/\b(?:sb|sth)\b/gu, 'it'))) found.add(cue)
  }
  return [...found].join(' ')
}
