/** Characters that would end an address in Markdown, or that addresses can't contain. */
const unsafeCharacters = /[\s<>\\`"|^{}]/g

/**
 * Returns an address that an article may link to: a web page, a mail address, or a page of this site. Undefined for any
 * other protocol.
 */
export function safeAddress(written: string): string | undefined {
  // Browsers ignore control characters inside addresses, so they are removed before the protocol is read.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
  const address = written.replace(/[\u0000-\u001f\u007f-\u009f]/g, '').trim()
  if (!/^(?:https?:\/\/[^\s/\\]|mailto:[^\s@]+@|\/(?![/\\]))/i.test(address)) return undefined
  return address.replace(unsafeCharacters, encodeURIComponent)
}
