type Child = Node | string | null | undefined | false

/** Makes an element. Texts become text nodes: nothing is ever parsed as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false))
  return made
}

/** An element of the extension's own page, by its id. */
export function byId<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id)
  if (!found) throw new Error(`This page has no #${id}`)
  return found as T
}
