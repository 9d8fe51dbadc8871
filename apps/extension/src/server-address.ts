/** Restricts host names to common characters: browsers disagree on the others, and Chromium even accepts a space. */
const isHost = /^([a-z\d_.-]+|\[[\da-f:.]+\])$/

/**
 * Returns the origin of a server address as typed ("example.org", "http://localhost:3000/"); null when it isn't a valid
 * web address. Without a protocol, assumes http for this machine (localhost, 127.*, [::1]), otherwise https.
 */
export function serverOrigin(typed: string): string | null {
  const text = typed.trim()
  const hasProtocol = /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
  const isOwn = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/i.test(text)
  const address = hasProtocol ? text : `${isOwn ? 'http' : 'https'}://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, origin, hostname, username, password } = new URL(address)
  if (!/^https?:$/.test(protocol) || !isHost.test(hostname) || username !== '' || password !== '') return null
  return origin
}

/** Returns the match pattern of an origin, for permissions. Firefox's match patterns have no port. */
export function originPattern(origin: string, target: 'chrome' | 'firefox'): string {
  const { protocol, hostname, host } = new URL(origin)
  return `${protocol}//${target === 'firefox' ? hostname : host}/*`
}
