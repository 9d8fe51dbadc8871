import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import type { WordQuery } from '../word-query'

interface QuotationPart {
  readonly text: string
  readonly isBold: boolean
}

/** Returns the marks around a quotation: single ones if it holds double ones, so that two kinds alternate. */
export function quotationMarks({ before, shown, after }: WordQuery): readonly [string, string] {
  return /[“”"]/.test(before + shown + after) ? ['‘', '’'] : ['“', '”']
}

/**
 * Splits a quotation into parts: the tapped word and the words of a phrase with it are bold.
 *
 * @param distances positions of the phrase's other words, counted in words from the tapped one.
 */
export function quotationParts(
  { before, shown, after }: WordQuery,
  distances: readonly number[],
): QuotationPart[] {
  const text = `${before}${shown}${after}`
  const from = before.length
  const to = from + shown.length
  const words = tokenise(text).filter(({ kind }) => kind === 'word')
  const tapped = words.findIndex(({ start }) => start >= from)
  const bold: [number, number][] = [[from, to]]
  for (const distance of distances) {
    const word = words[tapped + distance]
    if (word) bold.push([word.start, word.end])
  }
  bold.sort((a, b) => a[0] - b[0])
  const parts: QuotationPart[] = []
  let at = 0
  for (const [start, end] of bold) {
    const gap = text.slice(at, start)
    const last = parts.at(-1)
    // Adjacent words become one bold part, including the space between them.
    if (last?.isBold && gap.trim() === '')
      parts[parts.length - 1] = { text: last.text + text.slice(at, end), isBold: true }
    else {
      if (gap) parts.push({ text: gap, isBold: false })
      parts.push({ text: text.slice(start, end), isBold: true })
    }
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isBold: false })
  return parts
}
