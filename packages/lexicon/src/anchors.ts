import { lookupForm, type Token, tokenise } from './tokens/tokens'

/** Number of words on each side by which a word is found again. */
export const ANCHOR_WORDS = 5

/** A word of a text with what finds it again in a changed one. */
export interface AnchoredWord {
  /** Start of the word in the text, in UTF-16 units. */
  readonly offset: number
  /** The word as it is looked up. */
  readonly form: string
  /** The word with up to five words on each side, within its block. */
  readonly anchor: string
}

const separator = '|'

/** Joins a word and its neighbours to an anchor; takes the nearest five on each side. */
function join(before: readonly string[], form: string, after: readonly string[]): string {
  const [left, right] = [before.slice(-ANCHOR_WORDS), after.slice(0, ANCHOR_WORDS)]
  return `${left.join(' ')}${separator}${form}${separator}${right.join(' ')}`
}

function isWord({ kind }: Token): boolean {
  return kind === 'word'
}

/**
 * Returns the words of a plain text with their anchors, in order. Blocks are separated by empty lines, and no anchor
 * reaches beyond its block, because readers show and tap one block at a time.
 */
export function readAnchors(text: string): AnchoredWord[] {
  const found: AnchoredWord[] = []
  let start = 0
  for (const block of text.split('\n\n')) {
    const words = tokenise(block).filter(isWord)
    const forms = words.map((word) => lookupForm(block, word))
    for (const [index, word] of words.entries()) {
      const form = forms[index]!
      const before = forms.slice(Math.max(0, index - ANCHOR_WORDS), index)
      const anchor = join(before, form, forms.slice(index + 1, index + 1 + ANCHOR_WORDS))
      found.push({ offset: start + word.start, form, anchor })
    }
    start += block.length + '\n\n'.length
  }
  return found
}

/** Returns the anchor of a tapped word from the text around it in its block, at least five words on each side. */
export function anchorAround(before: string, form: string, after: string): string {
  const formsIn = (text: string) =>
    tokenise(text)
      .filter(isWord)
      .map((word) => lookupForm(text, word))
  return join(formsIn(before), form, formsIn(after))
}

/**
 * Finds positions of a text again in a changed one: those whose word and five words on each side are unchanged. Where
 * several words have the same anchor, the first stays the first.
 *
 * @returns the new offset for each offset that is found again
 */
export function findAgain(before: string, after: string, offsets: readonly number[]): Map<number, number> {
  const wanted = new Set(offsets)
  const places = new Map<string, number[]>()
  for (const { anchor, offset } of readAnchors(after)) {
    const known = places.get(anchor)
    if (known) known.push(offset)
    else places.set(anchor, [offset])
  }
  const found = new Map<number, number>()
  const used = new Map<string, number>()
  for (const { anchor, offset } of readAnchors(before)) {
    const nth = used.get(anchor) ?? 0
    used.set(anchor, nth + 1)
    const place = places.get(anchor)?.[nth]
    if (wanted.has(offset) && place !== undefined) found.set(offset, place)
  }
  return found
}
