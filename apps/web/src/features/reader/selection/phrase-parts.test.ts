import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { describe, expect, it } from 'vitest'
import type { DrawnPhrase } from '../../../lib/drawn-word-state'
import { phrasesInBlock } from './phrase-parts'

const blocks = ['We set out early.', '  They put it off.']
const whole = blocks.map((block) => block.trim()).join('\n\n')
const second = whole.indexOf('They') - 2

function part(...words: string[]): DrawnPhrase {
  const stretches = words.map((word): [number, number] => {
    const start = whole.indexOf(word)
    return [start, start + word.length]
  })
  return { stretches, state: 'new' }
}

const inBlock = (text: string, start: number | undefined, phrases: DrawnPhrase[]) =>
  phrasesInBlock({ text, words: tokenise(text) }, start, phrases).map(({ index, start, end }) => [
    index,
    text.slice(start, end),
  ])

describe('phrasesInBlock', () => {
  const phrases = [part('set out'), part('put', 'off')]

  it('places phrases by the offset of the block’s text in the whole text', () => {
    expect(inBlock(blocks[0]!, 0, phrases)).toEqual([[1, 'set out']])
    expect(inBlock(blocks[1]!, second, phrases)).toEqual([
      [1, 'put'],
      [3, 'off'],
    ])
  })

  it('returns nothing for a block that is not part of the text', () => {
    expect(inBlock(blocks[0]!, undefined, phrases)).toEqual([])
    expect(inBlock(blocks[0]!, 0, [])).toEqual([])
  })
})
