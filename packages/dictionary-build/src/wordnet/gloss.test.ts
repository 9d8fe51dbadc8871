import { describe, expect, it } from 'vitest'
import { splitGloss } from './gloss'

describe('splitGloss', () => {
  it('separates the definition from its examples', () => {
    expect(splitGloss('cause to float; "We floated the logs down"; "It floats"  ')).toEqual({
      text: 'cause to float',
      examples: ['We floated the logs down', 'It floats'],
    })
  })

  it('keeps a definition of several clauses whole', () => {
    expect(splitGloss('of time; not spatial; "ages ago"').text).toBe('of time; not spatial')
  })

  it('does not end an example at a semicolon inside it', () => {
    expect(splitGloss('shy; "he is not rude; just shy"').examples).toEqual(['he is not rude; just shy'])
  })

  it('leaves words that the definition itself quotes in the definition', () => {
    expect(splitGloss('used in the phrase "in lieu of"; "in lieu of a gift"')).toEqual({
      text: 'used in the phrase "in lieu of"',
      examples: ['in lieu of a gift'],
    })
    expect(splitGloss('a report (e.g., "he said `I am a fool\'"; so to say) of a talk').examples).toEqual([])
  })

  it('keeps the author of a quotation after a dash', () => {
    expect(splitGloss('wild; "the seas roar"- Ezra Pound; "rough seas"').examples).toEqual([
      'the seas roar – Ezra Pound',
      'rough seas',
    ])
    expect(splitGloss('a clash; "the harder the conflict"--Thomas Paine').examples).toEqual([
      'the harder the conflict – Thomas Paine',
    ])
  })

  it('separates quotations that follow one another without a semicolon', () => {
    expect(splitGloss('good; "a good cook", "good soup"').examples).toEqual(['a good cook', 'good soup'])
  })

  it('recognises an example after a colon', () => {
    expect(splitGloss('a complete range: "a gamut of emotions"')).toEqual({
      text: 'a complete range',
      examples: ['a gamut of emotions'],
    })
  })

  it('accepts a gloss that is only a definition', () => {
    expect(splitGloss(' a dry red wine; ')).toEqual({ text: 'a dry red wine', examples: [] })
  })
})

it('replaces typewriter quotation marks with typographic ones', () => {
  expect(splitGloss('(comparative of `good\') superior; "the gauge read `empty\'"')).toEqual({
    text: '(comparative of ‘good’) superior',
    examples: ['the gauge read ‘empty’'],
  })
  expect(
    splitGloss('fame; "he said `Let\'s look at the record\'"; "don\'t run--you\'ll fall"').examples,
  ).toEqual(["he said ‘Let's look at the record’", "don't run – you'll fall"])
})
