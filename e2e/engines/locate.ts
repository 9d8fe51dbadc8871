import type { Box } from './engine'

/** What is looked for in a page, as JSON. */
export interface ElementQuery {
  readonly css: string
  readonly within: string | null
  readonly name: string | null
  readonly pattern: { readonly source: string; readonly flags: string } | null
  readonly nth: number
  /** It is going to be pressed: it is scrolled to, and has to be enabled and uncovered. */
  readonly isPressed?: boolean
}

/** What was found: how many, and the text and place of the one that was asked for. */
export interface Found {
  readonly count: number
  readonly text: string
  /** Null while there is none, or none that can be pressed. */
  readonly box: Box | null
}

/** Looks for elements that are seen. Runs in the page, so it needs nothing from outside. */
export function locate({ css, within, name, pattern, nth, isPressed }: ElementQuery): Found {
  const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const namesOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    const own = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')
    const named = [element.getAttribute('aria-label'), labels, own].map(spaced).filter(Boolean)
    return named.length > 0 ? named : [spaced(element.textContent)]
  }
  const fits = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.getClientRects().length === 0)
      return false
    if (name !== null) return namesOf(element).includes(name)
    const expression = pattern && new RegExp(pattern.source, pattern.flags)
    return (
      !expression || [...namesOf(element), spaced(element.textContent)].some((text) => expression.test(text))
    )
  }
  const roots = within === null ? [document] : [...document.querySelectorAll(within)]
  const found = roots.flatMap((root) => [...root.querySelectorAll(css)]).filter(fits)
  const element = found[nth]
  const answer = { count: found.length, text: spaced(element?.textContent), box: null }
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
