import { BlockList, isIP } from 'node:net'

/**
 * Networks that are not part of the public internet, from IANA's registries of special-purpose addresses (RFC 6890 and
 * its updates), with multicast and reserved ranges.
 */
const special4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/**
 * Special networks within 2000::/3, the only part of IPv6 that is given out as public addresses. 6to4, Teredo and NAT64
 * carry IPv4 addresses, which may be private.
 */
const special6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const blocked = new BlockList()
for (const [network, bits] of special4) blocked.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of special6) blocked.addSubnet(network, bits, 'ipv6')
const public6 = new BlockList()
public6.addSubnet('2000::', 3, 'ipv6')

/** Returns whether an IP address belongs to the public internet. Anything that is no IP address does not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address, 'ipv4')
  return family === 6 && public6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
