import { ownLanguages } from '@wordhoard/contracts/fields/language-fields'
import { shareEquivalent } from '@wordhoard/learning/glosses/equivalents'
import { randomFromSeed } from '@wordhoard/learning/simulator/seeded-random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TargetWord } from '../games/confusable'
import { drawOptions, type GlossOption } from './draw-options'
import { equivalentsInto, isComparable } from './equivalents-of'
import { type GlossParts, openGlossParts } from './gloss-parts.fixture'

/** Every so many of the dictionary's common words, each in another language; all of them when FULL is set. */
const EVERY = process.env.FULL ? 1 : 53
const COMMON = 20_000
/** Languages by which meanings are compared whatever the learner's is. */
const PIVOTS = ['de', 'es', 'fr', 'zh']

let parts: GlossParts
let asked: { word: TargetWord; options: GlossOption[]; lang: string | undefined }[]
let undrawn: string[]
beforeAll(async () => {
  parts = await openGlossParts(randomFromSeed(20261126))
  const { rows } = await parts.pool.query<{ id: number }>(
    `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY frequency_rank) AS place FROM spell
       WHERE frequency_rank <= $1) s WHERE place % $2 = 0`,
    [COMMON, EVERY],
  )
  const facts = await parts.facts.get(rows.map(({ id }) => id))
  asked = []
  undrawn = []
  let at = 0
  for (const word of facts.values()) {
    const sense = word.senses[at % Math.min(3, word.senses.length)]
    const lang = [...ownLanguages, undefined][at++ % (ownLanguages.length + 1)]
    if (!sense || !/^(noun|verb|adjective)$/.test(sense.partOfSpeech)) continue
    if (!(await isComparable(parts, sense.id))) continue
    const options = await drawOptions(parts, { facts: word, sense }, lang)
    if (options) asked.push({ word: { facts: word, sense }, options, lang })
    else undrawn.push(word.headword)
  }
}, 600_000)
afterAll(() => parts.pool.end())

describe('the meanings of glosses', () => {
  it('are found for nearly every common word', () => {
    expect(asked.length).toBeGreaterThan(100)
    expect(undrawn.length / (asked.length + undrawn.length), undrawn.join(' ')).toBeLessThan(0.03)
  })

  it('are never right twice: other words share no translation, synonym or kind with the word asked', async () => {
    const faults: string[] = []
    for (const { word, options, lang } of asked) {
      const { facts } = word
      const { siblingsOf, confusableWith } = {
        siblingsOf: parts.lexicon.relations.siblingsOf(facts.id),
        confusableWith: parts.lexicon.relations.confusableWith(facts.id),
      }
      const others = options.slice(1).map((option) => option.word)
      const ids = [...facts.senses, ...others.map(({ sense }) => sense)].map(({ id }) => id)
      const fault = (why: string, other: string) => faults.push(`${why}: ${facts.headword}, ${other}`)
      for (const language of new Set([...PIVOTS, ...(lang ? [lang] : [])])) {
        const of = await equivalentsInto(parts, language, ids)
        for (const { facts: other, sense } of others)
          if (facts.senses.some(({ id }) => shareEquivalent(of(id), of(sense.id))))
            fault(language, other.headword)
      }
      for (const { facts: other, sense } of others) {
        if (siblingsOf.has(other.id) || confusableWith.has(other.id)) fault('kind', other.headword)
        if (sense.partOfSpeech !== word.sense.partOfSpeech) fault('part of speech', other.headword)
        if (facts.senses.some(({ synonyms }) => synonyms.includes(other.headword)))
          fault('synonym', other.headword)
      }
    }
    expect(faults).toEqual([])
  })

  it('are three different texts of the same kind, and show as many translations each', () => {
    for (const { word, options } of asked) {
      const texts = options.map(({ text }) => text)
      expect(new Set(texts).size, word.facts.headword).toBe(3)
      expect(texts.every((text) => text.trim() !== '')).toBe(true)
      const counts = texts.map((text) => text.split('; ').length)
      expect(new Set(counts).size, texts.join(' | ')).toBe(1)
    }
  })
})
