// @vitest-environment jsdom
import { EXTENSION_SENDER, READER_SENDER } from '@wordhoard/contracts/reading/external-message'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverMessage } from './deliver-message'

const message = { from: EXTENSION_SENDER, content: '<p>One.</p>' } as const
const answer = { from: READER_SENDER, received: true }
const post = vi.spyOn(window, 'postMessage')

function reply(data: unknown, from: Partial<MessageEventInit> = {}): void {
  window.dispatchEvent(
    new MessageEvent('message', { data, source: window, origin: location.origin, ...from }),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  post.mockReset()
})
afterEach(() => vi.useRealTimers())

describe('deliverMessage', () => {
  it('posts every half second to the given origin only, until the message is acknowledged', async () => {
    const delivered = deliverMessage(message, location.origin)
    vi.advanceTimersByTime(1100)
    expect(post.mock.calls).toEqual(Array.from({ length: 3 }, () => [message, location.origin]))
    reply(answer)
    expect(await delivered).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(post).toHaveBeenCalledTimes(3)
  })

  it('gives up after half a minute, whatever answers come from elsewhere', async () => {
    const delivered = deliverMessage(message, location.origin)
    reply(answer, { source: null })
    reply(answer, { origin: 'https://example.org' })
    reply({ ...answer, received: false })
    reply({ ...answer, from: EXTENSION_SENDER })
    reply(null)
    vi.advanceTimersByTime(30_000)
    expect(await delivered).toBe(false)
    expect(post).toHaveBeenCalledTimes(61)
  })

  it('posts nothing on a page of another site', async () => {
    expect(await deliverMessage(message, 'https://words.example.org')).toBe(false)
    expect(post).not.toHaveBeenCalled()
  })
})
