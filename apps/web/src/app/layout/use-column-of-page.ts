import { type RefObject, useLayoutEffect } from 'react'

/** How deep in the page its column is looked for. */
const MAX_DEPTH = 6

/**
 * Gives the footer the margins of the page's column, whatever its width: that of the outermost element with a maximum
 * width. Pages decide their widths themselves, so it is measured, always before the browser paints.
 */
export function useColumnOfPage(footer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = footer.current
    const main = element?.previousElementSibling
    if (!main) return
    const align = () => {
      let column = main.firstElementChild
      for (let depth = 0; column && depth < MAX_DEPTH; depth++) {
        const { maxWidth, paddingLeft, paddingRight } = getComputedStyle(column)
        if (maxWidth !== 'none') {
          const [page, { left, right }] = [main.getBoundingClientRect(), column.getBoundingClientRect()]
          const start = left - page.left + Number.parseFloat(paddingLeft)
          const end = page.right - right + Number.parseFloat(paddingRight)
          element.style.paddingInline = `${Math.max(0, start)}px ${Math.max(0, end)}px`
          return
        }
        column = column.firstElementChild
      }
      element.style.paddingInline = ''
    }
    align()
    const observer = new ResizeObserver(align)
    observer.observe(main)
    // A page may take the place of its skeleton without changing the height.
    const replacements = new MutationObserver(align)
    replacements.observe(main, { childList: true })
    return () => {
      observer.disconnect()
      replacements.disconnect()
    }
  })
}
