import { describe, expect, it } from 'vitest'
import {
  type BlindLine,
  chooseByHash,
  compareDefinitions,
  readAnswers,
  readKey,
  recogniseSense,
  writeKey,
  writeSheet,
} from './blind-sample'

const sense = (number: number) => ({
  key: `deal.v.${number}`,
  headword: 'deal',
  partOfSpeech: 'verb',
  definition: `ours ${number}`,
  example: `We deal with it, ${number}.`,
})
const senses = Array.from({ length: 40 }, (_, index) => sense(index + 1))

describe('blind samples', () => {
  it('choose the same senses each time, and others with another seed', () => {
    const keys = (seed: string) => chooseByHash(senses, 10, seed).map(({ key }) => key)
    expect(keys('a')).toEqual(keys('a'))
    expect(keys('a')).not.toEqual(keys('b'))
    expect(new Set(keys('a')).size).toBe(10)
  })

  it('put our definition first about as often as second, and know where it stands', () => {
    const lines = senses.map((one) => compareDefinitions(one, 'theirs', 'seed'))
    for (const { choices, expected, key } of lines) {
      expect(choices[expected - 1]).toBe(`ours ${key.split('.').at(-1)}`)
    }
    const first = lines.filter(({ expected }) => expected === 1).length
    expect(first).toBeGreaterThan(10)
    expect(first).toBeLessThan(30)
  })

  it('show all senses of the word in an order that does not give the right one away', () => {
    const places = senses.map((one) => recogniseSense(one, senses, 'seed').expected)
    expect(new Set(places).size).toBeGreaterThan(15)
    const { choices, expected } = recogniseSense(senses[4]!, senses, 'seed')
    expect(choices).toHaveLength(40)
    expect(choices[expected - 1]).toBe('ours 5')
  })

  it('are read back with their answers, and refused where one is missing', () => {
    const lines: BlindLine[] = [compareDefinitions(senses[0]!, 'theirs', 'seed')]
    const sheet = writeSheet(lines)
    expect(() => readAnswers(sheet)).toThrow('Line 1 (deal) has no answer')
    expect(readAnswers(sheet.replace('1\t\tdeal', '1\t2\tdeal'))).toEqual([{ headword: 'deal', answer: 2 }])
    expect(sheet).not.toContain('deal.v.1')
    expect(readKey(writeKey(lines))).toEqual([{ key: 'deal.v.1', expected: lines[0]!.expected }])
  })
})
