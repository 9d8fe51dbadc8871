import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'
import type { ConfusionSet } from '@wordhoard/learning/confusions/confusion-sets'
import { directHeadwords } from '@wordhoard/lexicon/forms/direct-forms'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Dictionary, openDictionary } from '../../dictionary/open-dictionary'
import { type WordFacts, WordFactsStore } from '../games/word-facts'
import { confusionSets } from './rivals'

let pool: pg.Pool
let dictionary: Dictionary
let sets: ConfusionSet[]
let known: Map<number, WordFacts>
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: inject('dictionaryDatabase'), max: 2 })
  dictionary = await openDictionary(pool, join(projectRoot(), '.data-test'))
  sets = [...(await confusionSets()).all()]
  const ids = sets.flatMap(({ words }) => words.flatMap(({ word }) => dictionary.index.idOf(word) ?? []))
  known = await new WordFactsStore(dictionary).get(ids)
})
afterAll(() => pool.end())

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
const namesOf = ({ words }: ConfusionSet) => words.map(({ word }) => word).join(' | ')
/** Returns the headwords that a form stands for; of a phrase, those of its words. */
const headwordsOf = (form: string) => [form, ...directHeadwords(form, dictionary.index)]
const factsOf = (word: string) => known.get(dictionary.index.idOf(word) ?? 0)
const isFormOf = (form: string, word: string) => {
  if (factsOf(word)?.forms.includes(plain(form))) return true
  const [one, other] = [plain(form).split(' '), word.split(' ')]
  return one.length === other.length && one.every((each, at) => headwordsOf(each).includes(other[at]!))
}

describe('the table of words that learners mix up', () => {
  it('has two or three headwords in each set, all fit for a class', () => {
    const faults = sets.filter(
      ({ words }) =>
        words.length < 2 ||
        words.length > 3 ||
        words.some(({ word }) => (factsOf(word)?.senses.length ?? 0) === 0),
    )
    expect(sets.length).toBeGreaterThan(2_000)
    expect(faults.map(namesOf)).toEqual([])
  })

  it('has no two words in two sets, and no question for two words of a set', () => {
    const pairs = sets.flatMap(({ words }) =>
      words.flatMap(({ word }, at) =>
        words.slice(at + 1).map((other) => [word, other.word].sort().join(' | ')),
      ),
    )
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([])
    const alike = sets.filter(({ words }) => new Set(words.map(({ gap }) => gap)).size < words.length)
    expect(alike.map(namesOf)).toEqual([])
  })

  it('offers a form of each word, all different, of which the right one makes the sentence', () => {
    const faults: string[] = []
    for (const { words } of sets) {
      for (const [place, { gap, sentence, choices }] of words.entries()) {
        if (choices.length !== words.length || new Set(choices.map(plain)).size !== choices.length)
          faults.push(`choices: ${gap}`)
        const right = gap.replace('____', choices[place]!)
        if (gap.split('____').length !== 2 || plain(right) !== plain(sentence)) faults.push(`gap: ${gap}`)
        for (const [at, choice] of choices.entries())
          if (!isFormOf(choice, words[at]!.word))
            faults.push(`${choice} is no form of ${words[at]!.word}: ${gap}`)
      }
    }
    expect(faults).toEqual([])
  })

  it('never has the other word, in any form, beside the gap', () => {
    const faults: string[] = []
    for (const { words } of sets) {
      for (const [place, { gap }] of words.entries()) {
        const around = plain(gap).match(/[\p{L}'-]+/gu) ?? []
        for (const [at, { word }] of words.entries()) {
          const isThere = word.includes(' ')
            ? ` ${around.join(' ')} `.includes(` ${word} `)
            : at !== place && around.some((each) => headwordsOf(each).includes(word))
          if (isThere) faults.push(`${word}: ${gap}`)
        }
      }
    }
    expect(faults).toEqual([])
  })
})
