import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

/** Proxies whose `X-Forwarded-For` is trusted: a number of hops, or a list of networks in Fastify's format. */
export type TrustedProxies = number | string[]

/** Names that Fastify defines for networks. */
const names = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Parses `TRUST_PROXY`: either the number of proxies in front (`1`), or the networks they call from (`loopback,
 * 10.0.0.0/8`). A network that covers every address is refused, because any caller could then forge its address.
 *
 * @returns undefined when the text is neither
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text.trim())) return Number(text)
  const networks = text.split(',').map((part) => part.trim())
  return networks.every((network) => names.has(network) || isNetwork(network)) ? networks : undefined
}

/** Networks that can't be reached across the internet: loopback, link-local and private (RFC 1918, RFC 4193). */
const privateNetworks = new BlockList()
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(address, bits, 'ipv4')
}
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/**
 * Returns Fastify's `trustProxy` option. A function is called for each address, the nearest first, and decides whether
 * that address may forward another's. Hops count only if the nearest caller is on a private network, because a client
 * that reaches the port from outside is not a proxy.
 */
export function trustProxy(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return proxies
  return (address, hop) => hop < proxies && (hop > 0 || isPrivate(address))
}

/** Returns what finds the address of a caller, as Fastify's `request.ip` does with the same proxies. */
export function addressOf(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const trusts = trustProxy(proxies)
  const trust = typeof trusts === 'function' ? trusts : proxyAddr.compile(trusts)
  return (request) => proxyAddr(request, trust)
}

function isPrivate(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0
  return bits >= 1 && bits <= (version === 4 ? 32 : 128)
}
