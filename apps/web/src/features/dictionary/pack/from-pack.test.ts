// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../http/api-error'
import { setReachable } from '../../../http/reach'
import { freshFor } from './fresh-for'
import { PACK_KEY } from './is-pack-here'
import { orFromPack } from './or-from-pack'

const offline = () => new ApiError({ status: 0, code: 'offline', detail: 'You’re offline' })
const online = { from: 'server' }
const own = { from: 'pack' }

beforeEach(() => localStorage.setItem(PACK_KEY, '{"version":"words-1.pack"}'))
afterEach(() => {
  localStorage.clear()
  setReachable(true)
  vi.useRealTimers()
})

it('is the server’s answer while the server can be reached', async () => {
  const ask = vi.fn()
  expect(await orFromPack(() => Promise.resolve(online), ask)).toBe(online)
  expect(ask).not.toHaveBeenCalled()
  expect(freshFor(online)).toBe(Number.POSITIVE_INFINITY)
})

it('is the pack’s when the network fails, and is asked for again later', async () => {
  expect(
    await orFromPack(
      () => Promise.reject(offline()),
      async () => own,
    ),
  ).toBe(own)
  expect(freshFor(own)).toBe(0)
})

it('is the pack’s when the server doesn’t answer in time', async () => {
  await orFromPack(
    () => Promise.resolve(online),
    async () => own,
  )
  vi.useFakeTimers()
  const answer = orFromPack(
    () => new Promise<typeof online>(() => undefined),
    async () => own,
  )
  await vi.advanceTimersByTimeAsync(1_900)
  await vi.advanceTimersByTimeAsync(200)
  expect(await answer).toBe(own)
})

it('is the pack’s at once after a call that failed, until one succeeds', async () => {
  await orFromPack(
    () => Promise.reject(offline()),
    async () => own,
  )
  const never = new Promise<typeof online>(() => undefined)
  const before = performance.now()
  expect(
    await orFromPack(
      () => never,
      async () => own,
    ),
  ).toBe(own)
  expect(performance.now() - before).toBeLessThan(1_000)
})

it('is the error if the pack hasn’t the word or can’t be read, and if the server refuses', async () => {
  await expect(
    orFromPack(
      () => Promise.reject(offline()),
      async () => undefined,
    ),
  ).rejects.toThrow('offline: This word isn’t on your device.')
  await expect(
    orFromPack(
      () => Promise.reject(offline()),
      () => Promise.reject(new Error('gone')),
    ),
  ).rejects.toThrow('offline')
  const refused = new ApiError({ status: 500, code: 'fault', detail: 'Fault' })
  await expect(
    orFromPack(
      () => Promise.reject(refused),
      async () => own,
    ),
  ).rejects.toThrow('fault')
})

it('is the pack’s without a call while the server can’t be reached, unless the pack hasn’t the word', async () => {
  setReachable(false)
  const callServer = vi.fn(() => Promise.resolve(online))
  expect(await orFromPack(callServer, async () => own)).toBe(own)
  expect(callServer).not.toHaveBeenCalled()
  expect(await orFromPack(callServer, async () => undefined)).toBe(online)
})

it('loads nothing on a device without a pack', async () => {
  localStorage.clear()
  const ask = vi.fn()
  await expect(orFromPack(() => Promise.reject(offline()), ask)).rejects.toThrow('offline')
  expect(ask).not.toHaveBeenCalled()
})
