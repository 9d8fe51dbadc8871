/** A part of a message: plain text or a link within this site. */
export interface MessagePart {
  readonly text: string
  /** Path, query and hash. */
  readonly to?: string
}

const address = /https?:\/\/[^\s<>"“”]+/giu
/** Characters at the end that belong to the sentence or close a bracket, not to the address. */
const trailing = /[.,;:!?)\]}'’»]+$/u

/**
 * Finds the links in a message. Only addresses of this site become links, so that nobody can lead the recipient
 * elsewhere with one click; other addresses stay text that can be copied.
 *
 * @param origin origin of this site
 */
export function messageParts(text: string, origin: string): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = found.replace(trailing, '')
    const to = withinSite(shown, origin)
    if (to === undefined) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: shown, to })
    end = index + shown.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function withinSite(address: string, origin: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.origin !== origin || url.username || url.password) return undefined
  return url.pathname + url.search + url.hash
}

/** Returns whether a message consists of a few emoji only; these are shown larger. */
export function isEmojiOnly(text: string): boolean {
  const dense = text.replace(/\s+/gu, '')
  // Digits, # and * also have the Emoji property.
  if (
    dense === '' ||
    dense.length > 60 ||
    !/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(dense)
  )
    return false
  return /^[\p{Extended_Pictographic}\p{Emoji_Component}]{1,24}$/u.test(dense)
}
