import { expect, it } from 'vitest'
import { addressKey } from './address-key'

it('gives all addresses of an IPv6 network one key, and each IPv4 address its own', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7')
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8:1:2::9')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8::9')).toBe('2001:db8:0:0')
  expect(addressKey('2001:db8:1:3::9')).not.toBe(addressKey('2001:db8:1:2::9'))
  expect(addressKey('::1')).toBe('0:0:0:0')
  // A :: that stands for only a few zeros leaves later groups within the first four.
  expect(addressKey('2001::2:3:4:5:6:7')).toBe('2001:0:2:3')
  expect(addressKey('2001:db8::2:3:4:5:6')).toBe('2001:db8:0:2')
  expect(addressKey('2001::')).toBe('2001:0:0:0')
})
