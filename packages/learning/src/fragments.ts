import { inRandomOrder, type Random, randomBelow } from './chance'
import { graphemes } from './graphemes'

const LONGEST = 4
/** A puzzle of fewer pieces would be solved by chance. */
const FEWEST = 3

/** Numbers from 2 to 4 that add up to `length`: three or more of them where that can be. */
function pieceLengths(length: number, random: Random): number[] {
  const most = Math.floor(length / 2)
  const fewest = Math.min(most, Math.max(FEWEST, Math.ceil(length / LONGEST)))
  const lengths = new Array<number>(fewest + randomBelow(most - fewest + 1, random)).fill(2)
  for (let left = length - 2 * lengths.length; left > 0; left--) {
    const growing = lengths.flatMap((each, index) => (each < LONGEST ? [index] : []))
    const index = growing[randomBelow(growing.length, random)] as number
    lengths[index] = (lengths[index] as number) + 1
  }
  return lengths
}

function piecesOf(letters: readonly string[], isSingle: boolean, random: Random): string[] {
  if (isSingle) return [...letters]
  if (letters.length < 4) return [letters.join('')]
  let end = 0
  return pieceLengths(letters.length, random).map((length) => {
    end += length
    return letters.slice(end - length, end).join('')
  })
}

/** How many pieces a word gives at least. */
const fewestPieces = (letters: readonly string[]) =>
  Math.min(FEWEST, Math.max(1, Math.floor(letters.length / 2)))

/** The parts of a headword that pieces never span: its words, each with the space or hyphen after it. */
const wordsOf = (headword: string) => headword.match(/[^\s-]*[\s-]+|[^\s-]+/gu) ?? []

/**
 * A headword cut into pieces, in order; joined without anything between them they are the headword. Pieces have two to
 * four letters (a one-letter word of a phrase is one), where that would make fewer than three they are single letters. A
 * piece of a phrase belongs to one of its words; the space or hyphen after a word stands at the end of its last piece.
 */
export function fragmentsOf(word: string, random: Random): string[] {
  const words = wordsOf(word.normalize('NFC').trim())
  const letters = words.map((each) => graphemes(each.replace(/[\s-]+$/u, '')))
  const isSingle = letters.reduce((sum, each) => sum + fewestPieces(each), 0) < FEWEST
  return words.flatMap((each, index) => {
    const own = letters[index] as string[]
    if (own.length === 0) return [each]
    const pieces = piecesOf(own, isSingle, random)
    const after = each.slice(own.join('').length)
    return pieces.with(-1, pieces.at(-1) + after)
  })
}

/** Whether putting a headword together from pieces is a question at all: three pieces or more, not all the same. */
export function canBeBuilt(word: string): boolean {
  const pieces = fragmentsOf(word, () => 0)
  return pieces.length >= 3 && new Set(pieces).size > 1
}

/** The items in random order, never in the given one unless they are all the same. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const result = inRandomOrder(items, random)
  if (result.some((item, index) => item !== items[index])) return result
  const other = result.findIndex((item) => item !== result[0])
  return other < 0 ? result : result.with(0, result[other] as Item).with(other, result[0] as Item)
}
