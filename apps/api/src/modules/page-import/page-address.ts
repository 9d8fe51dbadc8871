import { isIP } from 'node:net'
import { AppError } from '../../lib/app-error'
import { isPublicAddress } from './public-address'

/** Ports that each protocol may use; an empty one is the protocol's own. */
const allowedPorts = new Set(['', '80', '443'])

/** Returns the host of an address as a name or plain IP address: without the brackets of IPv6, without a final dot. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/**
 * Parses an address that a user gave or a page redirected to. An address without a protocol gets https.
 *
 * @param allowedOrigins origins that are allowed although they aren't public; for tests
 * @throws AppError `page_address_refused` for anything but http or https on ports 80 and 443, for addresses with a
 * password, and for IP addresses outside the public internet. Names are checked when they are resolved.
 */
export function parsePageAddress(address: string, base?: URL, allowedOrigins: readonly string[] = []): URL {
  const url = base ? parse(address, base) : parse(withProtocol(address.trim()))
  if (!url) throw new AppError('page_address_refused')
  if (allowedOrigins.includes(url.origin) && !url.username && !url.password) return url
  const host = hostOf(url)
  const isRefused =
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    !allowedPorts.has(url.port) ||
    (isIP(host) !== 0 ? !isPublicAddress(host) : !host.includes('.'))
  if (isRefused) throw new AppError('page_address_refused')
  return url
}

function parse(address: string, base?: URL): URL | undefined {
  return URL.canParse(address, base?.href) ? new URL(address, base) : undefined
}

/** "example.org/story" means https. A colon before a digit begins a port. */
function withProtocol(address: string): string {
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address}`
}
