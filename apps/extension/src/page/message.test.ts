import {
  EXTENSION_SENDER,
  externalMessage,
  MAX_EXTERNAL_CHARS,
} from '@wordhoard/contracts/reading/external-message'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageOf } from './message'

const article = { content: '<p>One.</p>', title: 'Gulls', byline: 'A. Writer', textContent: 'One.' }
const tooMuch = 'a'.repeat(MAX_EXTERNAL_CHARS + 1)

describe('messageOf', () => {
  it('adds the sender to the article', () => {
    expect(messageOf(article)).toEqual({ from: EXTENSION_SENDER, ...article })
  })

  it('reduces title and byline to one line within the reader’s limits', () => {
    const { title, byline } = messageOf({
      ...article,
      title: ` a\n b${'c'.repeat(600)}`,
      byline: 'd'.repeat(300),
    })!
    expect(title).toMatch(/^a bc+$/)
    expect(title).toHaveLength(512)
    expect(byline).toHaveLength(200)
  })

  it('drops inline pictures when they make the message too long', () => {
    const content = `<p>One.<img alt="A gull" src="data:image/png;base64,${tooMuch}"></p>`
    expect(messageOf({ ...article, content })?.content).toBe('<p>One.<img alt="A gull"></p>')
  })

  it('falls back to plain text when the HTML is still too long', () => {
    expect(messageOf({ ...article, content: tooMuch })).toMatchObject({ content: '', textContent: 'One.' })
  })

  it('returns null when everything is too long or there is no content', () => {
    expect(messageOf({ ...article, content: tooMuch, textContent: tooMuch })).toBe(null)
    expect(messageOf({ ...article, content: ' ', textContent: '' })).toBe(null)
  })

  it('never makes a message that the reader would reject', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 700 })
    fc.assert(
      fc.property(fc.record({ content: text, title: text, byline: text, textContent: text }), (made) => {
        const message = messageOf(made)
        expect(message === null || externalMessage.safeParse(message).success).toBe(true)
      }),
    )
  })
})
