/**
 * Returns the key by which an address is rate-limited. A subscriber usually holds a whole /64 IPv6 network (2^64
 * addresses, RFC 6177), so all of it shares one key; an IPv4 address, even written as IPv6, is its own key.
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
