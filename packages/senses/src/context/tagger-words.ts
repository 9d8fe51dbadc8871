import type { KnownWords } from './unigram-tagger'

/** What follows a word in the list, if it isn't a word and a stem, but no place. */
export const marks = { place: '@', onlyForm: '+', onlyStem: '-' } as const

const LINE_END = 10
const FIRST_LETTER = 97
const [place, onlyForm, onlyStem] = [marks.place, marks.onlyForm, marks.onlyStem].map((mark) =>
  mark.charCodeAt(0),
)

/** Endings of forms, each with what a stem has in its place: a form of a known word is a word. */
const endings = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ing', ''],
  ['ing', 'e'],
  ['ed', ''],
  ['d', ''],
  ['er', ''],
  ['r', ''],
  ['est', ''],
  ['st', ''],
  ['xes', 'x'],
  ['zes', 's'],
  ['ves', 'f'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['men', 'man'],
] as const

/**
 * Opens a list made by `listTaggerWords`, and uses it in place: a line of letters a to z for each word, in ascending order,
 * perhaps with one of the `marks` behind it.
 */
export function openTaggerWords(list: Uint8Array): KnownWords {
  const isStem = (word: string) => {
    const end = endOf(list, word)
    return end !== undefined && end !== onlyForm
  }
  return {
    isKnown(word) {
      const end = endOf(list, word)
      if (end !== undefined && end !== onlyStem) return true
      return endings.some(
        ([ending, stemEnding]) =>
          word.endsWith(ending) && isStem(word.slice(0, word.length - ending.length) + stemEnding),
      )
    },
    isPlace: (word) => endOf(list, word) === place,
  }
}

/** Returns the byte after a word of the list, a mark or the end of its line; undefined if the word isn't there. */
function endOf(list: Uint8Array, word: string): number | undefined {
  let low = 0
  let high = list.length
  while (low < high) {
    let start = (low + high) >>> 1
    while (start > low && list[start - 1] !== LINE_END) start--
    let at = 0
    while (at < word.length && list[start + at] === word.charCodeAt(at)) at++
    const end = list[start + at]!
    const isLetter = end >= FIRST_LETTER
    if (at === word.length && !isLetter) return end
    if (at === word.length || (isLetter && word.charCodeAt(at) < end)) high = start
    else low = list.indexOf(LINE_END, start) + 1
  }
  return undefined
}
