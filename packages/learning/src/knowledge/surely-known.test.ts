import { describe, expect, it } from 'vitest'
import { isLetGo, isSurelyKnown } from './surely-known'

describe('a word that was never practised', () => {
  it('is surely known above 0.9', () => {
    expect(isSurelyKnown(0.9)).toBe(false)
    expect(isSurelyKnown(0.91)).toBe(true)
  })

  it('is let go after a right answer if that leaves hardly any doubt', () => {
    expect(isLetGo(0.91, 'spell-definition', true)).toBe(true)
    expect(isLetGo(0.5, 'spell-definition', true)).toBe(true)
    expect(isLetGo(0.4, 'spell-definition', true)).toBe(false)
    // A typed word can't be guessed.
    expect(isLetGo(0.2, 'definition-spelling', true)).toBe(true)
    expect(isLetGo(0.1, 'definition-spelling', true)).toBe(false)
  })

  it('is never let go after a wrong answer', () => {
    expect(isLetGo(0.99, 'spell-definition', false)).toBe(false)
  })
})
