import { describe, expect, it } from 'vitest'
import { fitOfClosedClass } from './closed-classes'
import { readContext } from './context'

const fit = (headword: string, context: string) =>
  fitOfClosedClass(readContext(headword, context), headword, 'auxiliary verb')

describe('fitOfClosedClass of an auxiliary verb', () => {
  it('is high before the form of a main verb, even with a subject or adverbs in between', () => {
    for (const context of [
      'Do you know the way?',
      'they do not really understand it',
      'Did the old man see us?',
    ])
      expect(fit('do', context), context).toBeGreaterThan(0)
    for (const context of ['she has never seen it', 'Have you eaten?', 'they have not yet gone home'])
      expect(fit('have', context), context).toBeGreaterThan(0)
  })

  it('is low when it helps no other verb', () => {
    for (const context of ['we do the dishes', 'that will do for today'])
      expect(fit('do', context), context).toBeLessThan(0)
    for (const context of ['they have two cars', 'I have to go'])
      expect(fit('have', context), context).toBeLessThan(0)
  })

  it('is neutral for be before a participle, which is as often an adjective', () => {
    expect(fit('be', 'the gate was opened by a child')).toBe(0)
  })
})
