import { formatIpa, parseIpa } from '@wordhoard/dictionary/speech/phonemes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyLearnedRules, readLearnedRules } from './apply-rules'
import { letterSpans } from './letter-alignment'
import { nearestReference } from './reference'
import { ruleWord } from './rule-word'
import { learnTransformations, learnVariants, type Site } from './transformation-learning'

const none = { stress: [], sounds: [], variants: [] }
const spans = (word: string, sounds: string) =>
  letterSpans(word, sounds.split(' ')).map(([from, to]) => word.slice(from, to))

describe('letterSpans', () => {
  it.each([
    ['thought', 'θ ɔː t', ['th', 'ough', 't']],
    ['match', 'm æ tʃ', ['m', 'a', 'tch']],
    ['box', 'b ɒ k s', ['b', 'o', 'x', '']],
    ['knee', 'n iː', ['kn', 'ee']],
  ])('aligns letters and sounds: %s', (word, sounds, expected) => {
    expect(spans(word, sounds)).toEqual(expected)
  })

  it('aligns any letters and sounds in order', () => {
    const sound = fc.constantFrom('p', 'ɪ', 'ŋ', 'əʊ', 'tʃ', 'ɡ')
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.array(sound, { maxLength: 8 }), (word, sounds) => {
        const found = letterSpans(word, sounds)
        expect(found).toHaveLength(sounds.length)
        let end = 0
        for (const [from, to] of found) {
          expect(from).toBeGreaterThanOrEqual(end)
          end = to
        }
        expect(end).toBeLessThanOrEqual(word.length)
      }),
    )
  })
})

describe('learned rules', () => {
  it('leave a word unchanged if there are none', () => {
    for (const ipa of ['ˈhæpi', 'ˌedʒʊˈkeɪʃən', 'ˈsɪəriəs', 'ɪnˌfluːˈenzə']) {
      expect(applyLearnedRules('whatever', parseIpa(ipa), none).map((one) => formatIpa(one))).toEqual([ipa])
    }
  })

  it('move the stress, then change sounds, then add a variant', () => {
    const rules = {
      // Template 1 is the last three letters and the number of vowels; template 2 the letters and the position of a
      // sound.
      stress: [{ template: 1, value: 'ian|4', from: '2', to: '1' }],
      sounds: [{ template: 2, value: 'e|-1|2', from: 'e', to: 'ɪ' }],
      variants: [],
    }
    const spoken = applyLearnedRules('melodian', parseIpa('meˈləʊdiən'), rules)
    expect(spoken).toHaveLength(1)
    expect(readLearnedRules().variants.length).toBeGreaterThan(10)
  })

  it('are learnt if they correct more than they break', () => {
    const words = ['bata', 'kata', 'tata', 'mata', 'bato']
    const units = words.map((word) => ({
      word,
      sites: [{ current: 'a', target: word.endsWith('a') ? 'e' : 'a' }] as Site[],
    }))
    const rules = learnTransformations({
      units,
      sitesOf: ({ sites }) => sites,
      featuresOf: ({ word }) => ['', word.slice(-1)],
      leastGain: 3,
      leastPrecision: 0.9,
      mostRules: 10,
    })
    expect(rules).toEqual([{ template: 1, value: 'a', from: 'a', to: 'e' }])
    expect(units.every(({ sites }) => sites[0]!.current === sites[0]!.target)).toBe(true)
  })

  it('for variants are learnt from a minimum share of the places', () => {
    const units = [...'aaaaabbbbb'].map((letter, at) => ({
      letter,
      sites: [{ current: 'ɪ', target: letter === 'a' && at < 3 ? 'ə' : 'ɪ' }],
    }))
    const task = {
      units,
      sitesOf: ({ sites }: (typeof units)[number]) => sites,
      featuresOf: ({ letter }: (typeof units)[number]) => [letter],
    }
    const limits = { leastPlaces: 2, leastShare: 0.5, mostRules: 5 }
    expect(learnVariants(task, limits)).toEqual([{ template: 0, value: 'a', from: 'ɪ', to: 'ə' }])
    expect(learnVariants(task, { ...limits, leastShare: 0.8 })).toEqual([])
  })
})

it('nearestReference aligns the nearest transcription with the sounds of the word', () => {
  const reference = nearestReference(ruleWord('abbess', parseIpa('ˈæbes')), ['ˈæb.ɪs', 'ˈabəs'])
  expect(reference).toMatchObject({ targets: ['æ', 'b', 'ɪ', 's'], mainFromEnd: '1' })
  const longer = nearestReference(ruleWord('every', parseIpa('ˈevri')), ['ˈɛv(ə)ɹi'])
  expect(longer?.cost).toBe(0)
})
