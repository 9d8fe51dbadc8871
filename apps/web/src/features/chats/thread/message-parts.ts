/** A piece of a message: plain text, or a link within this site. */
export interface MessagePart {
  readonly text: string
  /** Path, query and hash. */
  readonly to?: string
}

const address = /https?:\/\/[^\s<>"“”]+/giu
/** What ends a sentence or closes a bracket rather than an address. */
const trailing = /[.,;:!?)\]}'’»]+$/u

/**
 * Finds the links in a message. Only those to this site become links: whoever may write to somebody must not be able to
 * lead them elsewhere with one click; other addresses stay text that can be copied.
 *
 * @param origin of this site
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

/** Whether a message is a few emoji and nothing else: they are shown larger. */
export function isEmojiOnly(text: string): boolean {
  const dense = text.replace(/\s+/gu, '')
  // Digits, # and * are parts of emoji too.
  if (
    dense === '' ||
    dense.length > 60 ||
    !/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(dense)
  )
    return false
  return /^[\p{Extended_Pictographic}\p{Emoji_Component}]{1,24}$/u.test(dense)
}
