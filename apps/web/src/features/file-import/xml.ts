import { parseInert } from '../../shell/trusted-types'

/** Parses XML; returns undefined if it is malformed. */
export function parseXml(text: string): Document | undefined {
  const parsed = parseInert(text.replace(/^\uFEFF/, ''), 'application/xml')
  return parsed.getElementsByTagName('parsererror').length > 0 ? undefined : parsed
}

/** Returns the elements with a local name, whatever their namespace prefix. */
export function elementsNamed(root: Document | Element | undefined, name: string): Element[] {
  return root ? [...root.getElementsByTagNameNS('*', name)] : []
}

/** Returns the text of the first element with a local name, on one line; empty if there is none. */
export function textOf(root: Document | Element | undefined, name: string): string {
  return oneLine(elementsNamed(root, name)[0]?.textContent ?? '')
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
