import { describe, expect, it } from 'vitest'
import { glossTokens, isSameGloss } from './gloss-match'

const same = (a: string, b: string) => isSameGloss(glossTokens(a), glossTokens(b))

describe('isSameGloss', () => {
  it.each([
    ['sloping land beside water', 'Sloping land (beside a body of water).'],
    ['make a surface shine', 'To make a surface shine.'],
    [
      'a financial institution that accepts deposits',
      'A financial institution that accepts deposits of money.',
    ],
    ['the act of running', 'The act of running'],
  ])('matches %j and %j', (a, b) => expect(same(a, b)).toBe(true))

  it.each([
    ['sloping land beside water', 'an institution that lends money'],
    ['a colour', 'a red colour'],
    ['a large river fish', 'a large sea bird'],
    ['of high temperature', 'of low temperature'],
  ])('distinguishes %j from %j', (a, b) => expect(same(a, b)).toBe(false))
})
