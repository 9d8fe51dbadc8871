// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../http/api-error'
import { freshFor, orFromPack } from './from-pack'
import { PACK_KEY } from './is-pack-here'

const offline = () => new ApiError({ status: 0, code: 'offline', detail: 'You’re offline' })
const online = { from: 'server' }
const own = { from: 'pack' }

beforeEach(() => localStorage.setItem(PACK_KEY, '{"version":"words-1.pack"}'))
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

it('is the server’s answer while the server can be reached', async () => {
  const ask = vi.fn()
  expect(await orFromPack(Promise.resolve(online), ask)).toBe(online)
  expect(ask).not.toHaveBeenCalled()
  expect(freshFor(online)).toBe(Number.POSITIVE_INFINITY)
})

it('is the pack’s when the network fails, and is asked for again later', async () => {
  expect(await orFromPack(Promise.reject(offline()), async () => own)).toBe(own)
  expect(freshFor(own)).toBe(0)
})

it('is the pack’s when the server doesn’t answer in time', async () => {
  vi.useFakeTimers()
  const answer = orFromPack(new Promise<typeof online>(() => undefined), async () => own)
  await vi.advanceTimersByTimeAsync(1_900)
  await vi.advanceTimersByTimeAsync(200)
  expect(await answer).toBe(own)
})

it('is the error if the pack hasn’t the word or can’t be read, and if the server refuses', async () => {
  await expect(orFromPack(Promise.reject(offline()), async () => undefined)).rejects.toThrow('offline')
  await expect(
    orFromPack(Promise.reject(offline()), () => Promise.reject(new Error('gone'))),
  ).rejects.toThrow('offline')
  const refused = new ApiError({ status: 500, code: 'fault', detail: 'Fault' })
  await expect(orFromPack(Promise.reject(refused), async () => own)).rejects.toThrow('fault')
})

it('loads nothing on a device without a pack', async () => {
  localStorage.clear()
  const ask = vi.fn()
  await expect(orFromPack(Promise.reject(offline()), ask)).rejects.toThrow('offline')
  expect(ask).not.toHaveBeenCalled()
})
