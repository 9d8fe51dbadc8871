// @vitest-environment jsdom
import { EXTENSION_SENDER, MAX_EXTERNAL_CHARS } from '@wordhoard/contracts/reading/external-message'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listenForArticle } from './incoming-message'

const article = { from: EXTENSION_SENDER, content: '<p>Gulls.</p>', title: 'Gulls' }
const onReceived = vi.fn()
let stop = () => {}

function post(data: unknown, from: Partial<MessageEventInit> = {}): void {
  window.dispatchEvent(
    new MessageEvent('message', { data, source: window, origin: window.location.origin, ...from }),
  )
}

afterEach(() => {
  stop()
  onReceived.mockClear()
})

describe('listenForArticle', () => {
  it('receives what the extension posts to this window', () => {
    stop = listenForArticle(onReceived)
    post(article)
    expect(onReceived).toHaveBeenCalledExactlyOnceWith(article)
  })

  it('accepts plain text only, and empty fields', () => {
    stop = listenForArticle(onReceived)
    post({ from: EXTENSION_SENDER, content: null, textContent: 'Gulls.', title: null, byline: null })
    expect(onReceived).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ textContent: 'Gulls.' }))
  })

  it('ignores messages from other windows, origins and senders', () => {
    stop = listenForArticle(onReceived)
    post(article, { source: null })
    post(article, { origin: 'https://example.org' })
    post({ ...article, from: 'another-extension' })
    post('wordhoard-extension')
    post(null)
    post([EXTENSION_SENDER])
    expect(onReceived).not.toHaveBeenCalled()
  })

  it.each([
    ['no text', { from: EXTENSION_SENDER, title: 'Gulls' }],
    ['only spaces', { from: EXTENSION_SENDER, content: ' \n', textContent: '' }],
    ['HTML that is no string', { ...article, content: { toString: 'Gulls' } }],
    ['a title that is a list', { ...article, title: ['Gulls'] }],
    ['too much HTML', { ...article, content: 'a'.repeat(MAX_EXTERNAL_CHARS + 1) }],
    ['too much text', { ...article, textContent: 'a'.repeat(MAX_EXTERNAL_CHARS + 1) }],
    ['too long a title', { ...article, title: 'a'.repeat(513) }],
  ])('rejects %s', (_, message) => {
    stop = listenForArticle(onReceived)
    post(message)
    expect(onReceived).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('receives nothing after it has been stopped', () => {
    listenForArticle(onReceived)()
    post(article)
    expect(onReceived).not.toHaveBeenCalled()
  })
})
