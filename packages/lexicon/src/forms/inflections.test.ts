import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PartOfSpeech } from '../part-of-speech'
import { detach } from './detachment'
import { inflections, syllables } from './inflections'

const forms = (word: string, partOfSpeech: PartOfSpeech) =>
  [...new Set(inflections(word, partOfSpeech).map(({ form }) => form))].join(' ')

describe('inflections', () => {
  it.each([
    ['book', 'books'],
    ['box', 'boxes'],
    ['city', 'cities'],
    ['day', 'days'],
    ['church', 'churches'],
    ['quiz', 'quizzes'],
    ['potato', 'potatoes'],
    ['photo', 'photos'],
    ['policeman', 'policemen'],
    ['human', 'humans'],
  ])('noun %s: %s', (word, expected) => {
    expect(forms(word, 'noun')).toBe(expected)
  })

  it.each([
    ['walk', 'walks walked walking'],
    ['stop', 'stops stopped stopping'],
    ['travel', 'travels travelled travelling'],
    ['visit', 'visits visited visiting'],
    ['commit', 'commits committed committing'],
    ['offer', 'offers offered offering'],
    ['prefer', 'prefers preferred preferring'],
    ['waver', 'wavers wavered wavering'],
    ['reveal', 'reveals revealed revealing'],
    ['lie', 'lies lied lying'],
    ['agree', 'agrees agreed agreeing'],
    ['try', 'tries tried trying'],
    ['play', 'plays played playing'],
    ['panic', 'panics panicked panicking'],
    ['fix', 'fixes fixed fixing'],
    ['hope', 'hopes hoped hoping'],
  ])('verb %s: %s', (word, expected) => {
    expect(forms(word, 'verb')).toBe(expected)
  })

  it.each([
    ['happy', 'happier happiest'],
    ['big', 'bigger biggest'],
    ['nice', 'nicer nicest'],
    ['quiet', 'quieter quietest'],
    ['narrow', 'narrower narrowest'],
    ['simple', 'simpler simplest'],
    ['unhappy', 'unhappier unhappiest'],
    ['beautiful', ''],
    ['careful', ''],
    ['interesting', ''],
  ])('adjective %s: %s', (word, expected) => {
    expect(forms(word, 'adjective')).toBe(expected)
  })

  it('replaces regular forms by listed ones, and uses a listed past as the participle too', () => {
    expect(
      inflections('tell', 'verb', [{ form: 'told', detail: 'past' }]).map(
        ({ form, detail }) => `${detail}: ${form}`,
      ),
    ).toEqual([
      'present with he/she/it: tells',
      'past: told',
      'past participle: told',
      'present participle: telling',
    ])
    expect(
      inflections('good', 'adjective', [
        { form: 'better', detail: 'comparative' },
        { form: 'best', detail: 'superlative' },
      ]).map(({ form }) => form),
    ).toEqual(['better', 'best'])
  })

  it('returns nothing for words that do not inflect', () => {
    expect(inflections('of', 'preposition')).toEqual([])
  })
})

it('detach finds the base of every regular form', () => {
  const word = fc.stringMatching(
    /^[bcdfglmnprst]{1,2}[aeiou]{1,2}[bcdfgklmnprstvxz]{0,2}(?:[aeiou][bdfgklmnprst])?(?:e|y)?$/,
  )
  const use = fc.constantFrom('noun', 'verb', 'adjective' as const)
  fc.assert(
    fc.property(word, use, (base, partOfSpeech) => {
      fc.pre(base.length > 2 && base !== 'see' && !base.endsWith('man'))
      for (const { form } of inflections(base, partOfSpeech)) {
        expect(detach(form).map((found) => found.base)).toContain(base)
      }
    }),
    { numRuns: 3000, examples: [['lufer', 'adjective']] },
  )
})

it.each([
  ['word', 1],
  ['make', 1],
  ['happy', 2],
  ['table', 2],
  ['beautiful', 3],
  ['asked', 1],
  ['wanted', 2],
])('%s has %i syllables', (word, count) => {
  expect(syllables(word)).toBe(count)
})
