// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { ME, openPage } from '../../testing/page'
import { enterLearning, useLearning } from './learning.store'
import { practiseWords } from './practise-words'

openPage()

describe('practiseWords', () => {
  it('begins a session with the entries of just these words, which Learn then keeps', () => {
    practiseWords([3, 5])
    enterLearning(ME, null)
    const { step, spellIds } = useLearning.getState()
    expect(step).toBe('dict-entry')
    expect(spellIds).toEqual([3, 5])
  })

  it('begins nothing for another user', () => {
    practiseWords([3])
    enterLearning(ME + 1, null)
    expect(useLearning.getState().step).toBe('word-num')
  })
})
