import { parseInert } from '../../shell/trusted-types'

/** A document of XML; undefined when it is malformed. */
export function parseXml(text: string): Document | undefined {
  const parsed = parseInert(text.replace(/^\uFEFF/, ''), 'application/xml')
  return parsed.getElementsByTagName('parsererror').length > 0 ? undefined : parsed
}

/** Elements by their local name, whatever their namespace's prefix. */
export function elementsNamed(root: Document | Element | undefined, name: string): Element[] {
  return root ? [...root.getElementsByTagNameNS('*', name)] : []
}

/** The text of the first element of that local name, as one line; empty where there is none. */
export function textOf(root: Document | Element | undefined, name: string): string {
  return oneLine(elementsNamed(root, name)[0]?.textContent ?? '')
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
