/** Browsers do not agree on which other characters a host may hold: Chromium takes a space for one. */
const isHost = /^([a-z\d_.-]+|\[[\da-f:.]+\])$/

/**
 * The origin of a server from what somebody typed ("example.org", "http://localhost:3000/"); null when it is no web
 * address. Without a protocol it is https, and http on the machine itself.
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

/** The match pattern of an origin, for permissions. Firefox's patterns have no port. */
export function originPattern(origin: string, target: 'chrome' | 'firefox'): string {
  const { protocol, hostname, host } = new URL(origin)
  return `${protocol}//${target === 'firefox' ? hostname : host}/*`
}
