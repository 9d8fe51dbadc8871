import type { Box } from './engine'

/** A query for elements in a page, as JSON. */
export interface ElementQuery {
  readonly css: string
  readonly within: string | null
  readonly name: string | null
  readonly pattern: { readonly source: string; readonly flags: string } | null
  readonly nth: number
  /** Whether it will be clicked: it is then scrolled into view, and must be enabled and uncovered. */
  readonly isPressed?: boolean
}

/** The result of a query: how many elements match, and the text and place of the requested one. */
export interface QueryResult {
  readonly count: number
  readonly text: string
  /** Null while there is no such element, or none that can be clicked. */
  readonly box: Box | null
}

/** Finds visible elements. Runs in the page, so it must not use anything from outside. */
export function locate({ css, within, name, pattern, nth, isPressed }: ElementQuery): QueryResult {
  const collapseSpaces = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const namesOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    const own = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')
    const named = [element.getAttribute('aria-label'), labels, own].map(collapseSpaces).filter(Boolean)
    return named.length > 0 ? named : [collapseSpaces(element.textContent)]
  }
  const isMatch = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.getClientRects().length === 0)
      return false
    if (name !== null) return namesOf(element).includes(name)
    const expression = pattern && new RegExp(pattern.source, pattern.flags)
    return (
      !expression ||
      [...namesOf(element), collapseSpaces(element.textContent)].some((text) => expression.test(text))
    )
  }
  const roots = within === null ? [document] : [...document.querySelectorAll(within)]
  const found = roots.flatMap((root) => [...root.querySelectorAll(css)]).filter(isMatch)
  const element = found[nth]
  const answer = { count: found.length, text: collapseSpaces(element?.textContent), box: null }
  if (!element) return answer
  if (isPressed) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const box = { x, y, width, height }
  if (!isPressed) return { ...answer, box }
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  const isUncovered =
    top !== null &&
    (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
  return isUncovered && !element.matches(':disabled,[aria-disabled=true]') ? { ...answer, box } : answer
}
