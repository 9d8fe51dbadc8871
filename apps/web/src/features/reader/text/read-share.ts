import { placeBelow } from './chunks'
import { beginning, type ReadingPlace } from './reading-storage'

/** Returns the number of characters in a chunk, as counted by `toChunks`. */
const charsOf = (chunk: Element): number => Number((chunk as HTMLElement).style.getPropertyValue('--chars'))

const lengthOf = (block: Element): number => block.textContent.length

const sum = (elements: readonly Element[], charsIn: (element: Element) => number): number =>
  elements.reduce((total, element) => total + charsIn(element), 0)

/** Returns the share of a chunked text's characters, 0 to 1, above a y coordinate of the window. */
export function shareAt(body: Element, top: number): number {
  const chunks = [...body.children]
  const total = sum(chunks, charsOf)
  const { chunk, block } = placeBelow(body, top)
  const at = chunks[chunk]
  const current = at?.children[block]
  if (!at || !current || total === 0) return 0
  const before = sum(chunks.slice(0, chunk), charsOf) + sum([...at.children].slice(0, block), lengthOf)
  const { top: blockTop, height } = current.getBoundingClientRect()
  const above = height > 0 ? Math.min(Math.max((top - blockTop) / height, 0), 1) : 1
  return Math.min((before + above * lengthOf(current)) / total, 1)
}

/** Returns the place above which the given share (0 to 1) of a chunked text's characters lies. */
export function placeAtShare(body: Element, share: number): ReadingPlace {
  const chunks = [...body.children]
  let rest = share * sum(chunks, charsOf)
  if (!(rest > 0)) return beginning
  for (const [chunk, element] of chunks.entries()) {
    const isLast = chunk === chunks.length - 1
    if (!isLast && rest >= charsOf(element)) {
      rest -= charsOf(element)
      continue
    }
    for (const [block, { textContent }] of [...element.children].entries()) {
      if (rest < textContent.length) return { chunk, block, above: rest / textContent.length }
      rest -= textContent.length
    }
    return { chunk, block: Math.max(element.childElementCount - 1, 0), above: 0.999 }
  }
  return beginning
}
