import { safeAddress } from '@wordhoard/reading-html/safe-address'

/** Completes an address as people type it: `example.org` is a web page, `ann@example.org` a mail address. */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return safeAddress(`mailto:${text}`)
  if (/^[^\s/:@]+\.[a-z]{2,}(?:[/?#:]|$)/i.test(text)) return safeAddress(`https://${text}`)
  return safeAddress(text)
}
