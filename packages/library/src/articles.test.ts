import { fileURLToPath } from 'node:url'
import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { loadLexicon } from '@wordhoard/dictionary/index/load-lexicon'
import { readSpellings, type Spellings } from '@wordhoard/dictionary-build/spellings'
import { baseForms } from '@wordhoard/lexicon/forms/base-forms'
import { type Level, levels, textLevel } from '@wordhoard/lexicon/level'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import { wordnetLexicon } from '@wordhoard/lexicon/testing/wordnet-lexicon.fixture'
import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { VocabularyReader } from '@wordhoard/lexicon/vocabulary/vocabulary'
import pg from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import '@wordhoard/dictionary/testing/provided-context'
import { readLibrary } from './library'

const library = readLibrary()

/** Minimum and maximum number of words of an article at each level. */
const lengths: Partial<Record<Level, readonly [number, number]>> = {
  A2: [250, 400],
  B1: [400, 600],
  B2: [600, 900],
  C1: [800, 1200],
  C2: [900, 1400],
}

const wordsOf = (text: string) =>
  tokenise(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ start, end }) => text.slice(start, end))

describe('the library', () => {
  it('has articles at every level from A2', () => {
    const count = (level: Level) => library.filter((article) => article.level === level).length
    expect(library.length).toBeGreaterThanOrEqual(24)
    expect(Object.fromEntries(levels.map((level) => [level, count(level)]))).toEqual({
      A1: 0,
      A2: 6,
      B1: 6,
      B2: 6,
      C1: 4,
      C2: 4,
    })
  })

  it.each(library)('has an article of the right length for its level: $title', ({ level, markdown }) => {
    const [fewest, most] = lengths[level]!
    const words = wordsOf(markdown).length
    expect(words).toBeGreaterThanOrEqual(fewest)
    expect(words).toBeLessThanOrEqual(most)
  })

  it.each(library)('has an article without links, pictures or HTML: $title', ({ markdown }) => {
    expect(markdown).not.toMatch(/https?:|!\[|\]\(|<\w|^# /m)
  })

  it('was written over two years, on different days, the easiest articles last', () => {
    const days = library.map(({ written }) => written)
    expect(new Set(days).size).toBe(library.length)
    // Lists show the newest article first, and new readers should see the easiest ones there.
    expect(days).toEqual(days.toSorted().toReversed())
    const years = (Date.parse(days[0]!) - Date.parse(days.at(-1)!)) / (365 * 86_400_000)
    expect(years).toBeGreaterThan(1.5)
    expect(years).toBeLessThan(2)
  })

  it.each(library)('has only hyphens that our fonts can draw: $title', (article) => {
    expect(Object.values(article).join()).not.toMatch(/[\u00AD\u2010-\u2012\u2212]/)
  })

  it.each(library)('uses typographic quotes and dashes: $title', ({ title, summary, markdown }) => {
    for (const text of [title, summary, markdown]) {
      expect(text).not.toMatch(/['"]|--(?!-)(?![ -]*\|)|—|\.\.\./)
      const opened = (text.match(/‘/g) ?? []).length
      // Apostrophes look like closing quotes, so these may outnumber the opening ones, but not the other way round.
      expect((text.match(/’/g) ?? []).length).toBeGreaterThanOrEqual(opened)
    }
  })
})

describe('the language of the library', () => {
  let dictionary: DictionaryIndex
  let spellings: Spellings
  const words = wordnetLexicon()

  beforeAll(async () => {
    const pool = new pg.Pool({ connectionString: inject('dictionaryDatabase') })
    dictionary = await loadLexicon(pool)
    await pool.end()
    const pairs = new URL('../../dictionary-build/data/spelling-pairs.tsv', import.meta.url)
    spellings = await readSpellings(fileURLToPath(pairs))
  })

  const isVerb = (word: string) => (words.partsOfSpeech(word) & partOfSpeechBits.verb) !== 0

  /**
   * Returns whether a form is American: by the dictionary's pairs of spellings, inflected or not, or by a single l
   * where British doubles it (traveled).
   */
  function isAmerican(form: string): boolean {
    if ([form, ...baseForms(form, words).map(({ headword }) => headword)].some(isPaired)) return true
    const stem = /^(\w+[^aeiou\W][aeiou]l)(?:ed|ing|ers?)$/.exec(form)?.[1]
    return stem !== undefined && isVerb(stem) && !isVerb(`${stem}e`)
  }
  const isPaired = (word: string) => spellings.british(word) !== word

  it('is checked by a function that recognises American spellings', () => {
    for (const word of ['colors', 'traveled', 'gray', 'organizing', 'theaters', 'honored', 'pajamas'])
      expect(isAmerican(word), word).toBe(true)
    for (const word of ['colours', 'travelled', 'grey', 'smiling', 'ruled', 'feeling', 'organised'])
      expect(isAmerican(word), word).toBe(false)
  })

  it.each(library)('is British: $title', ({ title, summary, markdown }) => {
    const forms = wordsOf(`${title}\n\n${summary}\n\n${markdown}`).map((word) => word.toLowerCase())
    expect(forms.filter(isAmerican)).toEqual([])
    expect(
      forms.filter((form) => /^(?:gotten|math|mom|sidewalk|vacation|toward|afterward)$/.test(form)),
    ).toEqual([])
  })

  it('is at its stated level: nine in ten articles are within one level of the text engine’s estimate', () => {
    const reader = new VocabularyReader(dictionary)
    const estimates = library.map(({ title, level, markdown }) => {
      const text = reader.read(markdown)
      const counted = text.words.map(({ headword, count }) => ({
        rank: dictionary.frequencyRank(headword),
        level: dictionary.levelOf(headword),
        count,
      }))
      const estimate = textLevel(counted, text.sentences.length)
      const [lowest, highest] = estimate.range.map((one) => levels.indexOf(one))
      const at = levels.indexOf(level)
      return {
        title,
        distance: Math.abs(levels.indexOf(estimate.level) - at),
        isInRange: lowest! <= at && at <= highest!,
      }
    })
    const off = estimates.filter(({ distance }) => distance > 1)
    const inRange = estimates.filter(({ isInRange }) => isInRange)
    expect(inRange.length / library.length).toBeGreaterThanOrEqual(0.8)
    expect(off.length / library.length, off.map(({ title }) => title).join()).toBeLessThanOrEqual(0.1)
  })
})
