import { describe, expect, it } from 'vitest'
import { fitOfClosedClass } from './closed-classes'
import { readContext } from './context'

const fit = (headword: string, context: string) =>
  fitOfClosedClass(readContext(headword, context), headword, 'auxiliary verb')

describe('an auxiliary verb', () => {
  it('is proved by the form of the verb that it helps, a subject or adverbs between them or not', () => {
    for (const context of [
      'Do you know the way?',
      'they do not really understand it',
      'Did the old man see us?',
    ])
      expect(fit('do', context), context).toBeGreaterThan(0)
    for (const context of ['she has never seen it', 'Have you eaten?', 'they have not yet gone home'])
      expect(fit('have', context), context).toBeGreaterThan(0)
  })

  it('is none where nothing is helped', () => {
    for (const context of ['we do the dishes', 'that will do for today'])
      expect(fit('do', context), context).toBeLessThan(0)
    for (const context of ['they have two cars', 'I have to go'])
      expect(fit('have', context), context).toBeLessThan(0)
  })

  it('may be one before a participle, which is as often an adjective', () => {
    expect(fit('be', 'the gate was opened by a child')).toBe(0)
  })
})
