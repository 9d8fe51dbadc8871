/**
 * Whom an address stands for. Whoever has one IPv6 address usually has all 2^64 of its network, so those count as one
 * (RFC 6177); IPv4 addresses, also those written as IPv6, stand for themselves.
 */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':')
    while (groups.length + rest.length < 8) groups.push('0')
    groups.push(...rest)
  }
  return groups.slice(0, 4).join(':')
}
