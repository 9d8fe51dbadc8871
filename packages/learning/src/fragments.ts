import { inRandomOrder, type Random, randomBelow } from './chance'
import { graphemes } from './graphemes'

const MAX_PIECE_LENGTH = 4
/** Minimum number of pieces: a puzzle with fewer is solved by chance. */
const MIN_PIECES = 3

/** Returns random numbers from 2 to 4 that add up to `length`: three or more of them where possible. */
function pieceLengths(length: number, random: Random): number[] {
  const maxPieces = Math.floor(length / 2)
  const minPieces = Math.min(maxPieces, Math.max(MIN_PIECES, Math.ceil(length / MAX_PIECE_LENGTH)))
  const lengths = new Array<number>(minPieces + randomBelow(maxPieces - minPieces + 1, random)).fill(2)
  for (let left = length - 2 * lengths.length; left > 0; left--) {
    const growing = lengths.flatMap((each, index) => (each < MAX_PIECE_LENGTH ? [index] : []))
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

/** Returns the least number of pieces that a word can be cut into. */
const fewestPieces = (letters: readonly string[]) =>
  Math.min(MIN_PIECES, Math.max(1, Math.floor(letters.length / 2)))

/** Splits a headword into the parts that pieces never span: its words, each with the space or hyphen after it. */
const wordsOf = (headword: string) => headword.match(/[^\s-]*[\s-]+|[^\s-]+/gu) ?? []

/**
 * Cuts a headword into pieces, in order; joined, they are the headword again. Pieces have two to four letters (or one,
 * for a one-letter word of a phrase); where that would make fewer than three pieces, they are single letters. Each
 * piece belongs to one word of a phrase; the space or hyphen after a word stands at the end of its last piece.
 */
export function fragmentsOf(word: string, random: Random): string[] {
  const words = wordsOf(word.normalize('NFC').trim())
  const letters = words.map((each) => graphemes(each.replace(/[\s-]+$/u, '')))
  const isSingle = letters.reduce((sum, each) => sum + fewestPieces(each), 0) < MIN_PIECES
  return words.flatMap((each, index) => {
    const wordLetters = letters[index] as string[]
    if (wordLetters.length === 0) return [each]
    const pieces = piecesOf(wordLetters, isSingle, random)
    const after = each.slice(wordLetters.join('').length)
    return pieces.with(-1, pieces.at(-1) + after)
  })
}

/**
 * Returns whether building a headword from pieces is a real question: it needs three pieces or more, not all the same.
 */
export function canBeBuilt(word: string): boolean {
  const pieces = fragmentsOf(word, () => 0)
  return pieces.length >= 3 && new Set(pieces).size > 1
}

/** Returns the items in random order, and never in the given order unless they are all the same. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const result = inRandomOrder(items, random)
  if (result.some((item, index) => item !== items[index])) return result
  const other = result.findIndex((item) => item !== result[0])
  return other < 0 ? result : result.with(0, result[other] as Item).with(other, result[0] as Item)
}
