import { browserText } from '@wordhoard/reading-html/rules'
import { plainPagesIn } from './find-plain-pages'
import { plainTextToBlocks } from './plain-text'

/** Replaces plain-text pages with paragraphs and headings, within an inert tree that is rebuilt afterwards. */
export function splitPlainPages(root: ParentNode): void {
  for (const page of plainPagesIn(root)) {
    if (browserText.formatting.isHidden(page)) continue
    const document = page.ownerDocument
    const blocks = plainTextToBlocks(page.textContent).map(({ tag, lines }) => {
      const block = document.createElement(tag)
      for (const [index, line] of lines.entries()) {
        if (index > 0) block.append(document.createElement('br'))
        block.append(line)
      }
      return block
    })
    page.replaceWith(...blocks)
  }
}
