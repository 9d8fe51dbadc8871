import { describe, expect, it } from 'vitest'
import { anchorAround, findAgain, readAnchors } from './anchors'

const story =
  'The station had two clocks, and for thirty-one years Edith had wound it every Monday before breakfast.\n\nIt had never kept good time.'

const wordAt = (text: string, offset: number | undefined) =>
  offset === undefined ? undefined : /^[\w-]+/.exec(text.slice(offset))?.[0]
const again = (changed: string, word: string, text = story) => {
  const offset = text.indexOf(word)
  return findAgain(text, changed, [offset]).get(offset)
}

describe('anchors of words', () => {
  it('are the word and five words on each side, within the block', () => {
    const anchors = new Map(readAnchors(story).map(({ form, anchor }) => [form, anchor]))
    expect(anchors.get('wound')).toBe('for thirty-one years edith had|wound|it every monday before breakfast')
    expect(anchors.get('breakfast')).toBe('wound it every monday before|breakfast|')
    expect(anchors.get('kept')).toBe('it had never|kept|good time')
  })

  it('have the offset of their word in the whole text', () => {
    for (const { offset, form } of readAnchors(story)) expect(wordAt(story, offset)?.toLowerCase()).toBe(form)
  })

  it('are the same for a tapped word with the text around it', () => {
    const known = new Set(readAnchors(story).map(({ anchor }) => anchor))
    const around = anchorAround(
      'clocks, and for thirty-one years Edith had ',
      'wound',
      ' it every Monday before breakfast.',
    )
    expect(known.has(around)).toBe(true)
  })

  it('take typographic and plain apostrophes as the same', () => {
    expect(anchorAround('He didn’t ', 'wind', ' it')).toBe(anchorAround("He didn't ", 'wind', ' it'))
  })
})

describe('finding words again in a changed text', () => {
  it('follows words that moved', () => {
    const changed = `One more paragraph.\n\n${story}`
    expect(wordAt(changed, again(changed, 'wound'))).toBe('wound')
    expect(again(changed, 'wound')).toBe(changed.indexOf('wound'))
  })

  it('keeps a word when the sixth word before it changes, and drops it when the fifth does', () => {
    expect(again(story.replace('and for', 'but for'), 'wound')).toBeDefined()
    expect(again(story.replace('for thirty-one', 'over thirty-one'), 'wound')).toBeUndefined()
    expect(again(story.replace('breakfast', 'lunch'), 'wound')).toBeUndefined()
  })

  it('keeps a word when only punctuation or capitals around it change', () => {
    expect(again(story.replace('wound it', 'wound it,'), 'wound')).toBeDefined()
  })

  it('drops a word that is gone', () => {
    expect(again(story.replace('wound ', ''), 'wound')).toBeUndefined()
  })

  it('keeps the order of words with the same neighbours, and drops those that are too many', () => {
    const twice = 'Run home.\n\nRun home.\n\nRun home.'
    expect([...findAgain(twice, `Stop.\n\n${twice}`, [0, 11, 22])]).toEqual([
      [0, 7],
      [11, 18],
      [22, 29],
    ])
    expect([...findAgain(twice, 'Run home.', [0, 11])]).toEqual([[0, 0]])
  })
})
