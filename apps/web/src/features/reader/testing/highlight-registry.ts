/** Stands in for the Custom Highlight API, which jsdom lacks. */
class FakeHighlight extends Set<AbstractRange> {
  priority = 0
}

class Registry extends Map<string, FakeHighlight> {}

const highlights = new Registry()
Object.assign(globalThis, {
  CSS: { highlights, supports: () => false },
  Highlight: class extends FakeHighlight {
    constructor(...ranges: AbstractRange[]) {
      super(ranges)
    }
  },
})

const textOf = ({ startContainer, startOffset, endContainer, endOffset }: AbstractRange): string => {
  const range = document.createRange()
  range.setStart(startContainer, startOffset)
  range.setEnd(endContainer, endOffset)
  return range.toString()
}

/** Returns the texts highlighted under a name. */
export function wordsHighlighted(name: string): string[] {
  return [...(highlights.get(name) ?? [])].map(textOf)
}

export function forgetHighlights(): void {
  highlights.clear()
}
