type Child = Node | string | null | undefined | false

/** Creates an element. Strings become text nodes and are never parsed as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false))
  return made
}

/** Returns an element of the extension's own page by its id. */
export function byId<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id)
  if (!found) throw new Error(`This page has no #${id}`)
  return found as T
}
