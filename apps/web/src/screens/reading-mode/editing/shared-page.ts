import { webAddressOf } from './web-address'

/** Length up to which the text beside an address only introduces the page, such as its title. */
const MAX_INTRODUCTION_CHARS = 200

interface Shared {
  readonly title: string
  readonly text: string
  readonly url: string
}

/**
 * Returns the address of the page that somebody has shared; undefined if they shared a text. Android’s apps put the
 * address at the end of the text, after the page’s title.
 */
export function findSharedPage({ text, url }: Shared): string | undefined {
  const whole = text.trim()
  const last = whole.split(/\s/).at(-1) ?? ''
  const inText = webAddressOf(last)
  const introduction = inText ? whole.slice(0, -last.length) : whole
  return introduction.length > MAX_INTRODUCTION_CHARS ? undefined : (webAddressOf(url) ?? inText)
}
