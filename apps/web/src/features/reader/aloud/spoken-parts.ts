import { MAX_SPOKEN_LENGTH } from '@wordhoard/contracts/reading/sentence-audio'
import { sentences } from '@wordhoard/lexicon/tokens/sentences'
import type { WordPlace } from '../selection/hit-test'
import { readBlock, textBlockSelector } from '../text/block-text'

/** A sentence of a text, or a part of a very long one, that is spoken and marked as one. */
export interface SpokenPart {
  readonly block: Element
  /** Offsets in the block's text. */
  readonly start: number
  readonly end: number
  /** The text as it is spoken. */
  readonly text: string
}

/** Returns the text as a voice should read it: without stand-ins for pictures, and with a pause for a dash. */
function speakable(text: string): string {
  return text
    .replaceAll('\uFFFC', ' ')
    .replace(/\s*[—–]\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns where a long stretch is best cut: after its last comma or dash, otherwise before its last space. */
function cutAt(text: string): number {
  const comma = /^[\s\S]*[,;:–—](?=\s)/.exec(text)?.[0].length ?? 0
  if (comma > text.length / 3) return comma
  const space = text.lastIndexOf(' ')
  return space > 0 ? space : text.length
}

/** Splits a stretch of a text into parts that are short enough to be spoken. */
function* splitStretch(text: string, start: number, end: number): Generator<[number, number]> {
  let from = start
  while (end - from > MAX_SPOKEN_LENGTH) {
    const to = from + cutAt(text.slice(from, from + MAX_SPOKEN_LENGTH))
    yield [from, to]
    from = to
  }
  if (from < end) yield [from, end]
}

/** Returns the parts of a block in order; those without a letter or digit are left out. */
export function partsOfBlock(block: Element): SpokenPart[] {
  const { text, words } = readBlock(block)
  const parts: SpokenPart[] = []
  for (const span of sentences(text, words)) {
    for (const [start, end] of splitStretch(text, span.start, span.end)) {
      const spoken = speakable(text.slice(start, end))
      if (/[\p{L}\p{N}]/u.test(spoken)) parts.push({ block, start, end, text: spoken })
    }
  }
  return parts
}

/** Reads a text part by part, from a word on. Blocks are read only when their turn comes, so a novel costs nothing. */
export class SpokenText {
  readonly #blocks: readonly Element[]
  #at = 0
  #parts: SpokenPart[] = []

  /**
   * @param root the text with its title
   * @param body the text alone; what stands between it and the title isn't read
   * @param from the word whose sentence comes first; null for the title
   */
  constructor(root: Element, body: Element, from: WordPlace | null) {
    this.#blocks = [...root.querySelectorAll('header h1'), ...body.querySelectorAll(textBlockSelector)]
    if (!from) return
    this.#at = Math.max(this.#blocks.indexOf(from.block), 0)
    const word = readBlock(from.block).words[from.index]
    this.#parts = partsOfBlock(from.block).filter(({ end }) => !word || end > word.start)
    this.#at++
  }

  /** Returns the next part and moves past it; null at the end of the text. */
  next(): SpokenPart | null {
    for (;;) {
      const part = this.#parts.shift()
      if (part) return part
      const block = this.#blocks[this.#at++]
      if (!block) return null
      this.#parts = partsOfBlock(block)
    }
  }
}
