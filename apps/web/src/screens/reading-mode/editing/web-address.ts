/**
 * Returns the web address that a text consists of, or undefined if it is anything else. Only addresses that begin with
 * a protocol or "www." count, because "e.g." and "etc.and" look like names of sites too.
 */
export function webAddressOf(text: string): string | undefined {
  const address = text.trim()
  if (!/^(https?:\/\/|www\.)[^\s"<>]+$/i.test(address) || address.length > 2_000) return undefined
  const complete = /^www\./i.test(address) ? `https://${address}` : address
  return URL.canParse(complete) && new URL(complete).hostname.includes('.') ? complete : undefined
}
