import { describe, expect, it } from 'vitest'
import { senseStateOf } from './sense-state'

const senses = (...chances: number[]) =>
  chances.map((chance, index) => ({ spell_id: 1, definition_id: index + 1, chance }))
const optionsOf = (...chances: number[]) => {
  const state = senseStateOf(senses(...chances))
  return state.kind === 'choose' ? state.options.map(({ definition_id }) => definition_id) : state.kind
}

describe('senseStateOf', () => {
  it('says that a meaning fits from a chance of 0.8', () => {
    expect(optionsOf(0.8, 0.2)).toBe('fits')
    expect(optionsOf(0.79, 0.2)).toBe('probably')
    expect(optionsOf(1)).toBe('fits')
  })

  it('offers meanings that are about as likely as the first', () => {
    expect(optionsOf(0.5, 0.4, 0.1)).toEqual([1, 2])
    expect(optionsOf(0.35, 0.33, 0.3)).toEqual([1, 2, 3])
    expect(optionsOf(0.6, 0.3, 0.1)).toBe('probably')
  })

  it('says that the first meaning fits where no chances are known', () => {
    expect(senseStateOf(undefined).kind).toBe('fits')
    expect(senseStateOf([]).kind).toBe('fits')
  })
})
