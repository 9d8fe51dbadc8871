// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { sampleText } from './text-sample'

const element = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html })

describe('the sample of a text', () => {
  it('leaves out names, but not “I” or words that also occur in lower case', () => {
    const { words, sentences } = sampleText(
      element('<p>Ada and I saw a heron. Heron nests! “Why?” Ada asked…</p><p>No end</p>'),
    )
    expect(words.get('heron')).toBe(2)
    expect(words.get('i')).toBe(1)
    expect([words.has('ada'), words.has('and'), words.has('no')]).toEqual([false, true, false])
    expect(sentences).toBe(5)
  })

  it('covers only the beginning of a long text', () => {
    const { words } = sampleText(element(`${'<p>one two</p>'.repeat(700)}<p>end</p>`))
    expect(words.get('one')).toBe(600)
    expect(words.has('end')).toBe(false)
  })
})
