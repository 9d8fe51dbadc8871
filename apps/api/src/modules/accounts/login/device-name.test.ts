import { expect, it } from 'vitest'
import { deviceName } from './device-name'

it('names the browser and the system as far as the user agent reveals them', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0'
  expect(deviceName(iphone)).toBe('Safari on iOS')
  expect(deviceName(edge)).toBe('Microsoft Edge on Windows')
  expect(deviceName('')).toBe('Unknown device')
  expect(deviceName('\u0000((((')).not.toBe('')
})
